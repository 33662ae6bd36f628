import { z } from 'zod'
import { currencies, dealStatuses } from '@bookrunner/domain/deals'
import { face, instant } from '../../kernel/fields.ts'
import { bookBank, bookGroup, bookHolder } from '../book/index.ts'
import { allocReview, allocRow, allocSummary, allocVersion } from './shapes.ts'

/** Orders that count as one. Only the desk reads them: they divide a size typed for all of them. */
const allocMerge = z.object({
  mergeId: z.string(),
  /** What of them is in, and of that, what is accepted. */
  inSize: face,
  most: face,
  leadOrderId: z.string().nullable(),
  /** When each order arrived: of two equal orders the earlier goes first. */
  orders: z.array(z.object({ orderId: z.string(), at: instant })),
})

const totals = {
  /** When the state was made. */
  at: instant,
  status: z.enum(dealStatuses),
  currency: z.enum(currencies).nullable(),
  versions: z.array(allocVersion),
  /** Null if the reader sees only its own lines. */
  summary: allocSummary,
  reviews: z.array(allocReview),
  holders: z.array(bookHolder),
  banks: z.array(bookBank),
  groups: z.array(bookGroup),
  merges: z.array(allocMerge),
} as const

/** Every line, those of orders one leads, or totals and no line. */
export const allocReach = z.enum(['all', 'own', 'totals'])

/** A version as its reader may see it, with every other version of its deal that the reader sees. */
export const allocState = z.object({
  versionId: z.string(),
  sight: allocReach,
  ...totals,
  rows: z.array(allocRow),
})
export type AllocState = z.output<typeof allocState>

/**
 * What is another since a number: rows as they are now, with who changed them; ids of those that left; all else whole.
 * Of houses, banks and groups it has those its rows name.
 */
export const allocChange = z.object({ ...totals, rows: z.array(allocRow), gone: z.array(z.string()) })
export type AllocChange = z.output<typeof allocChange>

export const numbered = { dealId: z.string(), seq: z.int(), at: instant } as const
