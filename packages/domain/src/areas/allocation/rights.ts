import type { Abilities } from '../deals/index.ts'
import { movesOn, type AllocVersion, type VersionAct } from './version.ts'

type AllocAbilities = Pick<Abilities, 'allocate' | 'reviewAllocation' | 'signOff' | 'confirm'>

/** The acts on versions that a role allows at all. */
const mayDo = (
  { allocate, reviewAllocation, signOff, confirm }: AllocAbilities,
  act: VersionAct,
): boolean => {
  switch (act) {
    case 'review':
      return reviewAllocation !== 'none'
    case 'sign':
      return signOff === 'all' || allocate === 'all'
    case 'confirm':
      return confirm !== 'none'
    case 'edit':
    case 'switch':
    case 'delete':
    case 'revive':
    case 'copy':
    case 'share':
    case 'launch':
    case 'reopen':
      return allocate === 'all'
  }
}

/** What a role may do with a version as it is, while the deal runs. */
export const actsOn = (
  { state, current, signOff }: Pick<AllocVersion, 'state' | 'current' | 'signOff'>,
  abilities: AllocAbilities,
): VersionAct[] =>
  movesOn(state).filter(
    (act) =>
      mayDo(abilities, act) &&
      !(act === 'delete' && current) &&
      !(act === 'switch' && current) &&
      !(act === 'sign' && signOff !== null),
  )

/** A review of one order, or of the whole version. */
interface ReviewPlace {
  readonly bankId: string
  readonly orderId: string | null
}

interface ReviewReader {
  readonly bankId: string
  readonly abilities: Pick<Abilities, 'allocate' | 'reviewAllocation'>
  readonly leads: (orderId: string) => boolean
  /** Whether a bank runs the book, so that its review is the desk's answer. */
  readonly isDesk: (bankId: string) => boolean
}

/**
 * Those who allocate read all reviews of a version. Others read their own house's and the desk's answers: one on an order
 * goes to its leads and to houses that asked about it, one on the whole to all reviewers.
 */
export const reviewsFor = <Review extends ReviewPlace>(
  reviews: readonly Review[],
  { bankId, abilities, leads, isDesk }: ReviewReader,
): Review[] => {
  if (abilities.allocate === 'all') return [...reviews]
  const isOwn = (review: Review) => review.bankId === bankId
  const askedAbout = new Set(reviews.filter(isOwn).map(({ orderId }) => orderId))
  const isForReader = (orderId: string | null): boolean =>
    orderId === null ? abilities.reviewAllocation !== 'none' : askedAbout.has(orderId) || leads(orderId)
  return reviews.filter((review) => isOwn(review) || (isDesk(review.bankId) && isForReader(review.orderId)))
}
