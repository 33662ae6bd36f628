import { useParams } from 'react-router'
import { OfferView } from '../../deals/index.ts'
import { useOrdersFollowDeal, useOwnOrdersNews } from '../parts/use-own-orders.ts'

/** A deal as it is offered to one's house, with the ticket and one's orders on it. */
export default function OrderDealPage() {
  const { id = '' } = useParams()
  useOwnOrdersNews()
  useOrdersFollowDeal(id)
  return <OfferView dealId={id} order={() => null} />
}
