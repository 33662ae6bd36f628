import { z } from 'zod'
import { ownOutReasons } from '@bookrunner/domain/orders'
import { call } from '../../kernel/call.ts'
import { face, id, instant, rate } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { bondFacts } from '../orders/index.ts'
import { pricedFacts } from './shapes.ts'

const ownAllocation = z.object({
  orderId: z.string(),
  number: z.string(),
  account: z.string().nullable(),
  orderSize: face,
  /** The nominal. */
  size: face,
  fill: rate.nullable(),
  /** Why it got nothing, where its own answer, limits and sizes, or that no manager accepted it, say so. */
  notAllocated: z.enum(ownOutReasons).nullable(),
  /** Counts confirmations of this order: a later one replaces the one before. */
  confirmation: z.int(),
  confirmedAt: instant,
  replaces: z.boolean(),
  /** Terms on it were corrected since: a new confirmation will replace it. */
  outdated: z.boolean(),
  /** As it was confirmed: other terms are another confirmation's. */
  ...bondFacts,
  ...pricedFacts,
  accrued: rate.nullable(),
  consideration: rate.nullable(),
})

const myAllocation = call({
  name: 'allocation.myAllocation',
  method: 'GET',
  path: '/investor/book/myAllocation',
  access: ['my_order'],
  keyScope: 'orders.read',
  input: z.strictObject({ dealId: id }),
  reply: z.object({
    dealId: z.string(),
    name: z.string(),
    currency: z.string().nullable(),
    list: z.array(ownAllocation),
  }),
  refusals: ['record.unknown'],
  summary: "Returns the caller's confirmed allocations on a deal",
})

const downloadAllocation = call({
  name: 'allocation.downloadAllocation',
  method: 'GET',
  path: '/investor/book/downloadAllocation',
  access: ['my_order'],
  keyScope: 'orders.read',
  slow: true,
  input: z.strictObject({ orderId: id }),
  reply: fileReply,
  refusals: ['record.unknown', 'alloc.not-released', 'work.too-much'],
  summary: "Downloads the allocation confirmation as PDF, in the reader's language",
})

export const ownAllocationCalls = { myAllocation, downloadAllocation } as const
