import type { PublishedDeal } from '@bookrunner/contract/deals'
import { useParams } from 'react-router'
import { OfferView } from '../../deals/index.ts'
import { useOrdersFollowDeal, useOwnOrdersNews } from '../parts/use-own-orders.ts'
import { Ticket } from '../ticket/Ticket.tsx'

const ticketOf = (deal: PublishedDeal) => <Ticket key={deal.face.dealId} deal={deal} />

/** A deal as it is offered to one's house, with the ticket and one's orders on it. */
export default function OrderDealPage() {
  const { id = '' } = useParams()
  useOwnOrdersNews()
  useOrdersFollowDeal(id)
  return <OfferView dealId={id} order={ticketOf} />
}
