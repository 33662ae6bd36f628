import type { InvestorOrder } from '@bookrunner/contract/orders'
import { orderedSize } from '@bookrunner/domain/orders'
import { useText } from '../../../platform/text.ts'
import { shownSize } from './limits.ts'
import { orderText } from './text.ts'

interface Props {
  readonly order: InvestorOrder
  /** A label beside it says that it is the allocation. */
  readonly labelled?: boolean
}

/** What an order was allocated, or that it got nothing. */
export function AllocatedText({ order: { order }, labelled = false }: Props) {
  const t = useText(orderText)
  const { allocation } = order
  if (!allocation) return <span>{t('unallocated')}</span>
  return (
    <strong className="br-figures">
      {t(labelled ? 'allocated.labelled' : 'allocated', {
        size: shownSize(allocation),
        orderSize: shownSize(orderedSize(order)),
      })}
    </strong>
  )
}
