import type { PublishedDeal } from '@bookrunner/contract/deals'
import { useNarrow } from '../../../kit/use-narrow.ts'
import { useText } from '../../../platform/text.ts'
import { OrderPanel } from './OrderPanel.tsx'
import { PhoneOrder } from './PhoneOrder.tsx'
import { ticketText } from './text.ts'
import { useDealOrders } from './use-deal-orders.ts'
import css from './ticket.module.css'

/** The ticket beside the terms; on a phone a sheet from the bottom. */
export function Ticket({ deal }: { readonly deal: PublishedDeal }) {
  const t = useText(ticketText)
  const own = useDealOrders(deal)
  const narrow = useNarrow()
  if (narrow) return <PhoneOrder own={own} />
  return (
    <aside className={css.ticket} aria-label={t('panel')}>
      <OrderPanel own={own} />
    </aside>
  )
}
