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

const ticketOf = (deal: PublishedDeal) => <Ticket key={deal.face.dealId} deal={deal} />

const outcomeOf = ({ face }: PublishedDeal) => face.status === 'Priced' && <Outcome dealId={face.dealId} />

/** From when something was told of one of the house's orders. */
function Outcome({ dealId }: { readonly dealId: string }) {
  const orders = useDealOwnOrders(dealId).data?.list
  return orders?.some(isAllocated) && <OwnAllocationSlot.Place dealId={dealId} />
}

/** A deal as it is offered to one's house, with the ticket and one's orders on it. */
export default function OrderDealPage() {
  const { id = '' } = useParams()
  useOwnOrdersNews()
  useOrdersFollowDeal(id)
  return <OfferView dealId={id} order={ticketOf} outcome={outcomeOf} />
}
