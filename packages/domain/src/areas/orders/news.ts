import type { OrderVersion } from './version.ts'

/** What the other side of an order reads in a notice. */
export const orderNews = [
  'entered',
  'changed',
  'withdrawn',
  'accepted',
  'commented',
  'investorCommented',
] as const
export type OrderNews = (typeof orderNews)[number]

const deskNews: Partial<Record<OrderVersion['act'], OrderNews>> = {
  submitted: 'entered',
  edited: 'changed',
  testAnswered: 'changed',
  fpgAnswered: 'changed',
  withdrawn: 'withdrawn',
  accepted: 'accepted',
  commented: 'commented',
}

/**
 * A desk's act is news for the investor if it changes what the investor reads. Of an investor's acts only a comment is
 * news for the desk, which reads the rest in the book.
 */
export const orderNewsOf = ({
  act,
  by,
  shown,
  changes,
}: Pick<OrderVersion, 'act' | 'by' | 'shown' | 'changes'>): OrderNews | null => {
  if (by.side === 'desk') return shown === null ? null : (deskNews[act] ?? null)
  const hasComment = changes.some(({ field, to }) => field === 'comment' && to !== null)
  return hasComment && act !== 'saved' ? 'investorCommented' : null
}
