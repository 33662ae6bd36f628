import { type Axis, type Notch } from './axis.ts'
import { pointAt, type Quoted } from '../orders/index.ts'
import type { GuidanceBasis, GuidanceLevel } from '../deals/index.ts'
import type { Rate } from '../../kernel/index.ts'

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
