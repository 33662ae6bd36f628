import { type Axis, type Notch } from './axis.ts'
import { sizeFrom, type BookLine } from './line.ts'
import { pointAt, type Quoted } from '../orders/index.ts'
import type { GuidanceBasis, GuidanceLevel } from '../deals/index.ts'
import type { Rate } from '../../kernel/index.ts'

/** Orders, and what of them is meant. */
export interface TouchedPart {
  orders: number
  amount: bigint
}

/** The book as a level nobody has announced yet would leave it. Firm orders; soft ones stand apart. */
export interface Touched {
  /** Takes something at the tight end already: what it takes at the loose one, which is what counts. */
  in: TouchedPart
  /** Takes something at the loose end of a range only. */
  partly: TouchedPart
  /** Takes nothing: what would have counted. */
  out: TouchedPart
  /** Against today's level: what leaves, less than nothing where it comes; null before there is one. */
  dropOff: bigint | null
  /** Soft orders that count, whatever their limits. */
  soft: TouchedPart
}

/** The ends of a level as notches; the same one twice where it is no range. */
export interface Ends {
  tight: Notch
  loose: Notch
}

export const endsOf = ({ level, to }: Pick<GuidanceLevel, 'level' | 'to'>, axis: Axis): Ends => {
  const notches = [level, to ?? level].map((each) => axis.notchOf(each))
  return { tight: Math.min(...notches), loose: Math.max(...notches) }
}

/** A level said in one way, on an axis that may be read in another; null where it cannot be told there. */
export const notchOn = (
  axis: Axis,
  { basis, level }: { basis: GuidanceBasis; level: Rate },
  terms: Quoted,
): Notch | null => {
  if (basis === axis.basis) return axis.notchOf(level)
  const converted = pointAt(basis, level, terms)[axis.basis]
  return converted === null ? null : axis.notchOf(converted)
}

/** A level as it was announced, of a range its loose end: what holds once it is in force. */
export const looseOn = (
  axis: Axis,
  { basis, level, to }: Pick<GuidanceLevel, 'basis' | 'level' | 'to'>,
  terms: Quoted,
): Notch | null => {
  const ends = [level, to ?? level].flatMap((each) => notchOn(axis, { basis, level: each }, terms) ?? [])
  return ends.length === 0 ? null : Math.max(...ends)
}

const none = (): TouchedPart => ({ orders: 0, amount: 0n })

const more = (part: TouchedPart, amount: number): void => {
  part.orders += 1
  part.amount += BigInt(amount)
}

export const touchedBy = (
  lines: readonly BookLine[],
  { tight, loose }: Ends,
  today: Notch | null,
): Touched => {
  const touched = { in: none(), partly: none(), out: none(), soft: none() }
  let dropOff = 0n
  for (const { soft, counting, steps } of lines) {
    if (counting === 0) continue
    if (soft) {
      more(touched.soft, counting)
      continue
    }
    const takes = sizeFrom(steps, loose)
    if (today !== null) dropOff += BigInt(sizeFrom(steps, today) - takes)
    if (takes === 0) more(touched.out, counting)
    else more(sizeFrom(steps, tight) > 0 ? touched.in : touched.partly, takes)
  }
  return { ...touched, dropOff: today === null ? null : dropOff }
}
