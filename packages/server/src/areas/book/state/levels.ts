import type { BookLevels } from '@bookrunner/contract/book'
import { closeOf } from '@bookrunner/domain/deals'
import { finalPoint, pushOf, todaysSpan } from '@bookrunner/domain/orders'
import type { BookState } from './state.ts'

export const levelsOf = ({ deal, axis, marks }: BookState): BookLevels => {
  const { course, terms } = deal
  const { guidanceReference, pricingBenchmark, couponFrequency } = terms
  const { test } = course
  return {
    ...{ status: course.status, bookClosed: course.bookClosed, closesAt: closeOf(course) },
    ...{ currency: terms.currency, basis: axis.basis },
    quoted: { guidanceReference, pricingBenchmark, couponFrequency },
    final: finalPoint(deal),
    today: todaysSpan(deal)?.loose[axis.basis] ?? null,
    marks: marks.map(({ number, kind, level }) => ({ number, kind, level })),
    test: test && { round: test.number, level: test.level, open: course.status === 'Test' },
    push: pushOf(course),
  }
}
