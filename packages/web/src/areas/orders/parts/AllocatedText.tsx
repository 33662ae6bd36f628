import type { InvestorOrder } from '@bookrunner/contract/orders'
import { orderedSize } from '@bookrunner/domain/orders'
import { useText } from '../../../platform/text.ts'
import { shownSize } from './limits.ts'
import { orderText } from './text.ts'
import { unallocatedText } from './unallocated.ts'
import { useOwnOrder } from './use-own-orders.ts'

interface Props {
  readonly order: InvestorOrder
  /** A label beside it says that it is the allocation. */
  readonly labelled?: boolean
}

/** What an order was allocated, or that it got nothing. */
export function AllocatedText({ order: own, labelled = false }: Props) {
  const t = useText(orderText)
  const { order } = own
  const { allocation } = order
  if (!allocation) return <span>{unallocatedText(own, t)}</span>
  return (
    <strong className="br-figures">
      {t(labelled ? 'allocated.labelled' : 'allocated', {
        size: shownSize(allocation),
        orderSize: shownSize(orderedSize(order)),
      })}
    </strong>
  )
}

/** That an order got nothing, with the reason once the order is loaded. */
export function UnallocatedText({ orderId }: { readonly orderId: string }) {
  const t = useText(orderText)
  const { data } = useOwnOrder(orderId)
  return <span>{data ? unallocatedText(data, t) : t('unallocated')}</span>
}
