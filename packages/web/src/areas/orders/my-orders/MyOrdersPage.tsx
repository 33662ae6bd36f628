import { useRef } from 'react'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { OfferList } from '../../deals/index.ts'
import { useOwnOrdersNews } from '../parts/use-own-orders.ts'
import { OrderDrawer } from './detail/OrderDrawer.tsx'
import { useOrderNotices } from './follow.tsx'
import { OrdersSection } from './OrdersSection.tsx'
import { useAddress } from './use-address.ts'
import { Wanted } from './wanted/Wanted.tsx'

/** My Orders: what is wanted of one's house, its orders, and the deals it is invited to. */
export default function MyOrdersPage() {
  const address = useAddress()
  const deals = useRef<HTMLDivElement>(null)
  useOwnOrdersNews()
  useOrderNotices()
  const toDeals = () => {
    deals.current?.scrollIntoView({ block: 'start' })
    deals.current?.querySelector<HTMLElement>('[data-card], input')?.focus({ preventScroll: true })
  }
  return (
    <>
      <PageHeader />
      <div className="br-my-orders">
        <Wanted placeOf={address.placeOf} />
        <OrdersSection address={address} onDeals={toDeals} />
        <div ref={deals}>
          <OfferList />
        </div>
      </div>
      <OrderDrawer orderId={address.openId} onClose={address.close} />
    </>
  )
}
