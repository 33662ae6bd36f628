import type { InvestorOrder } from '@bookrunner/contract/orders'
import { nameIn } from '@bookrunner/domain/kernel'
import { useText } from '../../../../platform/text.ts'
import { DealTime, useReader } from '../../../deals/parts/index.ts'
import { useOwnHistory } from '../../parts/use-own-orders.ts'
import { orderDetailText } from './text.ts'
import css from './detail.module.css'
import textCss from '../../../../kit/text.module.css'

/** The comments of both sides on an order, the oldest first; nobody overwrites a line of another. */
export function Conversation({ order: { order, deal } }: { readonly order: InvestorOrder }) {
  const t = useText(orderDetailText)
  const { lang } = useReader()
  const { data } = useOwnHistory(order.id)
  const lines = (data?.list ?? [])
    .filter(
      ({ changes, order: each }) => each.comment !== null && changes.some(({ field }) => field === 'comment'),
    )
    .toReversed()
  if (lines.length === 0) return null
  return (
    <section className={css.says} aria-label={t('comments')}>
      <h3>{t('comments')}</h3>
      <ol>
        {lines.map(({ shown, at, by, order: each }) => (
          <li key={shown} className={css.line}>
            <p translate="no">{each.comment}</p>
            <small className={textCss.note}>
              {nameIn(lang, by)} <DealTime at={at} timeZone={deal.timeZone} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
