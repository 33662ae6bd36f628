import type { DealDetail } from '@bookrunner/contract/deals'
import type { BookNow } from '../now.ts'

type Able = Pick<DealDetail, 'abilities'>
type Sight = Pick<BookNow, 'sight'>

/** A merge shows figures before and after, which need every order: only a reader of all orders may merge. */
export const mayMerge = ({ abilities }: Able, { sight }: Sight): boolean =>
  abilities.mergeOrders === 'all' && sight === 'all'

export const mayAnnounce = ({ abilities }: Able, { sight }: Sight): boolean =>
  abilities.run === 'all' && sight === 'all'
