import type { PublishedDeal } from '@bookrunner/contract/deals'
import { useParams } from 'react-router'
import { OfferView } from '../../deals/index.ts'
import { OwnAllocationSlot } from '../parts/allocation-slot.ts'
import {
  isAllocated,
  useDealOwnOrders,
  useOrdersFollowDeal,
  useOwnOrdersNews,
} from '../parts/use-own-orders.ts'
import { Ticket } from '../ticket/Ticket.tsx'

const ticketOf = (deal: PublishedDeal) => <Ticket key={deal.header.dealId} deal={deal} />

/** The deal page of an investor, with the ticket and the house's orders. */
export default function OrderDealPage() {
  const { id = '' } = useParams()
  useOwnOrdersNews()
  useOrdersFollowDeal(id)
  // Loaded together with the deal, so that the allocation does not push the page down later.
  const own = useDealOwnOrders(id).data?.list.filter(({ deal }) => deal.dealId === id)
  const hasAllocation = own?.some(isAllocated)
  const outcomeOf = ({ header }: PublishedDeal) =>
    header.status === 'Priced' && hasAllocation && <OwnAllocationSlot.Place dealId={header.dealId} />
  return (
    <OfferView
      dealId={id}
      order={ticketOf}
      outcome={outcomeOf}
      isAllocated={own?.some(({ status }) => status === 'Allocated')}
    />
  )
}
