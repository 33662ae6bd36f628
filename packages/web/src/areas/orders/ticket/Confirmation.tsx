import { CheckCircleFilled } from '@ant-design/icons'
import type { ReplyOf } from '@bookrunner/contract'
import { orderCodeName, type InvestorOrder, type ordersCalls } from '@bookrunner/contract/orders'
import { lastOrderLevels, meaningOf, orderNumber, phaseOf, topSize } from '@bookrunner/domain/orders'
import { Button, Flex } from 'antd'
import { useEffect, useRef } from 'react'
import { instant } from '../../../kit/format.ts'
import { useText, type TranslateOf } from '../../../platform/text.ts'
import { DealTime, useReader } from '../../deals/parts/index.ts'
import { ConfirmationFile, LadderText, MeaningLines, meaningTexts, orderText } from '../parts/index.ts'
import { useOwnHistory } from '../parts/use-own-orders.ts'
import type { Confirmed } from './confirmed.ts'
import { levelOfRules, type TicketDeal } from './deal-context.ts'
import { ticketText } from './text.ts'
import css from './ticket.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly deal: TicketDeal
  readonly confirmed: Confirmed
  /** The current order, once loaded. */
  readonly order: InvestorOrder | undefined
  readonly onClose: () => void
  readonly onAnother: (() => void) | undefined
}

type Version = ReplyOf<typeof ordersCalls.getHisOrderList>['list'][number]

/** The confirmation of a write: order number, server time, content and next steps. */
export function Confirmation({ deal, confirmed, order, onClose, onAnother }: Props) {
  const t = useText(ticketText)
  const history = useOwnHistory(confirmed.what === 'deleted' ? '' : confirmed.orderId)
  const version = history.data?.list.find(
    ({ shown }) => confirmed.shown === null || shown === confirmed.shown,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus makes screen readers read it, and Tab continues from here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={css.taken} aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        <CheckCircleFilled aria-hidden /> {t(`done.${confirmed.what}`)}
      </h2>
      {confirmed.what !== 'deleted' && <Facts deal={deal} confirmed={confirmed} version={version} />}
      {version && confirmed.what !== 'withdrawn' && <Means deal={deal} version={version} />}
      {confirmed.late && <p className={textCss.note}>{t('done.late')}</p>}
      {order?.order.conditional && <p className={css.warn}>{t('done.conditional')}</p>}
      {confirmed.what !== 'deleted' && <Next deal={deal} confirmed={confirmed} />}
      <Flex wrap gap={8}>
        <Button type="primary" onClick={onClose}>
          {t('done.close')}
        </Button>
        {confirmed.what !== 'deleted' && (
          <ConfirmationFile orderId={confirmed.orderId} label={t('done.pdf')} />
        )}
        {onAnother && <Button onClick={onAnother}>{t('done.another')}</Button>}
      </Flex>
    </section>
  )
}

function Facts({
  deal,
  confirmed,
  version,
}: {
  readonly deal: TicketDeal
  readonly confirmed: Confirmed
  readonly version: Version | undefined
}) {
  const t = useText(ticketText)
  const { lang } = useReader()
  const { timeZone, guidance, currency } = deal.published.header
  const number = orderNumber(confirmed.orderId)
  return (
    <dl className={css.takenFacts}>
      <div>
        <dt>{t('done.number')}</dt>
        <dd className="br-figures" translate="no">
          {number}
        </dd>
      </div>
      {version && (
        <>
          <div>
            <dt>{t('done.at')}</dt>
            <dd className="br-figures">
              {instant(version.at, lang, timeZone)} <OwnTime at={version.at} timeZone={timeZone} />
            </dd>
          </div>
          <div>
            <dt>{t('done.order')}</dt>
            <dd>
              {currency}{' '}
              <LadderText orderLevels={lastOrderLevels(version.order)} guidance={guidance?.level} />
            </dd>
          </div>
          <div>
            <dt>{t('commitment')}</dt>
            <dd>{orderCodeName('commitment', version.order.commitment, lang)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

/** The time in the reader's zone, if it differs. */
function OwnTime({ at, timeZone }: { readonly at: string; readonly timeZone: string }) {
  const { zone } = useReader()
  return zone === undefined || zone === timeZone ? null : (
    <span className={textCss.ownTime}>
      (<DealTime at={at} timeZone={zone} />)
    </span>
  )
}

function Means({ deal, version }: { readonly deal: TicketDeal; readonly version: Version }) {
  const orderT = useText(orderText)
  const orderLevels = lastOrderLevels(version.order)
  const guidance = levelOfRules(deal)
  const meaning = meaningOf(orderLevels, deal.rules)
  return <MeaningLines texts={meaningTexts({ meaning, size: topSize(orderLevels), guidance }, orderT)} />
}

function Next({ deal, confirmed }: { readonly deal: TicketDeal; readonly confirmed: Confirmed }) {
  const t = useText(ticketText)
  const { lang } = useReader()
  const steps = nextSteps(deal, confirmed, lang, t)
  return (
    <>
      <h3>{t('done.next')}</h3>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  )
}

const nextSteps = (
  { published: { header }, rules }: TicketDeal,
  { what }: Confirmed,
  lang: ReturnType<typeof useReader>['lang'],
  t: TranslateOf<typeof ticketText>,
): string[] => {
  const phase = phaseOf(rules.lifecycle)
  const until =
    header.closesAt && t('next.changeUntil', { at: instant(header.closesAt, lang, header.timeZone) })
  if (what === 'withdrawn') return [t('next.myOrders')]
  return [
    ...(header.bookClosed ? [] : [until ?? t('next.change')]),
    ...(phase === 'intentions' ? [t('next.intention')] : []),
    ...(phase === 'IPG' || phase === 'test' ? [t('next.fpg')] : []),
    ...(phase === 'FPG' ? [t('next.allocation')] : []),
    t('next.myOrders'),
  ]
}
