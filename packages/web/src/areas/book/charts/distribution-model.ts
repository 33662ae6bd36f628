import { sizeBuckets, type DistributionKind } from '@bookrunner/domain/book'
import { rateOf, type Rate } from '@bookrunner/domain/kernel'
import { compared } from '../../../kit/chart/table.ts'
import { showLevel, type Scale } from './level.ts'

export const measures = ['amount', 'orders', 'share'] as const
export type Measure = (typeof measures)[number]

/** A part of the book, computed by the browser or by the server. */
export interface DistributionModelPart {
  readonly key: string | null
  /** For limits: where the next bucket begins. */
  readonly to: Rate | null
  readonly amount: bigint
  readonly orders: number
  readonly share: Rate
}

export interface PartRow extends DistributionModelPart {
  readonly id: string
  readonly name: string
}

export interface PartTexts {
  readonly region: (key: string) => string
  readonly type: (key: string) => string
  readonly size: (from: number, to: number | undefined) => string
  readonly limit: (from: string, to: string) => string
  readonly tighter: (edge: string) => string
  readonly wider: (edge: string) => string
  readonly reoffer: string
  readonly unknown: string
}

interface PartLabels {
  readonly texts: PartTexts
  readonly scale: Scale
}

const nameOf = (by: DistributionKind, key: string, to: Rate | null, { texts, scale }: PartLabels): string => {
  switch (by) {
    case 'region':
      return texts.region(key)
    case 'type':
      return texts.type(key)
    case 'size': {
      const index = sizeBuckets.findIndex((least) => String(least) === key)
      return texts.size(sizeBuckets[index] ?? 0, sizeBuckets[index + 1])
    }
    case 'limit': {
      const edge = to === null ? '' : showLevel(scale, to)
      if (key === 'reoffer') return texts.reoffer
      if (key === 'tighter' || key === 'wider') return texts[key](edge)
      return texts.limit(showLevel(scale, rateOf(key)), edge)
    }
  }
}

/** Regions and types are sorted by size, with unknown ones last. Sizes and limits have their own order. */
export function partRows(
  parts: readonly DistributionModelPart[],
  { by, texts, scale }: { by: DistributionKind; texts: PartTexts; scale: Scale },
): PartRow[] {
  const named = parts.map((part) => ({
    ...part,
    id: part.key ?? '',
    name: part.key === null ? texts.unknown : nameOf(by, part.key, part.to, { texts, scale }),
  }))
  if (by === 'size' || by === 'limit') return named
  return named.toSorted(
    (one, other) =>
      Number(one.key === null) - Number(other.key === null) ||
      compared(other.amount, one.amount) ||
      compared(one.name, other.name),
  )
}
