import type { Day } from './terms.ts'

/** Days are ISO text; both ends belong to it, and an end that is not given is none. */
export const isValidOn = (today: Day, from: Day | null, until: Day | null): boolean =>
  (from === null || from <= today) && (until === null || today <= until)
