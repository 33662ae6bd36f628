import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { LevelFit } from '@bookrunner/domain/orders'

type Today = NonNullable<InvestorOrder['meaning']['today']>

/** What is shown of a stand: where a limit cannot be compared with the level, taken as met is not the same as in. */
export type Sign = LevelFit | 'untold'

export const signOf = ({ fit, tight, loose }: Pick<Today, 'fit' | 'tight' | 'loose'>): Sign => {
  const { assumed } = fit === 'in' ? tight : loose
  return fit !== 'out' && assumed.length > 0 ? 'untold' : fit
}
