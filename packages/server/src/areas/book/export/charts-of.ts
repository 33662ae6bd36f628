import {
  always,
  demandAt,
  demandOf,
  distributionOf,
  type BookLine,
  type DistributionKind,
} from '@bookrunner/domain/book'
import { issueSize, spanOf } from '@bookrunner/domain/orders'
import { coverageOf } from '../state/summary.ts'
import type { BookState } from '../state/state.ts'
import type { BookFacts } from './facts.ts'

/** The tables of the charts, of the whole book as it counts at this state. */
export const chartsOf = (
  state: BookState,
  lines: readonly BookLine[],
): Pick<BookFacts, 'shares' | 'demand'> => {
  const { dealId, seq, at, axis, deal, marks } = state
  const demand = demandOf(lines)
  const issue = issueSize(deal)
  const share = (by: DistributionKind) =>
    distributionOf(lines, { by, axis, at: null }).map((part) => ({ ...part, amount: String(part.amount) }))
  return {
    shares: { region: share('region'), type: share('type'), size: share('size'), limit: share('limit') },
    demand: {
      ...{ dealId, seq, at, issue, dropOff: null, total: String(demand.total) },
      steps: demand.steps.map(({ from, inBook, orders }) => ({
        ...{ level: from === always ? null : axis.levelAt(from), inBook: String(inBook), orders },
      })),
      marks: marks.flatMap((mark) => {
        const level = spanOf({ level: mark.level, final: null }, deal.terms).loose[axis.basis]
        if (level === null) return []
        const { inBook } = demandAt(demand, axis.notchOf(level))
        const { number, kind, level: said } = mark
        return [
          { ...{ number, kind, level: said }, inBook: String(inBook), coverage: coverageOf(inBook, issue) },
        ]
      }),
    },
  }
}
