import type { DropOff, Notch } from '@bookrunner/domain/book'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../../platform/api.ts'
import type { Scale } from '../charts/level.ts'
import { areTold } from '../charts/source.ts'
import { useAsked } from '../charts/use-asked.ts'
import type { BookView } from '../charts/view.ts'
import { nothingTold, type WhatIfFigures } from './model.ts'

/** A slider on its way asks for nothing. */
const REST_MS = 150

function useRested(value: Notch, asked: boolean): Notch {
  const [rested, rest] = useState(value)
  useEffect(() => {
    if (!asked) return undefined
    const timer = setTimeout(() => rest(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value, asked])
  return rested
}

const partsOf = (parts: readonly { key: string | null; amount: string; orders: number }[]): DropOff[] =>
  parts.map((part) => ({ ...part, amount: BigInt(part.amount) }))

export interface ToldSides {
  readonly now: WhatIfFigures
  readonly supposed: WhatIfFigures
  /** Of a level that was looked at before: the answer for this one is on its way. */
  readonly stale: boolean
}

/** The ten largest and the split, of orders the reader does not hold: figures of the book, in which nobody is named. */
export function useTold(
  { dealId, state, seq }: BookView,
  scale: Scale,
  { level, today }: { readonly level: Notch; readonly today: Notch | null },
): ToldSides {
  const asked = areTold(state)
  const rested = useRested(level, asked)
  const [from, to] = [today ?? rested, rested].map((notch) => scale.axis.levelAt(notch))
  const { data, isPlaceholderData } = useAsked({
    key: [dealId, 'what-if', from, to],
    seq,
    enabled: asked,
    ask: () => api.book.pricingChart({ dealId, from: from!, to: to! }),
  })
  const stale = isPlaceholderData || rested !== level || data === undefined
  const told = data?.whatIf
  const sides = useMemo(() => {
    if (!told) return { now: nothingTold, supposed: nothingTold }
    const { topTenFrom, topTenTo, byType, byRegion } = told
    return {
      now: { ...nothingTold, topTen: topTenFrom },
      supposed: { topTen: topTenTo, byType: partsOf(byType), byRegion: partsOf(byRegion) },
    }
  }, [told])
  return { ...sides, stale }
}
