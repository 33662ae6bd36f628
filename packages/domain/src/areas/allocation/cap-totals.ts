import { micros } from './pairs.ts'
import type { Weights } from './weights.ts'

/** The caps of one kind: which one a line is under, or -1, and what each can still take. */
export interface CapLevel {
  of: Int32Array
  units: Float64Array
  micro: Float64Array
}

/** What the pour knows of the caps of one level, while it fills a list of lines. */
export interface Totals {
  units: Float64Array
  micro: Float64Array
  /** Caps that lines of the list are under. */
  touched: Int32Array
  count: number
  isTouched: Uint8Array
  /** While lines are sorted by cap: which caps are exceeded, and where the lines of each begin. */
  isOver: Uint8Array
  start: Int32Array
}

export const totalsFor = (caps: number): Totals => ({
  units: new Float64Array(caps),
  micro: new Float64Array(caps),
  touched: new Int32Array(caps),
  count: 0,
  isTouched: new Uint8Array(caps),
  isOver: new Uint8Array(caps),
  start: new Int32Array(caps),
})

/** The lines under exceeded caps, cap after cap; `start` says where the lines of each end. */
export const sortByCap = (
  { lines, from, to }: { lines: Int32Array; from: number; to: number },
  of: Int32Array,
  { isOver, start, touched, count }: Totals,
  sorted: Int32Array,
): void => {
  for (let at = 0; at < count; at++) start[touched[at]!] = 0
  for (let at = from; at < to; at++) {
    const cap = of[lines[at]!]!
    if (cap >= 0 && isOver[cap] === 1) start[cap]!++
  }
  let sum = 0
  for (let at = 0; at < count; at++) {
    const lineCount = start[touched[at]!]!
    start[touched[at]!] = sum
    sum += lineCount
  }
  for (let at = from; at < to; at++) {
    const cap = of[lines[at]!]!
    if (cap >= 0 && isOver[cap] === 1) sorted[start[cap]!++] = lines[at]!
  }
}

/** Whether a cap with open claims may be full before so many millionths are given out. */
export const isTight = (
  levels: readonly CapLevel[],
  all: readonly Totals[],
  weights: Weights,
  rest: number,
): boolean => {
  for (let level = 0; level < levels.length; level++) {
    const { units, micro } = levels[level]!
    const totals = all[level]!
    for (let at = 0; at < totals.count; at++) {
      const cap = totals.touched[at]!
      const left = (units[cap]! - totals.units[cap]!) * micros + micro[cap]! - totals.micro[cap]!
      if (left < rest && weights.isCounted(level, cap)) return true
    }
  }
  return false
}
