import { z } from 'zod'
import { loanStatuses, marginBands } from '@bookrunner/domain/loans'
import { call } from '../../kernel/call.ts'
import { day, digits, id, line, rate } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { namedEntity } from '../../kernel/names.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { loanFields, loanHistoryEntry, loanPerson, loanView, priceFields } from './shapes.ts'

export const loanVersion = digits(1, 1_000_000_000)
export const loanReaders = ['loan_deal', 'loan_risk'] as const
/** The ledger has the positions of all borrowers, so nobody of a bank or an investor reads it. */
export const loanKeepers = ['tier1', 'tier4'] as const

const filter = {
  /** In names of borrowers and contacts, in the bond's name and ISIN. */
  keyword: line(100).optional(),
  entityId: id.optional(),
  loanId: id.optional(),
  isin: line(12).optional(),
  band: z.enum(marginBands).optional(),
  status: z.enum(loanStatuses).optional(),
}

export const loanSorts = [
  'entity',
  'isin',
  'face',
  'loanAmount',
  'price',
  'callPrice',
  'distance',
  'start',
  'end',
] as const

const list = call({
  name: 'loans.list',
  method: 'GET',
  path: '/bond/loan/list',
  access: loanReaders,
  tiers: loanKeepers,
  input: z.strictObject({ ...pageQuery(loanSorts), ...filter }),
  reply: pageOf(loanView),
  refusals: [],
  summary: 'Lists loan deals with their figures at the current price',
})

const info = call({
  name: 'loans.info',
  method: 'GET',
  path: '/bond/loan/info',
  access: loanReaders,
  tiers: loanKeepers,
  input: z.strictObject({ loanId: id }),
  reply: loanView,
  refusals: ['record.unknown'],
  summary: 'Returns one loan deal',
})

const history = call({
  name: 'loans.history',
  method: 'GET',
  path: '/bond/loan/history',
  access: loanReaders,
  tiers: loanKeepers,
  input: z.strictObject({ ...pageQuery(['at']), loanId: id }),
  reply: pageOf(loanHistoryEntry),
  refusals: ['record.unknown'],
  summary: 'Lists what happened to a loan deal: edits, prices, margin calls and reviews, newest first',
})

const exportList = call({
  name: 'loans.export',
  method: 'GET',
  path: '/bond/loan/export',
  access: ['loan_deal|export'],
  tiers: loanKeepers,
  slow: true,
  input: z.strictObject(filter),
  reply: fileReply,
  refusals: [],
  summary: 'Returns the filtered loan deals as an Excel file',
})

const borrowers = call({
  name: 'loans.borrowers',
  method: 'GET',
  path: '/bond/loan/borrowers',
  access: ['loan_deal|add', 'loan_deal|edit'],
  tiers: loanKeepers,
  input: z.strictObject({
    keyword: line(100).optional(),
    /** Found in any case: the borrower of a loan deal that is edited. */
    entityId: id.optional(),
  }),
  reply: z.object({ list: z.array(namedEntity.extend({ users: z.array(loanPerson) })) }),
  refusals: [],
  summary: 'Finds institutions that can borrow, with their contacts',
})

const termRefusals = [
  'input.invalid',
  'record.unknown',
  'isin.wrong',
  'loan.amount-zero',
  'loan.haircut-wrong',
  'loan.maintenance-wrong',
  'loan.price-wrong',
  'loan.call-price-wrong',
  'loan.band-wrong',
  'loan.days-order',
  'loan.price-future',
  'loan.user-elsewhere',
] as const

const add = call({
  name: 'loans.add',
  method: 'POST',
  path: '/bond/loan/add',
  access: ['loan_deal|add'],
  tiers: loanKeepers,
  input: z.strictObject({ ...loanFields, ...priceFields }),
  reply: loanView,
  refusals: [...termRefusals],
  summary: 'Enters a loan deal with its current price',
})

const edit = call({
  name: 'loans.edit',
  method: 'POST',
  path: '/bond/loan/edit',
  access: ['loan_deal|edit'],
  tiers: loanKeepers,
  input: z.strictObject({ loanId: id, expectedVersion: loanVersion, ...loanFields }),
  reply: loanView,
  refusals: [...termRefusals, 'loan.closed', 'write.no-changes', 'write.changed-meanwhile'],
  summary: 'Changes the terms of a loan deal',
})

const close = call({
  name: 'loans.close',
  method: 'POST',
  path: '/bond/loan/close',
  access: ['loan_deal|edit'],
  tiers: loanKeepers,
  input: z.strictObject({ loanId: id, expectedVersion: loanVersion, note: line(500) }),
  reply: loanView,
  refusals: ['record.unknown', 'loan.closed', 'write.changed-meanwhile'],
  summary: 'Closes a loan deal that is repaid; its open margin calls end with the same note',
})

const del = call({
  name: 'loans.del',
  method: 'POST',
  path: '/bond/loan/del',
  access: ['loan_deal|delete'],
  tiers: loanKeepers,
  input: z.strictObject({ loanId: id }),
  reply: z.object({ loanId: z.string() }),
  refusals: ['record.unknown', 'loan.has-inquiries'],
  summary: 'Deletes a loan deal that was entered by mistake and never alerted',
})

/** The most prices that one request may carry. */
const mostPrices = 5000

const sentPrice = z.strictObject({
  /** All open loan deals on this bond, or one loan deal. */
  isin: line(12).optional(),
  loanId: id.optional(),
  price: rate,
  /** Today in UTC if it is missing. */
  priceDay: day.optional(),
})

const prices = call({
  name: 'loans.prices',
  method: 'POST',
  path: '/bond/loan/prices',
  access: ['loan_deal|prices'],
  tiers: loanKeepers,
  input: z.strictObject({
    prices: z.array(sentPrice).min(1).max(mostPrices),
    /** How the price got here; a program need not say so. */
    source: z.enum(['hand', 'api']).default('api'),
  }),
  reply: z.object({
    /** Loan deals with a new price or a new day, and with the same price again. */
    changed: z.int(),
    unchanged: z.int(),
    /** ISINs without an open loan deal. */
    unknown: z.array(z.string()),
    /** ISINs and loan deals that have a price of a later day, which stays. */
    older: z.array(z.string()),
    /** Inquiries that these prices raised. */
    called: z.int(),
    warned: z.int(),
  }),
  refusals: ['input.invalid', 'record.unknown', 'field.required', 'loan.price-wrong', 'loan.price-future'],
  summary:
    'Updates current prices by ISIN or loan deal, many at once; a bond that nobody financed is skipped',
})

export const loanCalls = {
  list,
  info,
  history,
  export: exportList,
  borrowers,
  add,
  edit,
  close,
  del,
  prices,
} as const
