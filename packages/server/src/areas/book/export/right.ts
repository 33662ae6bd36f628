import type { BookForReader } from '../state/index.ts'

/** What of a book leaves for somebody, whatever stands in it: a part in the deal, and whose names and orders it shows. */
export const exportRight = ({ reader: { bankId, sight, names, abilities } }: BookForReader): string =>
  JSON.stringify([bankId, sight, names, abilities])
