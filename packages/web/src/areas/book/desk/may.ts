import type { DealDetail } from '@bookrunner/contract/deals'
import type { BookNow } from '../now.ts'

type Able = Pick<DealDetail, 'abilities'>
type Sight = Pick<BookNow, 'sight'>

/** Figures before and after are worked out of every order: who sees fewer does not merge. */
export const mayMerge = ({ abilities }: Able, { sight }: Sight): boolean =>
  abilities.mergeOrders === 'all' && sight === 'all'

export const mayAnnounce = ({ abilities }: Able, { sight }: Sight): boolean =>
  abilities.run === 'all' && sight === 'all'
