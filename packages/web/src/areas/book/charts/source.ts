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
import { useChartQuery } from './use-chart-query.ts'
import type { BookView } from './view.ts'

/** Figures of a chart, with the number of their state. */
export interface Sourced<Figures> {
  readonly figures: Figures | undefined
  readonly seq: number
  readonly at: string
  readonly failed: boolean
  readonly again: () => void
}

const nothing = () => undefined

/**
 * Readers of totals have no orders, and rows with hidden merges do not add up to the strip: the server computes their
 * figures.
 */
export const usesServerFigures = ({
  sight,
  hiddenMerges,
}: Pick<BookSnapshot, 'sight' | 'hiddenMerges'>): boolean => sight === 'totals' || hiddenMerges > 0

/** The demand curve: from the orders in the browser, or from the server. */
export function useDemand({ dealId, state, seq, at }: BookView, scale: Scale): Sourced<Demand> {
  const fromServer = usesServerFigures(state)
  const query = useChartQuery({
    key: [dealId, 'pricing'],
    seq,
    enabled: fromServer,
    ask: () => api.book.pricingChart({ dealId }),
  })
  const own = useMemo(() => (fromServer ? undefined : demandOf(linesOf(state).lines)), [fromServer, state])
  const { data } = query
  const served = useMemo(() => data && demandOfSteps(data.steps, data.total, scale), [data, scale])
  if (!fromServer) return { figures: own, seq, at, failed: false, again: nothing }
  return {
    figures: served,
    seq: data?.seq ?? seq,
    at: data?.at ?? at,
    failed: query.isError && !data,
    again: () => void query.refetch(),
  }
}

interface DistributionRequest {
  readonly by: DistributionKind
  /** The part that is in at this level; null for all that counts. */
  readonly level: Notch | null
}

export function useDistribution(
  view: BookView,
  scale: Scale,
  request: DistributionRequest,
): Sourced<DistributionModelPart[]> {
  const { dealId, state, seq, at } = view
  const { by, level } = request
  const fromServer = usesServerFigures(state)
  const rate = level === null ? undefined : scale.axis.levelAt(level)
  const query = useChartQuery({
    key: [dealId, 'distribution', by, rate ?? null],
    seq,
    enabled: fromServer,
    ask: () => api.book.orderDistribution({ dealId, by, ...(rate !== undefined && { at: rate }) }),
  })
  const own = useMemo(() => {
    const { today } = state.levels
    const guidance = today === null ? null : scale.axis.notchOf(today)
    return fromServer
      ? undefined
      : distributionOf(linesOf(state).lines, { by, axis: scale.axis, at: level, guidance })
  }, [fromServer, state, by, scale, level])
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
  if (!fromServer) return { figures: own, seq, at, failed: false, again: nothing }
  return {
    figures: parts,
    seq: data?.seq ?? seq,
    at: data?.at ?? at,
    failed: query.isError && !data,
    again: () => void query.refetch(),
  }
}

type Trend = Awaited<ReturnType<typeof api.book.bookOrderTrend>>

/** The trend comes from the orders' versions, which only the server has. */
export function useMomentum({ dealId, seq, at }: BookView): Sourced<Trend> {
  const query = useChartQuery({ key: [dealId, 'trend'], seq, ask: () => api.book.bookOrderTrend({ dealId }) })
  const { data } = query
  return {
    figures: data,
    seq: data?.seq ?? seq,
    at: data?.at ?? at,
    failed: query.isError && !data,
    again: () => void query.refetch(),
  }
}
