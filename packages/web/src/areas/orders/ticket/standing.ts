import type { InvestorOrder } from '@bookrunner/contract/orders'

/** How many orders a house has on a deal: withdrawn ones are counted only where there is no other. */
export function standingOf(
  orders: readonly { readonly order: Pick<InvestorOrder['order'], 'stage'> }[],
): number {
  const standing = orders.filter(({ order }) => order.stage !== 'withdrawn').length
  return standing > 0 ? standing : orders.length
}
