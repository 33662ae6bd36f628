import type { BookForReader } from '../state/index.ts'

/** What a person may export: their part in the deal, and the orders and names it shows. */
export const exportRight = ({ reader: { bankId, sight, names, abilities } }: BookForReader): string =>
  JSON.stringify([bankId, sight, names, abilities])
