import { type Axis, type Notch } from './axis.ts'
import { sizeFrom, type BookLine } from './line.ts'
import { pointAt, type Quoted } from '../orders/index.ts'
import type { GuidanceBasis, GuidanceLevel } from '../deals/index.ts'
import type { Rate } from '../../kernel/index.ts'

/** A number of orders, and their amount. */
export interface LevelImpactPart {
  orders: number
  amount: bigint
}

/** The effect of a level on the book before it is announced. Soft orders are separate. */
export interface LevelImpact {
  /** In at the tight end too; the amount is the one at the wide end, which counts. */
  in: LevelImpactPart
  /** In at the wide end of a range only. */
  partly: LevelImpactPart
  /** Out; the amount is what would have counted. */
  out: LevelImpactPart
  /** The amount that drops against today's level, negative if the book grows; null before a level. */
  dropOff: bigint | null
  /** Soft orders that count, whatever their limits. */
  soft: LevelImpactPart
}

/** The ends of a level as notches; equal if it is no range. */
export interface RangeEnds {
  tight: Notch
  wide: Notch
}

export const endsOf = ({ level, to }: Pick<GuidanceLevel, 'level' | 'to'>, axis: Axis): RangeEnds => {
  const notches = [level, to ?? level].map((each) => axis.notchOf(each))
  return { tight: Math.min(...notches), wide: Math.max(...notches) }
}

/** A level as a notch of an axis, which may have another basis; null if it cannot be converted. */
export const notchOn = (
  axis: Axis,
  { basis, level }: { basis: GuidanceBasis; level: Rate },
  terms: Quoted,
): Notch | null => {
  if (basis === axis.basis) return axis.notchOf(level)
  const converted = pointAt(basis, level, terms)[axis.basis]
  return converted === null ? null : axis.notchOf(converted)
}

/** The wide end of an announced level, which decides once the level applies. */
export const wideEndOn = (
  axis: Axis,
  { basis, level, to }: Pick<GuidanceLevel, 'basis' | 'level' | 'to'>,
  terms: Quoted,
): Notch | null => {
  const ends = [level, to ?? level].flatMap((each) => notchOn(axis, { basis, level: each }, terms) ?? [])
  return ends.length === 0 ? null : Math.max(...ends)
}

const none = (): LevelImpactPart => ({ orders: 0, amount: 0n })

const more = (part: LevelImpactPart, amount: number): void => {
  part.orders += 1
  part.amount += BigInt(amount)
}

export const levelImpactOf = (
  lines: readonly BookLine[],
  { tight, wide }: RangeEnds,
  today: Notch | null,
): LevelImpact => {
  const impact = { in: none(), partly: none(), out: none(), soft: none() }
  let dropOff = 0n
  for (const { soft, counting, steps } of lines) {
    if (counting === 0) continue
    if (soft) {
      more(impact.soft, counting)
      continue
    }
    const takes = sizeFrom(steps, wide)
    if (today !== null) dropOff += BigInt(sizeFrom(steps, today) - takes)
    if (takes === 0) more(impact.out, counting)
    else more(sizeFrom(steps, tight) > 0 ? impact.in : impact.partly, takes)
  }
  return { ...impact, dropOff: today === null ? null : dropOff }
}
