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

/** A deal as it is offered to one's house, with the ticket and one's orders on it. */
export default function OrderDealPage() {
  const { id = '' } = useParams()
  useOwnOrdersNews()
  useOrdersFollowDeal(id)
  // Asked for beside the deal, so that what came of it pushes nothing down that is read already.
  const told = useDealOwnOrders(id).data?.list.some((own) => own.deal.dealId === id && isAllocated(own))
  const outcomeOf = ({ header }: PublishedDeal) =>
    header.status === 'Priced' && told && <OwnAllocationSlot.Place dealId={header.dealId} />
  return <OfferView dealId={id} order={ticketOf} outcome={outcomeOf} />
}
