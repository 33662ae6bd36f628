import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { LevelFit } from '@bookrunner/domain/orders'

type Today = NonNullable<InvestorOrder['meaning']['today']>

/** The fit that is shown: a limit that cannot be compared with the level counts as met, but is shown as unknown. */
export type ShownFit = LevelFit | 'unknown'

export const shownFit = ({ fit, tight, wide }: Pick<Today, 'fit' | 'tight' | 'wide'>): ShownFit => {
  const { assumed } = fit === 'in' ? tight : wide
  return fit !== 'out' && assumed.length > 0 ? 'unknown' : fit
}
