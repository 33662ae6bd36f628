import { z } from 'zod'
import { outReasons } from '@bookrunner/domain/orders'
import { call } from '../../kernel/call.ts'
import { face, id, instant, rate } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { entityNames, namedEntity } from '../../kernel/names.ts'
import { bookHolder, units } from '../book/index.ts'
import { bondFacts } from '../orders/index.ts'
import { mine, reads } from './access.ts'
import { confirmStates, lineBy, lineRounding, orderFlags, pricedFacts } from './shapes.ts'
import { numbered } from './state-shapes.ts'

const ofDeal = z.strictObject({ dealId: id })
const mineAfter = [...mine, 'alloc.not-launched'] as const
const settles = ['board_order_assign', 'mydeal_order_assign'] as const
const investor = {
  orderId: z.string(),
  number: z.string(),
  holder: z.string(),
  account: z.string().nullable(),
}

/** The amount that a rule or the desk decided in the end. */
const reasonAmount = z.object({ by: lineBy, rounding: lineRounding, size: units, lines: z.int() })
export type ReasonAmountView = z.output<typeof reasonAmount>

const settlementList = call({
  name: 'allocation.settlementList',
  method: 'GET',
  path: '/order/alloc/settlementList',
  access: settles,
  slow: true,
  input: ofDeal,
  reply: z.object({
    ...numbered,
    versionId: z.string(),
    currency: z.string().nullable(),
    ...bondFacts,
    ...pricedFacts,
    /** Accrued interest per cent of nominal. */
    accruedRate: rate.nullable(),
    holders: z.array(bookHolder),
    lines: z.array(
      z.object({
        ...investor,
        lei: z.string().nullable(),
        throughId: z.string().nullable(),
        through: entityNames.nullable(),
        nominal: face,
        /** Null while price or settlement are not known. */
        accrued: rate.nullable(),
        consideration: rate.nullable(),
        confirm: z.enum(confirmStates),
      }),
    ),
    nominal: units,
    accrued: rate.nullable(),
    consideration: rate.nullable(),
  }),
  refusals: mineAfter,
  summary: 'Returns the settlement list of the B&D bank: nominal, price, accrued and consideration',
})

const hedgeList = call({
  name: 'allocation.hedgeList',
  method: 'GET',
  path: '/order/alloc/hedgeList',
  access: settles,
  slow: true,
  input: ofDeal,
  reply: z.object({
    ...numbered,
    versionId: z.string(),
    currency: z.string().nullable(),
    ...bondFacts,
    ...pricedFacts,
    instrument: z.string().nullable(),
    ratio: rate.nullable(),
    deadline: instant.nullable(),
    durationManager: z.string().nullable(),
    holders: z.array(bookHolder),
    lines: z.array(
      z.object({
        ...investor,
        hedge: z.enum(['benchmark', 'own']),
        size: face,
        /** Of the instrument, by the ratio; null where there is none. */
        quantity: face.nullable(),
        /** Money for one basis point on what is allocated; null while it is not priced. */
        dv01: rate.nullable(),
      }),
    ),
    size: units,
    quantity: units.nullable(),
    dv01: rate.nullable(),
  }),
  refusals: mineAfter,
  summary: 'Returns the hedge list: quantity for each order, and total DV01',
})

const league = call({
  name: 'allocation.league',
  method: 'GET',
  path: '/order/alloc/league',
  access: reads,
  slow: true,
  input: ofDeal,
  reply: z.object({
    ...numbered,
    versionId: z.string(),
    list: z.array(
      z.object({
        rank: z.int(),
        ...namedEntity.shape,
        roles: z.array(z.string()),
        orders: z.int(),
        acceptedIn: units,
        /** Each order to the bank it goes through; and what banks are credited with besides. */
        size: units,
        credited: units,
        share: rate.nullable(),
        fill: rate.nullable(),
      }),
    ),
  }),
  refusals: mineAfter,
  summary: 'Returns the lead credit: amounts allocated through each lead',
})

const justification = call({
  name: 'allocation.justification',
  method: 'GET',
  path: '/order/alloc/justification',
  access: settles,
  slow: true,
  input: ofDeal,
  reply: z.object({
    ...numbered,
    versionId: z.string(),
    reasons: z.array(reasonAmount),
    holders: z.array(bookHolder),
    lines: z.array(
      z.object({
        ...investor,
        ...orderFlags,
        orderSize: face,
        inSize: face,
        acceptedIn: face,
        whyOut: z.enum(outReasons).nullable(),
        size: face,
        fill: rate.nullable(),
        by: lineBy.nullable(),
        rounding: lineRounding,
        full: z.boolean(),
        tooSmall: z.boolean(),
        note: z.string().nullable(),
        editedBy: z.string().nullable(),
        editedAt: instant.nullable(),
      }),
    ),
  }),
  refusals: mineAfter,
  summary: "Returns the reason for each allocation: the rule, or the desk's manual entry",
})

const fillReport = call({
  name: 'allocation.fillReport',
  method: 'GET',
  path: '/investor/book/fillReport',
  access: ['my_order', ...reads],
  keyScope: 'orders.read',
  input: ofDeal,
  reply: z.object({
    dealId: z.string(),
    /**
     * Rules that reveal no single account, each with the amount that stands by it; `by` is null for all others together.
     * Sizes fixed for single orders are the desk's.
     */
    reasons: z.array(reasonAmount.omit({ lines: true }).extend({ by: lineBy.nullable() })),
    size: units,
    /** Types whose fill reveals no single account; all others together without a name. */
    list: z.array(
      z.object({
        classId: z.string().nullable(),
        name: z.string().nullable(),
        accounts: z.int(),
        fill: rate.nullable(),
      }),
    ),
    /** Of the whole deal; none with few accounts, or with one or two that have nearly all of the issue. */
    fill: rate.nullable(),
  }),
  refusals: ['record.unknown', 'alloc.not-released'],
  summary: 'Returns the anonymous fill report by investor type, once allocations are confirmed',
})

/** A spreadsheet for further work, or a PDF (A4) for reading and filing; a spreadsheet by default. */
const format = z.enum(['xlsx', 'pdf']).optional()

const downloadFillReport = call({
  name: 'allocation.downloadFillReport',
  method: 'GET',
  path: '/investor/book/downloadFillReport',
  access: ['my_order', ...reads],
  keyScope: 'orders.read',
  slow: true,
  input: z.strictObject({ dealId: id, format }),
  reply: fileReply,
  refusals: ['record.unknown', 'alloc.not-released', 'work.too-much'],
  summary: "Downloads the fill report as Excel or PDF, in the reader's language",
})

/** What a file is of. */
const listKinds = ['settlement', 'hedge', 'league', 'justification'] as const
const exportKinds = ['workbook', ...listKinds, 'pack'] as const

const exportFile = call({
  name: 'allocation.export',
  method: 'POST',
  path: '/order/alloc/export',
  access: reads,
  slow: 'file',
  // A trial would cost what the file costs.
  dryRun: false,
  /** Without a version: the launched one, else the current one. */
  input: z
    .strictObject({ dealId: id, versionId: id.optional(), kind: z.enum(exportKinds), format })
    .check(({ value: { kind, format }, issues }) => {
      if (format !== 'pdf' || listKinds.some((each) => each === kind)) return
      issues.push({ code: 'invalid_value', values: [...listKinds], input: kind, path: ['kind'] })
    }),
  reply: z.object({
    fileId: z.string(),
    name: z.string(),
    bytes: z.int(),
    seq: z.int(),
    at: instant,
    until: instant,
  }),
  refusals: [...mineAfter, 'work.too-much'],
  summary: 'Prepares a file: the version (Excel), post-launch lists (Excel or PDF), or an audit pack (zip)',
})

const download = call({
  name: 'allocation.download',
  method: 'GET',
  path: '/order/alloc/download',
  access: reads,
  longWay: true,
  input: z.strictObject({ fileId: id }),
  reply: fileReply,
  refusals: ['record.unknown'],
  summary: 'Downloads an allocation file prepared for the caller',
})

export const allocAfter = {
  settlementList,
  hedgeList,
  league,
  justification,
  fillReport,
  export: exportFile,
  download,
  downloadFillReport,
} as const
