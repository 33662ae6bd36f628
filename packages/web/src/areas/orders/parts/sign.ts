import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { LevelFit } from '@bookrunner/domain/orders'

type Today = NonNullable<InvestorOrder['meaning']['today']>

/** What is shown of a stand: where a limit cannot be compared with the level, taken as met is not the same as in. */
export type Sign = LevelFit | 'untold'

export const signOf = ({ stand, tight, loose }: Pick<Today, 'stand' | 'tight' | 'loose'>): Sign => {
  const { assumed } = stand === 'in' ? tight : loose
  return stand !== 'out' && assumed.length > 0 ? 'untold' : stand
}
