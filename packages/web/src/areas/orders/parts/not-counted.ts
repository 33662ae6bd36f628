import type { InvestorOrder } from '@bookrunner/contract/orders'

/** Why an order does not count: dropped at FPG, or silent under a rule that drops it. */
export const notCounted = ({
  figures,
  fpgState,
}: Pick<InvestorOrder, 'figures' | 'fpgState'>): 'dropped' | 'silent' | undefined => {
  if (figures.counting > 0) return undefined
  if (fpgState === 'answered') return 'dropped'
  return fpgState === 'silent' ? 'silent' : undefined
}
