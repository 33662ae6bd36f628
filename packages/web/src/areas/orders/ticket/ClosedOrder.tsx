import { ArrowLeftOutlined } from '@ant-design/icons'
import type { InvestorOrder } from '@bookrunner/contract/orders'
import { Button, Flex } from 'antd'
import { useText } from '../../../platform/text.ts'
import { ConfirmationFile } from '../parts/index.ts'
import type { TicketDeal } from './deal-context.ts'
import { OrderStands, waitsForAllocation } from './OwnOrders.tsx'
import { PhaseNote } from './PhaseNote.tsx'
import { ticketText } from './text.ts'
import { TicketHead } from './TicketHead.tsx'
import css from './ticket.module.css'

interface Props {
  readonly deal: TicketDeal
  readonly order: InvestorOrder
  readonly onBack: (() => void) | undefined
}

/** An order that can no longer be changed: what was asked for and what became of it, with nothing to type. */
export function ClosedOrder({ deal, order, onBack }: Props) {
  const t = useText(ticketText)
  return (
    <section className={css.closed} aria-label={t('title.order', { number: order.number })}>
      <TicketHead deal={deal} order={order} />
      <OrderStands order={order} />
      {waitsForAllocation(order) && <PhaseNote deal={deal} />}
      <Flex wrap gap={8}>
        {onBack && (
          <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack}>
            {t('do.back')}
          </Button>
        )}
        <ConfirmationFile orderId={order.order.id} label={t('done.pdf')} />
      </Flex>
    </section>
  )
}
