import { BellOutlined, CheckCircleFilled } from '@ant-design/icons'
import type { InvestorOrder } from '@bookrunner/contract/orders'
import { lastOrderLevels } from '@bookrunner/domain/orders'
import { Flex } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { useKeptFocus } from '../../../../kit/use-kept-focus.ts'
import { useText } from '../../../../platform/text.ts'
import { Countdown, DealTime, levelText } from '../../../deals/parts/index.ts'
import { LadderText, QuickAnswer } from '../../parts/index.ts'
import { FollowDeal } from '../follow.tsx'
import { myOrdersText } from '../text.ts'
import type { OpenOrder } from '../order-list.ts'
import { nextAnswer } from './next-answer.ts'
import { useWanted } from './use-wanted.ts'
import { isWanted, type WantedRow } from './wanted-list.ts'
import { classes } from '../../../../kit/classes.ts'
import css from './Wanted.module.css'
import textCss from '../../../../kit/text.module.css'

/** How long a confirmation is read, unless somebody is at it. */
const READ_MS = 8000

interface Props {
  readonly placeOf: OpenOrder['placeOf']
}

/** What is wanted of one's house now: on top, the soonest close first, in one tap each; nothing where nothing is. */
export function Wanted({ placeOf }: Props) {
  const { rows, leave } = useWanted()
  return rows.length === 0 ? null : <Rows rows={rows} placeOf={placeOf} onRead={leave} />
}

interface RowsProps extends Props {
  readonly rows: readonly WantedRow[]
  readonly onRead: (orderId: string) => void
}

function Rows({ rows, placeOf, onRead }: RowsProps) {
  const t = useText(myOrdersText)
  const count = rows.filter(({ done }) => !done).length
  // Who answers by key goes on at the next one.
  const state = rows.map(({ order, done }) => `${order.order.id} ${done}`).join()
  const root = useKeptFocus(state, nextAnswer, 'li')
  return (
    <section className={css.wanted} aria-label={t('wanted.title')}>
      <div ref={root}>
        <div className={textCss.sectionHead}>
          <h2>
            <BellOutlined aria-hidden /> {t('wanted.title')}
          </h2>
          {count > 0 && <span className="br-figures">{t('wanted.count', { count })}</span>}
        </div>
        <ul>
          {rows.map((row) => (
            <Row key={row.order.order.id} row={row} to={placeOf(row.order.order.id)} onRead={onRead} />
          ))}
        </ul>
      </div>
      {[...new Set(rows.map(({ order }) => order.deal.dealId))].map((dealId) => (
        <FollowDeal key={dealId} dealId={dealId} />
      ))}
    </section>
  )
}

interface RowProps {
  readonly row: WantedRow
  readonly to: ReturnType<Props['placeOf']>
  readonly onRead: (orderId: string) => void
}

function Row({ row: { order, done }, to, onRead }: RowProps) {
  const { number, deal, order: record } = order
  const item = useRef<HTMLLIElement>(null)
  const read = useEffectEvent(() => {
    // Who is changing the answer, or has it under the keys, is not interrupted.
    if (item.current?.querySelector('input:focus')) return
    onRead(record.id)
  })
  useEffect(() => {
    if (!done) return undefined
    const timer = setInterval(() => read(), READ_MS)
    return () => clearInterval(timer)
  }, [done])
  return (
    <li ref={item} data-done={done || undefined}>
      <Flex align="baseline" wrap gap="0 10px">
        <Link to={to} className={css.deal}>
          <span translate="no">{deal.name}</span>
        </Link>
        <span className={classes(textCss.note, 'br-figures')} translate="no">
          {number}
        </span>
        <Ends deal={deal} />
      </Flex>
      <Flex vertical gap={2} className={css.asked}>
        <Asked order={order} done={done} />
        <LadderText orderLevels={lastOrderLevels(record)} guidance={deal.guidance} />
      </Flex>
      {done && !hasAnswer(order) ? <Submitted order={order} /> : <QuickAnswer order={order} />}
    </li>
  )
}

/** Of a test or at FPG; an intention is simply not one any longer. */
const hasAnswer = ({ fpgState, figures, deal, actions }: InvestorOrder): boolean =>
  (fpgState === 'answered' && actions.answerFpg === 'yes') ||
  (deal.test !== null && figures.testSize !== null && actions.answerTest === 'yes')

function Submitted({ order }: { readonly order: InvestorOrder }) {
  const t = useText(myOrdersText)
  return (
    <p className={textCss.success} role="status">
      <CheckCircleFilled aria-hidden />{' '}
      {order.order.stage === 'intention' ? t('wanted.submitted') : t('wanted.gone')}
    </p>
  )
}

function Ends({ deal: { closesAt, timeZone } }: Pick<InvestorOrder, 'deal'>) {
  if (closesAt === null) return null
  return (
    <span className={css.ends}>
      <DealTime at={closesAt} timeZone={timeZone} short /> <Countdown until={closesAt} />
    </span>
  )
}

function Asked({ order, done }: Pick<WantedRow, 'order' | 'done'>) {
  const t = useText(myOrdersText)
  const { deal, needsTestSize } = order
  if (done) return null
  const words = needsTestSize
    ? t('wanted.test', { level: levelText(deal.test?.level) })
    : order.fpgState === 'waiting'
      ? t('wanted.fpg', { level: levelText(deal.guidance) })
      : t('wanted.submit')
  return isWanted(order) && <strong>{words}</strong>
}
