import { z } from 'zod'
import { dealStatuses } from '@bookrunner/domain/deals'
import { call } from '../../kernel/call.ts'
import { id, line, setInstant } from '../../kernel/fields.ts'
import { announcedRefusals, finalRefusals } from './refusals.ts'
import { guidanceLevel, sizeChoice, times } from './terms-shape.ts'
import { finalTerms } from './views.ts'

const moved = z.object({
  dealId: z.string(),
  status: z.enum(dealStatuses),
  bookClosed: z.boolean(),
  /** Number of the newest guidance version. */
  guidance: z.int(),
})
/** Runs a deal through its phases. */
const runs = ['board_order_book|run', 'mydeal_order_book|run'] as const
/** The user confirmed a level that is unlike the current one. */
const levelConfirmed = z.boolean().optional()
const never = ['record.unknown', 'deal.not-yours', 'status.no-such-move'] as const
const late = ['deal.time-past', 'deal.times-order'] as const

const changeDealStatus = call({
  name: 'deals.changeDealStatus',
  method: 'POST',
  path: '/order/manage/changeDealStatus',
  access: runs,
  input: z.strictObject({
    dealId: id,
    /** From IPG to FPG: push; FPG to IPG: reopen; FPG to Priced: price; Priced to FPG: reprice. */
    to: z.enum(['IPG', 'FPG', 'Priced']),
    /** The level FPG is pushed with, and its cut-off; pricing: the final level, where the spread is over another. */
    guidance: guidanceLevel.optional(),
    closesAt: setInstant.optional(),
    final: finalTerms.optional(),
    levelConfirmed,
    note: line(300).optional(),
    reason: line(300).optional(),
  }),
  reply: moved,
  refusals: [
    ...never,
    ...late,
    ...announcedRefusals,
    ...finalRefusals,
    'deal.reason-missing',
    'deal.level-missing',
    'deal.cut-off-missing',
    'deal.confirmed',
    'deal.book-open',
  ],
  summary: 'Pushes FPG, reopens, prices or reprices a deal',
})

const orderTest = call({
  name: 'deals.orderTest',
  method: 'POST',
  path: '/order/manage/orderTest',
  access: runs,
  input: z.strictObject({
    dealId: id,
    /** The test price; the one of the terms where none is sent. */
    level: guidanceLevel.optional(),
    closesAt: setInstant.optional(),
    levelConfirmed,
    note: line(300).optional(),
  }),
  reply: moved,
  refusals: [...never, ...late, ...announcedRefusals, 'deal.test-price-missing'],
  summary: 'Pushes a test: requests a size at the test level from investors with live orders',
})

const endInput = z.strictObject({ dealId: id, note: line(300).optional() })

const testEnd = call({
  name: 'deals.testEnd',
  method: 'POST',
  path: '/order/manage/testEnd',
  access: runs,
  input: endInput,
  reply: moved,
  refusals: [...never],
  summary: 'Ends the test and freezes its sizes',
})

const fpgEnd = call({
  name: 'deals.fpgEnd',
  method: 'POST',
  path: '/order/manage/fpgEnd',
  access: runs,
  input: endInput,
  reply: moved,
  refusals: [...never],
  summary: 'Closes the FPG book before its cut-off',
})

const setGuidance = call({
  name: 'deals.setGuidance',
  method: 'POST',
  path: '/order/manage/setGuidance',
  access: runs,
  input: z.strictObject({
    dealId: id,
    guidance: guidanceLevel,
    /** The new size of the issue, where it changes. */
    size: sizeChoice.optional(),
    levelConfirmed,
    note: line(300).optional(),
  }),
  reply: moved,
  refusals: [
    ...never,
    ...announcedRefusals,
    'write.no-changes',
    'deal.field-wrong',
    'deal.amount-zero',
    'deal.off-grid',
  ],
  summary: 'Announces new guidance while books are open; orders do not change',
})

const setFinalTerms = call({
  name: 'deals.setFinalTerms',
  method: 'POST',
  path: '/order/manage/setFinalTerms',
  access: runs,
  /** On a closed FPG book: the deal is launched at these; on a priced one: a correction, with its reason. */
  input: z.strictObject({
    dealId: id,
    final: finalTerms,
    /** The final level in the basis of guidance, if the pricing spread has another reference. */
    guidance: guidanceLevel.optional(),
    levelConfirmed,
    note: line(300).optional(),
    reason: line(300).optional(),
  }),
  reply: moved,
  refusals: [
    ...never,
    ...announcedRefusals,
    ...finalRefusals,
    'deal.reason-missing',
    'deal.book-open',
    'write.no-changes',
  ],
  summary: 'Launches a closed book at its final terms, or corrects the terms of a priced deal',
})

const changeTimes = call({
  name: 'deals.changeTimes',
  method: 'POST',
  path: '/order/manage/changeTimes',
  access: runs,
  input: z.strictObject({ dealId: id, times: times.partial(), reason: line(300) }),
  reply: moved,
  refusals: [...never, ...late, 'deal.reason-missing', 'deal.cut-off-missing', 'write.no-changes'],
  summary: 'Extends or brings forward a close time, the subject time or the expiry, with a reason',
})

export const lifecycleCalls = {
  changeDealStatus,
  orderTest,
  testEnd,
  fpgEnd,
  setGuidance,
  setFinalTerms,
  changeTimes,
} as const
