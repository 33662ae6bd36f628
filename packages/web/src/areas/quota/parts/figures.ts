import { count } from '../../../kit/format.ts'
import type { RateView } from './use-quota.ts'

interface Rated {
  /** The rates it was converted with. */
  readonly rates: readonly RateView[]
}

/** A tenth of a million. */
const tenth = 100_000n

const upToTenth = (units: bigint): bigint => {
  const whole = (units / tenth) * tenth
  return whole < units ? whole + tenth : whole
}

/**
 * The use of a limit. What was converted is no more exact than a tenth of a million: what is used is rounded up, so that
 * nothing looks free that is not.
 */
export const usedShown = (used: bigint, { rates }: Rated): bigint =>
  rates.length > 0 ? upToTenth(used) : used

/** What is left, which with the shown use makes the limit; negative where more is used. */
export const availableShown = (available: bigint, { rates }: Rated): bigint =>
  rates.length > 0 ? -upToTenth(-available) : available

/** The use in the flag of an order, which knows whether it was converted. */
export const flaggedUse = ({
  used,
  converted,
}: {
  readonly used: string
  readonly converted: boolean
}): bigint => (converted ? upToTenth(BigInt(used)) : BigInt(used))

/** The part of a limit that is used: "79%", "1,527%". */
export const partText = (part: number): string => `${count(part)}%`
