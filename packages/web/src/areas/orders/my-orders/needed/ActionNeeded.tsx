import { BellOutlined, CheckCircleFilled } from '@ant-design/icons'
import type { InvestorOrder } from '@bookrunner/contract/orders'
import { lastOrderLevels } from '@bookrunner/domain/orders'
import { Flex } from 'antd'
import { Link } from 'react-router'
import { useFocusRecovery } from '../../../../kit/use-focus-recovery.ts'
import { useText } from '../../../../platform/text.ts'
import { Countdown, DealTime, levelText } from '../../../deals/parts/index.ts'
import { LadderText, QuickAnswer } from '../../parts/index.ts'
import { FollowDeal } from '../follow.tsx'
import { myOrdersText } from '../text.ts'
import type { OpenOrder } from '../order-list.ts'
import { nextAnswer } from './next-answer.ts'
import { useActionList } from './use-action-list.ts'
import { needsAction, type ActionRow } from './action-list.ts'
import css from './ActionNeeded.module.css'
import textCss from '../../../../kit/text.module.css'

interface Props {
  readonly placeOf: OpenOrder['placeOf']
}

/** Orders that need an answer now, the soonest close first. */
export function ActionNeeded({ placeOf }: Props) {
  const rows = useActionList()
  return rows.length === 0 ? null : <Rows rows={rows} placeOf={placeOf} />
}

interface RowsProps extends Props {
  readonly rows: readonly ActionRow[]
}

function Rows({ rows, placeOf }: RowsProps) {
  const t = useText(myOrdersText)
  const count = rows.filter(({ done }) => !done).length
  // After an answer by keyboard the focus moves to the next order.
  const state = rows.map(({ order, done }) => `${order.order.id} ${done}`).join()
  const root = useFocusRecovery(state, nextAnswer, 'li')
  return (
    <section className={css.needed} aria-label={t('needed.title')}>
      <div ref={root}>
        <div className={textCss.sectionHead}>
          <h2>
            <BellOutlined aria-hidden /> {t('needed.title')}
          </h2>
          <span className="br-figures">
            {[
              ...(count > 0 ? [t('needed.count', { count })] : []),
              ...(count < rows.length ? [t('needed.answered', { count: rows.length - count })] : []),
            ].join(' · ')}
          </span>
        </div>
        <ul>
          {rows.map((row) => (
            <Row key={row.order.order.id} row={row} to={placeOf(row.order.order.id)} />
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
  readonly row: ActionRow
  readonly to: ReturnType<Props['placeOf']>
}

function Row({ row: { order, done, ended }, to }: RowProps) {
  const { number, deal, order: record } = order
  const t = useText(myOrdersText)
  const submitted = ended && record.stage === 'intention'
  return (
    <li data-done={done || undefined}>
      <Flex align="baseline" wrap gap="0 10px">
        <Link to={`/order/deal/${encodeURIComponent(deal.dealId)}`} className={css.deal} translate="no">
          {deal.name}
        </Link>
        <Link
          to={to}
          className="br-figures"
          translate="no"
          aria-label={t('open', { number, deal: deal.name })}
        >
          {number}
        </Link>
        {!ended && !deal.bookClosed && <Ends deal={deal} />}
      </Flex>
      <Flex vertical gap={2} className={css.question}>
        <Question order={order} done={done} />
        <LadderText orderLevels={lastOrderLevels(record)} guidance={deal.guidance} currency={deal.currency} />
      </Flex>
      <div>
        {submitted && <Submitted />}
        {ended && !submitted && <span className={textCss.note}>{t('needed.closed')}</span>}
        <QuickAnswer order={order} ended={ended} />
      </div>
    </li>
  )
}

function Submitted() {
  const t = useText(myOrdersText)
  return (
    <p className={textCss.success} role="status">
      <CheckCircleFilled aria-hidden /> {t('needed.submitted')}
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

function Question({ order, done }: Pick<ActionRow, 'order' | 'done'>) {
  const t = useText(myOrdersText)
  const { deal, needsTestSize } = order
  if (done) return null
  const text = needsTestSize
    ? t('needed.test', { level: levelText(deal.test?.level) })
    : order.fpgState === 'waiting'
      ? t('needed.fpg', { level: levelText(deal.guidance) })
      : t('needed.submit')
  return needsAction(order) && <strong>{text}</strong>
}
