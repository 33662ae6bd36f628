import { useRef } from 'react'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { OfferList } from '../../deals/index.ts'
import { useOwnOrdersNews } from '../parts/use-own-orders.ts'
import { OrderDrawer } from './detail/OrderDrawer.tsx'
import { useOrderNotices } from './follow.tsx'
import { OrdersSection } from './OrdersSection.tsx'
import { useOpenOrder } from './order-list.ts'
import { ActionNeeded } from './needed/ActionNeeded.tsx'
import css from './my-orders.module.css'

/** My Orders: orders that need action, all orders of the house, and deals it is invited to. */
export default function MyOrdersPage() {
  const opened = useOpenOrder()
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
      <div className={css.myOrders}>
        <ActionNeeded placeOf={opened.placeOf} />
        <OrdersSection opened={opened} onDeals={toDeals} />
        <div ref={deals}>
          <OfferList />
        </div>
      </div>
      <OrderDrawer orderId={opened.openId} onClose={opened.close} />
    </>
  )
}
