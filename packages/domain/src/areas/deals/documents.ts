import type { Day } from './terms.ts'

/** Days are ISO text; both are included, and a missing day is no limit. */
export const isValidOn = (today: Day, from: Day | null, until: Day | null): boolean =>
  (from === null || from <= today) && (until === null || today <= until)
