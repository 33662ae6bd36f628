import { z } from 'zod'
import { digits } from './fields.ts'

/** Screens offer 15, 30 and 50 (§9); the server accepts 1 to 500. */
export const pageSizes = [15, 30, 50] as const

/**
 * The query of a paged list. `sortField` is one of the names the call declares and nothing else: what is
 * sent there can never reach SQL.
 */
export const pageQuery = <const Sortable extends readonly [string, ...string[]]>(sortable: Sortable) => ({
  pageNum: digits(1, 1_000_000).default(1),
  pageSize: digits(1, 500).default(15),
  sortField: z.enum(sortable).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
})

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), pageNum: z.int(), pageSize: z.int(), total: z.int() })
