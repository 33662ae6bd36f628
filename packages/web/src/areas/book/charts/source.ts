import type { BookSnapshot } from '@bookrunner/contract/book'
import {
  demandOf,
  distributionOf,
  type Demand,
  type DistributionKind,
  type Notch,
} from '@bookrunner/domain/book'
import { useMemo } from 'react'
import { api } from '../../../platform/api.ts'
import { linesOf } from '../lines.ts'
import { demandOfSteps } from './demand-model.ts'
import type { DistributionModelPart } from './distribution-model.ts'
import type { Scale } from './level.ts'
import { useAsked } from './use-asked.ts'
import type { BookView } from './view.ts'

/** Figures with the state they are of. */
export interface Sourced<Figures> {
  readonly figures: Figures | undefined
  readonly seq: number
  readonly at: string
  readonly failed: boolean
  readonly again: () => void
}

const nothing = () => undefined

/**
 * Must figures be asked for? Of who sees totals; and where merged orders count as one of which it may not be known, so
 * that the rows do not add up to the strip.
 */
export const areTold = ({ sight, hiddenMerges }: Pick<BookSnapshot, 'sight' | 'hiddenMerges'>): boolean =>
  sight === 'totals' || hiddenMerges > 0

/** Who holds the orders works out what is in at every level; who sees totals is told. */
export function useDemand({ dealId, state, seq, at }: BookView, scale: Scale): Sourced<Demand> {
  const told = areTold(state)
  const query = useAsked({
    key: [dealId, 'pricing'],
    seq,
    enabled: told,
    ask: () => api.book.pricingChart({ dealId }),
  })
  const own = useMemo(() => (told ? undefined : demandOf(linesOf(state).lines)), [told, state])
  const { data } = query
  const asked = useMemo(() => data && demandOfSteps(data.steps, data.total, scale), [data, scale])
  if (!told) return { figures: own, seq, at, failed: false, again: nothing }
  return {
    figures: asked,
    seq: data?.seq ?? seq,
    at: data?.at ?? at,
    failed: query.isError && !data,
    again: () => void query.refetch(),
  }
}

interface DistributionAsked {
  readonly by: DistributionKind
  /** What is in at a level; all that counts without one. */
  readonly level: Notch | null
}

export function useDistribution(
  view: BookView,
  scale: Scale,
  asked: DistributionAsked,
): Sourced<DistributionModelPart[]> {
  const { dealId, state, seq, at } = view
  const { by, level } = asked
  const told = areTold(state)
  const rate = level === null ? undefined : scale.axis.levelAt(level)
  const query = useAsked({
    key: [dealId, 'distribution', by, rate ?? null],
    seq,
    enabled: told,
    ask: () => api.book.orderDistribution({ dealId, by, ...(rate !== undefined && { at: rate }) }),
  })
  const own = useMemo(() => {
    const { today } = state.levels
    const guidance = today === null ? null : scale.axis.notchOf(today)
    return told
      ? undefined
      : distributionOf(linesOf(state).lines, { by, axis: scale.axis, at: level, guidance })
  }, [told, state, by, scale, level])
  const { data } = query
  const parts = useMemo(
    () =>
      data?.list.map((part): DistributionModelPart => ({
        ...part,
        amount: BigInt(part.amount),
        share: part.share,
      })),
    [data],
  )
  if (!told) return { figures: own, seq, at, failed: false, again: nothing }
  return {
    figures: parts,
    seq: data?.seq ?? seq,
    at: data?.at ?? at,
    failed: query.isError && !data,
    again: () => void query.refetch(),
  }
}

type Trend = Awaited<ReturnType<typeof api.book.bookOrderTrend>>

/** What became of the book over time lies in the orders' versions, which no browser holds: it is always asked. */
export function useMomentum({ dealId, seq, at }: BookView): Sourced<Trend> {
  const query = useAsked({ key: [dealId, 'trend'], seq, ask: () => api.book.bookOrderTrend({ dealId }) })
  const { data } = query
  return {
    figures: data,
    seq: data?.seq ?? seq,
    at: data?.at ?? at,
    failed: query.isError && !data,
    again: () => void query.refetch(),
  }
}
