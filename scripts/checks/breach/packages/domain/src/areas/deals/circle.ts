// Breaks a fence on purpose: this file and `breach.ts` import each other, if only types.
import type { Circle } from './breach.ts'

export interface OtherHalf {
  half: Circle
}
