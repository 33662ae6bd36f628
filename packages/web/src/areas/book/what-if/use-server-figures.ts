import type { Notch } from '@bookrunner/domain/book'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../../platform/api.ts'
import type { Scale } from '../charts/level.ts'
import { usesServerFigures } from '../charts/source.ts'
import { useChartQuery } from '../charts/use-chart-query.ts'
import type { BookView } from '../charts/view.ts'
import { noFigures, type WhatIfFigures } from './model.ts'

/** The server is asked after the slider rests for this time. */
const REST_MS = 150

function useSettled(value: Notch, enabled: boolean): Notch {
  const [settled, settle] = useState(value)
  useEffect(() => {
    if (!enabled) return undefined
    const timer = setTimeout(() => settle(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value, enabled])
  return settled
}

const partsOf = <Part extends { readonly amount: string }>(parts: readonly Part[]) =>
  parts.map((part) => ({ ...part, amount: BigInt(part.amount) }))

export interface ServerFigures {
  readonly now: WhatIfFigures
  readonly supposed: WhatIfFigures
  /** The figures belong to an earlier level; the current ones are loading. */
  readonly stale: boolean
}

/** The ten largest and the split, computed by the server for a reader without orders; nobody is named. */
export function useServerFigures(
  { dealId, state, seq }: BookView,
  scale: Scale,
  { level, today }: { readonly level: Notch; readonly today: Notch | null },
): ServerFigures {
  const enabled = usesServerFigures(state)
  const settled = useSettled(level, enabled)
  const [from, to] = [today ?? settled, settled].map((notch) => scale.axis.levelAt(notch))
  const { data, isPlaceholderData } = useChartQuery({
    key: [dealId, 'what-if', from, to],
    seq,
    enabled,
    ask: () => api.book.pricingChart({ dealId, from: from!, to: to! }),
  })
  const stale = isPlaceholderData || settled !== level || data === undefined
  const figures = data?.whatIf
  const sides = useMemo(() => {
    if (!figures) return { now: noFigures, supposed: noFigures }
    const { topTenFrom, topTenTo, byType, byRegion, staysByType, staysByRegion } = figures
    const stays = { byType: partsOf(staysByType), byRegion: partsOf(staysByRegion) }
    return {
      now: { ...noFigures, topTen: topTenFrom },
      supposed: { topTen: topTenTo, stays, byType: partsOf(byType), byRegion: partsOf(byRegion) },
    }
  }, [figures])
  return { ...sides, stale }
}
