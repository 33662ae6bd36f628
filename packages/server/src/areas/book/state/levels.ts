import type { BookLevels } from '@bookrunner/contract/book'
import { closeOf } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import { finalPoint, pushOf, todaysSpan } from '@bookrunner/domain/orders'
import type { LiveBook } from './state.ts'

/** Today's level, or the wide end of its range; null before there is one. */
export const wideEndToday = ({ deal, axis }: LiveBook): Rate | null =>
  todaysSpan(deal)?.wide[axis.basis] ?? null

export const levelsOf = (state: LiveBook): BookLevels => {
  const { deal, axis, marks } = state
  const { lifecycle, terms } = deal
  const { guidanceReference, pricingBenchmark, couponFrequency } = terms
  const { test } = lifecycle
  return {
    status: lifecycle.status,
    bookClosed: lifecycle.bookClosed,
    closesAt: closeOf(lifecycle),
    currency: terms.currency,
    basis: axis.basis,
    quoted: { guidanceReference, pricingBenchmark, couponFrequency },
    final: finalPoint(deal),
    today: wideEndToday(state),
    marks: marks.map(({ number, kind, level }) => ({ number, kind, level })),
    test: test && { round: test.number, level: test.level, open: lifecycle.status === 'Test' },
    push: pushOf(lifecycle),
  }
}
