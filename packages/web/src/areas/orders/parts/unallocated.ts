import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { TranslateOf } from '../../../platform/text.ts'
import { notCounted } from './not-counted.ts'
import type { orderText } from './text.ts'

type Facts = Pick<InvestorOrder, 'figures' | 'fpgState' | 'final'>

/** That an order got nothing, and why as far as its own facts say so; a decision of the banks has no reason here. */
export const unallocatedText = (order: Facts, t: TranslateOf<typeof orderText>): string => {
  const why = notCounted(order) ?? (order.final?.fit === 'out' ? 'out' : undefined)
  return t(why ? `unallocated.${why}` : 'unallocated')
}
