// Random books: a desk's acts on a new deal, then answers at final guidance.
import fc from 'fast-check'
import { sql } from 'kysely'
import type { Client } from '@bookrunner/contract'
import { mergeRules } from '@bookrunner/domain/book'
import { bookTypes } from '@bookrunner/domain/deals'
import type { Db } from '../src/platform/db/index.ts'
import { face } from './deals.ts'
import { inMinutes, spread, submitted } from './lifecycle.ts'
import { enterFor, mm, orderLevel } from './orders.ts'

const houses = ['ent_ironmosslife', 'ent_sundialreserve', 'ent_tamarindgulf'] as const

const size = fc.integer({ min: 2, max: 40 })
const limit = fc.constantFrom(null, '55', '60', '70', '100', '120', '130')
export const entered = fc.record({
  kind: fc.constant('enter' as const),
  house: fc.constantFrom(...houses),
  size,
  limit,
  /** Half of its size needs less: the second level of a ladder. */
  ladder: fc.constantFrom(true, true, false),
  soft: fc.boolean(),
  xOrder: fc.boolean(),
  jlmInterest: fc.boolean(),
})
const order = fc.nat({ max: 9 })
const act = fc.oneof(
  { weight: 4, arbitrary: entered },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resize' as const), order, size, limit }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('soften' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('accept' as const), order }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('merge' as const),
      house: fc.constantFrom(...houses),
      soft: fc.boolean(),
      rule: fc.constantFrom(...mergeRules),
      stated: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('subject' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('guide' as const),
      level: fc.constantFrom('65', '90', '110', '115'),
    }),
  },
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never
export const randomBooks = fc.record({
  bookType: fc.constantFrom(...bookTypes),
  acts: fc.array(act, { minLength: 5, maxLength: 14 }),
  ending: fc.constantFrom('IPG', 'FPG', 'closed'),
  /** At FPG: the order in the list, and what its investor confirms; silence for the others. */
  answers: fc.array(fc.record({ order, half: fc.boolean() }), { maxLength: 5 }),
})
type RandomBook = typeof randomBooks extends fc.Arbitrary<infer Value> ? Value : never

/** The desk's acts; what the book refuses changes nothing. */
const perform = async (desk: Client, dealId: string, done: Act, db: Db): Promise<unknown> => {
  const { rows, merges } = await desk.book.bookOrderList({ dealId })
  const live = rows.filter(({ status }) => status !== 'Withdrawn')
  const chosen = 'order' in done ? live[done.order] : undefined
  const edit = (content: object) =>
    chosen &&
    desk.orders.editOrderForInvestor({ orderId: chosen.id, expectedVersion: chosen.version, content })
  switch (done.kind) {
    case 'enter': {
      const top = orderLevel(done.size, done.limit)
      const isLadder = done.ladder && done.limit !== null
      return enterFor(desk, dealId, done.house, {
        orderLevels: isLadder ? [top, orderLevel(done.size / 2, '40')] : [top],
        commitment: done.soft ? 'soft' : 'firm',
        xOrder: done.xOrder,
        jlmInterest: done.jlmInterest,
      })
    }
    case 'withdraw':
      return (
        chosen && desk.orders.withdrawForInvestor({ orderId: chosen.id, expectedVersion: chosen.version })
      )
    case 'resize':
      return edit({ orderLevels: [orderLevel(done.size, done.limit)] })
    case 'soften':
      return edit({ commitment: 'soft' })
    case 'accept':
      return chosen && desk.orders.acceptOrder({ orderId: chosen.id, expectedVersion: chosen.version })
    case 'merge': {
      const under = new Set(merges.flatMap(({ orderIds }) => orderIds))
      const commitment = done.soft ? 'soft' : 'firm'
      const orderIds = live
        .filter((row) => row.holder === done.house && row.commitment === commitment && !under.has(row.id))
        .map(({ id }) => id)
      const stated = done.rule === 'stated' ? { size: mm(done.stated), reason: 'One mandate' } : {}
      return orderIds.length < 2
        ? undefined
        : desk.book.mergeOrder({ dealId, orderIds, rule: done.rule, ...stated })
    }
    // What comes or grows from now on waits for a manager.
    case 'subject':
      return sql`update deal set lifecycle = jsonb_set(lifecycle, '{subjectAt}', to_jsonb(${inMinutes(-1)}::text))
        where id = ${dealId}`.execute(db)
    case 'guide':
      return desk.deals.setGuidance({ dealId, guidance: spread(done.level), levelConfirmed: true })
  }
}

/** Half of an order, or all of it. */
const answer = async (desk: Client, dealId: string, { order: nr, half }: RandomBook['answers'][number]) => {
  const { rows, levels } = await desk.book.bookOrderList({ dealId })
  const row = rows.filter(({ fpgState }) => fpgState === 'waiting')[nr]
  return (
    row &&
    desk.orders.editFpgSize({
      orderId: row.id,
      expectedVersion: row.version,
      push: levels.push!,
      size: half ? face(row.size / 2) : (row.fpgSize ?? row.size),
    })
  )
}

/** Makes the book of a new deal; returns the deal's id. */
export const buildBook = async (
  desk: Client,
  { bookType, acts, ending, answers }: RandomBook,
  db: Db,
): Promise<string> => {
  const issue = { kind: 'number' as const, face: face(70_000_000), unit: 'mm' as const }
  const dealId = await submitted(desk, 'IPG', { terms: { bookType, size: issue } })
  for (const each of acts) await Promise.resolve(perform(desk, dealId, each, db)).catch(() => undefined)
  if (ending === 'IPG') return dealId
  await desk.deals.changeDealStatus({
    dealId,
    to: 'FPG',
    guidance: spread('66'),
    closesAt: inMinutes(60),
    levelConfirmed: true,
  })
  for (const each of answers) await Promise.resolve(answer(desk, dealId, each)).catch(() => undefined)
  if (ending === 'closed') await desk.deals.fpgEnd({ dealId })
  return dealId
}
