// The lifecycle through the API: every move from every status. Written by hand, not taken from the table of rules.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import type { Client } from '@bookrunner/contract'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { confirmed } from '../../../../test/confirmed.ts'
import { final, inMinutes, setSoon, spread, dealsByStage, why } from '../../../../test/lifecycle.ts'
import { rate } from '../../../../test/deals.ts'
import { until } from '../../../../test/until.ts'
import { dealClock } from '../clock/clock.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const statusOf = async (dealId: string) => (await desk.deals.bookDealDetail({ dealId })).lifecycle
/** In IPG, with a time that comes at once, and the clock's reaction. */
const come = async (time: 'closesAt' | 'expiresAt'): Promise<string> => {
  const dealId = await dealsByStage.IPG(desk)
  await setSoon((at) => desk.deals.changeTimes({ dealId, times: { [time]: at }, ...why }))
  const context = { db: app.database.db, pipeline: app.pipeline, log: pino({ level: 'silent' }) }
  await until(async () => {
    await dealClock.run(dealId, context)
    const { status, bookClosed } = await statusOf(dealId)
    expect(bookClosed || status === 'Expired').toBe(true)
  })
  return dealId
}
const pricedAndConfirmed = async (): Promise<string> => {
  const dealId = await dealsByStage.Priced(desk)
  await confirmed(app, dealId)
  return dealId
}

const dry = { dryRun: true }
const versions = { version: 1, sharedVersion: 1 }
const corrected = { ...final, price: rate('99.853') }
interface Reply {
  status: string
  bookClosed?: boolean
}
const moves = {
  submit: (dealId) => desk.deals.submitDeal({ dealId, target: 'IPG', ...versions }, dry),
  orderTest: (dealId) => desk.deals.orderTest({ dealId, level: spread('110') }, dry),
  testEnd: (dealId) => desk.deals.testEnd({ dealId }, dry),
  setGuidance: (dealId) => desk.deals.setGuidance({ dealId, guidance: spread('105') }, dry),
  toFPG: (dealId) =>
    desk.deals.changeDealStatus(
      { dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60), ...why },
      dry,
    ),
  fpgEnd: (dealId) => desk.deals.fpgEnd({ dealId }, dry),
  closeTime: (dealId) => desk.deals.changeTimes({ dealId, times: { closesAt: inMinutes(50) }, ...why }, dry),
  expiry: (dealId) => desk.deals.changeTimes({ dealId, times: { expiresAt: inMinutes(5000) }, ...why }, dry),
  finalTerms: (dealId) => desk.deals.setFinalTerms({ dealId, final: corrected, ...why }, dry),
  toPriced: (dealId) => desk.deals.changeDealStatus({ dealId, to: 'Priced', final }, dry),
  toIPG: (dealId) => desk.deals.changeDealStatus({ dealId, to: 'IPG', ...why }, dry),
  abort: (dealId) => desk.deals.abort({ dealId }, dry),
} satisfies Record<string, (dealId: string) => Promise<Reply>>
type Move = keyof typeof moves

/** The status after a move, or the reason of its refusal: `no` if there is no such move. */
const outcomeOf = (move: Promise<Reply>): Promise<string> =>
  move.then(
    ({ status, bookClosed }) => (bookClosed ? `${status} closed` : status),
    (fault: unknown) => {
      const { reason } = fault as { reason?: string }
      return reason === 'status.no-such-move' ? 'no' : (reason ?? 'fault')
    },
  )

const none = {
  submit: 'deal.not-draft',
  orderTest: 'no',
  testEnd: 'no',
  setGuidance: 'no',
  toFPG: 'no',
  fpgEnd: 'no',
  closeTime: 'no',
  expiry: 'no',
  finalTerms: 'no',
  toPriced: 'no',
  toIPG: 'no',
  abort: 'no',
} as const satisfies Record<Move, string>
const live = { ...none, abort: 'Aborted' } as const

interface From {
  made: () => Promise<string>
  allowed: Record<Move, string>
}
const test = { ...live, testEnd: 'IPG', closeTime: 'Test', expiry: 'Test' }
const statuses: Record<string, From> = {
  Draft: { made: () => dealsByStage.Draft(desk), allowed: { ...live, submit: 'IPG' } },
  'Test of a draft': { made: () => dealsByStage['Test of a draft'](desk), allowed: test },
  'Test in IPG': { made: () => dealsByStage['Test in IPG'](desk), allowed: test },
  IPG: {
    made: () => dealsByStage.IPG(desk),
    allowed: {
      ...live,
      orderTest: 'Test',
      setGuidance: 'IPG',
      toFPG: 'FPG',
      closeTime: 'IPG',
      expiry: 'IPG',
    },
  },
  'IPG closed': {
    made: () => come('closesAt'),
    allowed: {
      ...live,
      setGuidance: 'IPG closed',
      toFPG: 'FPG',
      closeTime: 'IPG',
      expiry: 'IPG closed',
    },
  },
  FPG: {
    made: () => dealsByStage.FPG(desk),
    allowed: {
      ...live,
      fpgEnd: 'FPG closed',
      closeTime: 'FPG',
      expiry: 'FPG',
      finalTerms: 'deal.book-open',
      toPriced: 'deal.book-open',
      toIPG: 'IPG',
    },
  },
  'FPG closed': {
    made: () => dealsByStage['FPG closed'](desk),
    allowed: {
      ...live,
      closeTime: 'FPG',
      expiry: 'FPG closed',
      finalTerms: 'FPG closed',
      toPriced: 'Priced',
      toIPG: 'IPG',
    },
  },
  Priced: { made: () => dealsByStage.Priced(desk), allowed: { ...live, toFPG: 'FPG closed' } },
  'Priced, confirmed': {
    made: pricedAndConfirmed,
    allowed: { ...none, toFPG: 'deal.confirmed', finalTerms: 'Priced', abort: 'deal.confirmed' },
  },
  Expired: { made: () => come('expiresAt'), allowed: none },
  Aborted: { made: () => dealsByStage.Aborted(desk), allowed: none },
}

describe('from each status', () => {
  it.each(Object.entries(statuses))(
    '%s, every move leads to the right status or is refused',
    async (_, from) => {
      const dealId = await from.made()
      const before = await statusOf(dealId)
      const found: Record<string, string> = {}
      for (const [name, move] of Object.entries(moves)) found[name] = await outcomeOf(move(dealId))
      expect(found).toEqual(from.allowed)
      // Refused moves and dry runs changed nothing.
      expect(await statusOf(dealId)).toEqual(before)
    },
  )
})
