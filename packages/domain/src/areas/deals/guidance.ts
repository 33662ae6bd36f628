import type { FaceAmount, Rate } from '../../kernel/index.ts'
import type { SizeChoice } from './size.ts'

/** The basis of a level: basis points over a reference, per cent of yield, per cent of price. */
export const guidanceBases = ['spread', 'yield', 'price'] as const
export type GuidanceBasis = (typeof guidanceBases)[number]

/**
 * A level as it is announced: "T+120 area", "MS+65-70", "4.75% ±5", "99.50". One figure, or a range as it is
 * written, from the lower figure to the higher; `words` is the text after it (area, ±2 WPIR, the number).
 */
export interface GuidanceLevel {
  basis: GuidanceBasis
  /** T, MS, CT5 … of a spread. */
  over: string | null
  level: Rate
  /** The higher end of a range. */
  to: Rate | null
  words: string | null
  /** The same level over another reference: MS-13 is OBL+49.6. */
  equal?: Equivalent | null | undefined
}

/** A level quoted over a second reference. */
export interface Equivalent {
  over: string | null
  level: Rate
  to: Rate | null
}

export const guidanceKinds = ['test', 'IPG', 'FPG', 'launched', 'priced'] as const
export type GuidanceKind = (typeof guidanceKinds)[number]

/** The terms a deal is launched and priced at. Launching needs size and level; pricing needs all of it. */
export interface FinalTerms {
  size: FaceAmount
  spread: Rate | null
  benchmarkYield: Rate | null
  yield: Rate | null
  coupon: Rate | null
  price: Rate | null
}

/** Every level ever announced, numbered within its tranche, with who and when. */
export interface GuidanceVersion {
  number: number
  kind: GuidanceKind
  level: GuidanceLevel
  /** The size of the issue as it was announced with this level. */
  size: SizeChoice | null
  final: FinalTerms | null
  note: string | null
  /** Why an earlier version is replaced, where a reason is required. */
  reason: string | null
  at: string
  by: string | null
}
