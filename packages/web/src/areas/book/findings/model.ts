import type { BookFinding, BookRow } from '@bookrunner/contract/book'
import { exact, rateOf, showFixed } from '@bookrunner/domain/kernel'
import { amountOf, type BookNow } from '../now.ts'

/** A finding with its orders as they are now. */
export interface FindingWithOrders {
  readonly finding: BookFinding
  readonly rows: readonly BookRow[]
  readonly together: bigint
  /** For an unusual size: the multiple of the usual one, with one decimal. */
  readonly times: string | null
}

const timesOf = (usual: number | null, size: number): string | null =>
  usual === null || usual === 0
    ? null
    : showFixed(
        rateOf(
          exact(rateOf(String(size)))
            .div(usual)
            .toDecimalPlaces(1),
        ),
        1,
      )

/** Open findings first, the largest first; a stable order while they do not change. */
export function findingsWithOrders({
  findings,
  rows,
  merges,
}: Pick<BookNow, 'findings' | 'rows' | 'merges'>): FindingWithOrders[] {
  const entries = findings.map((finding): FindingWithOrders => {
    const about = finding.orderIds.flatMap((id) => rows.get(id) ?? [])
    const together = amountOf(about, merges, ({ counting }) => counting)
    return { finding, rows: about, together, times: timesOf(finding.usual, about[0]?.counting ?? 0) }
  })
  const decided = ({ finding }: FindingWithOrders) => (finding.resolution === null ? 0 : 1)
  return entries.toSorted(
    (one, other) =>
      decided(one) - decided(other) ||
      Number(other.together - one.together) ||
      one.finding.key.localeCompare(other.finding.key),
  )
}

export const openCount = ({ findings }: Pick<BookNow, 'findings'>): number =>
  findings.filter(({ resolution }) => resolution === null).length
