import type { Benchmark, Frequency } from '@bookrunner/domain/deals'
import { isRefusal, parseYield } from '@bookrunner/domain/kernel'
import { plainWidth } from '../../../kit/plain-width.ts'

/** A benchmark as it is being typed: its parts as texts. */
export interface BenchmarkDraft {
  readonly name: string
  readonly isin: string
  readonly yield: string
  readonly frequency: Frequency | null
}

export const draftOf = (benchmark: Benchmark | null): BenchmarkDraft => ({
  name: benchmark?.name ?? '',
  isin: benchmark?.isin ?? '',
  yield: benchmark?.yield ?? '',
  frequency: benchmark?.frequency ?? null,
})

export type BenchmarkProblem = 'name' | 'yield'

/** What the parts come to: nothing when all are empty; something without a name is nothing yet. */
export function benchmarkOf(
  draft: BenchmarkDraft,
): { value: Benchmark | null } | { problem: BenchmarkProblem } {
  const name = draft.name.trim()
  const isin = draft.isin.trim().toUpperCase()
  const typed = draft.yield.trim()
  if (!name && !isin && !typed && !draft.frequency) return { value: null }
  if (!name) return { problem: 'name' }
  const found = typed === '' ? null : parseYield(plainWidth(typed))
  if (isRefusal(found)) return { problem: 'yield' }
  return { value: { name, isin: isin || null, yield: found, frequency: draft.frequency } }
}
