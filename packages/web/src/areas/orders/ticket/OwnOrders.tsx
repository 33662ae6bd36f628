import { MessageOutlined, PlusOutlined } from '@ant-design/icons'
import type { InvestorOrder } from '@bookrunner/contract/orders'
import { isOver, lastOrderLevels, mayTalk } from '@bookrunner/domain/orders'
import { Button, Flex } from 'antd'
import { useText } from '../../../platform/text.ts'
import { AllocatedText, LadderText, MeaningText, OrderStatusTag, QuickAnswer } from '../parts/index.ts'
import type { TicketDeal } from './deal-context.ts'
import { isAllocated } from '../parts/use-own-orders.ts'
import { PhaseNote } from './PhaseNote.tsx'
import { standingOf } from './standing.ts'
import { ticketText } from './text.ts'
import css from './ticket.module.css'

interface Props {
  readonly deal: TicketDeal
  readonly orders: readonly InvestorOrder[]
  readonly mayPlace: boolean
  readonly onOpen: (orderId: string, replace?: boolean, atComments?: boolean) => void
}

/** The house's orders on this deal, with status, meaning and the answer they need. */
export function OwnOrders({ deal, orders, mayPlace, onOpen }: Props) {
  const t = useText(ticketText)
  return (
    <>
      <Flex align="center" wrap gap="2px 8px" className={css.head}>
        <h2>{t('panel.count', { count: standingOf(orders) })}</h2>
        {mayPlace && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => onOpen('new')}>
            {t('panel.new')}
          </Button>
        )}
      </Flex>
      {/* Once all live orders are allocated there is nothing to wait for. */}
      {orders.some(waitsForAllocation) && <PhaseNote deal={deal} />}
      <ul className={css.ownOrders}>
        {orders.map((order) => (
          <OwnOrder key={order.order.id} order={order} onOpen={onOpen} />
        ))}
      </ul>
    </>
  )
}

export const waitsForAllocation = (order: InvestorOrder): boolean =>
  !isAllocated(order) && !isOver(order.status)

/** There is something to do with its ticket. */
export const mayOpen = ({ actions }: InvestorOrder): boolean =>
  actions.edit === 'yes' || actions.submit === 'yes' || actions.withdraw === 'yes'

/** There are comments, or they are open. */
const hasConversation = ({ order, deal }: InvestorOrder): boolean =>
  order.comment !== null || mayTalk(order.stage, deal.status)

/** What was asked for, and what became of it. */
export function OrderStands({ order }: { readonly order: InvestorOrder }) {
  const { status, deal } = order
  const orderLevels = lastOrderLevels(order.order)
  return (
    <>
      {orderLevels.length > 0 && <LadderText orderLevels={orderLevels} guidance={deal.guidance} />}
      {isAllocated(order) ? (
        <AllocatedText order={order} />
      ) : (
        status !== 'Withdrawn' && status !== 'Aborted' && <MeaningText order={order} />
      )}
    </>
  )
}

function OwnOrder({ order, onOpen }: { readonly order: InvestorOrder } & Pick<Props, 'onOpen'>) {
  const t = useText(ticketText)
  const { number, status } = order
  const draft = status === 'Draft'
  return (
    <li aria-label={t('title.order', { number })}>
      <Flex align="center" wrap gap={8} className={css.ownOrderHead}>
        <strong className="br-figures" translate="no">
          {number}
        </strong>
        <OrderStatusTag status={status} />
        {!mayOpen(order) && hasConversation(order) && (
          <Button
            icon={<MessageOutlined aria-hidden />}
            aria-label={t('do.comments', { number })}
            onClick={() => onOpen(order.order.id, false, true)}
          >
            {t('short.comments')}
          </Button>
        )}
        {mayOpen(order) && (
          <Button
            aria-label={t(draft ? 'do.open' : 'do.edit', { number })}
            onClick={() => onOpen(order.order.id)}
          >
            {t(draft ? 'short.open' : 'short.edit')}
          </Button>
        )}
      </Flex>
      <OrderStands order={order} />
      <QuickAnswer order={order} />
    </li>
  )
}
