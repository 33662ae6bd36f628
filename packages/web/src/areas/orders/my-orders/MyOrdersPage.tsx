import { PageHeader } from '../../../kit/PageHeader.tsx'
import { OfferList } from '../../deals/index.ts'

/** My Orders: what is wanted of one's house, its orders, and the deals it is invited to. */
export default function MyOrdersPage() {
  return (
    <>
      <PageHeader />
      <OfferList />
    </>
  )
}
