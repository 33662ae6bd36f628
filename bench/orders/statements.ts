// The app's own statements for one order and for one change of it, caught on their way, with marks where values go.
import type { CompiledQuery } from 'kysely'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal, type FaceAmount, type Rate } from '@bookrunner/domain/kernel'
import {
  claimOf,
  dealAt,
  edit,
  submit,
  type OrderResult,
  type Order,
  type OrderDeal,
  type CommandContext,
} from '@bookrunner/domain/orders'
import { movingOf } from '../../packages/server/src/areas/deals/index.ts'
import {
  alsoOwn,
  order,
  orderLine,
  type OrderNeed,
  type OrderState,
} from '../../packages/server/src/areas/orders/index.ts'
import { applyUse } from '../../packages/server/src/areas/quota/index.ts'
import { query, reading, type Db, type Transaction } from '../../packages/server/src/platform/db/index.ts'
import { lockExpected } from '../../packages/server/src/platform/service/further.ts'
import { lockLedgers } from '../../packages/server/src/platform/service/ledger.ts'
import { saveBatch, saveLines } from '../../packages/server/src/platform/service/save-batch.ts'
import { sizes } from './work.ts'

export interface Caught {
  text: string
  values: readonly unknown[]
}

/** Steps of one transaction; the lines' hashes are worked out between them. */
export interface Steps {
  load: Caught[]
  save: Caught[]
  lockOwn: Caught[]
  saveOwn: Caught[]
  line: { code: string; params: unknown }
  ownLine: { code: string; params: unknown }
}

/** Placeholders for the values that differ between writes. */
export const marks = {
  ann: '@ann',
  deal: '@deal',
  order: '@order',
  user: '@user',
  house: '@house',
  key: '@key',
  hash: '@hash',
  ownHash: '@own-hash',
  seq: 424_242_001,
  ownSeq: 424_242_002,
} as const

/** Everything is sent at once, so what then finds no rows to work with has asked for all of them. */
const caught = async (work: (transaction: Transaction) => Promise<unknown>): Promise<Caught[]> => {
  const found: Caught[] = []
  const catcher: Transaction = {
    run: async (statement) => {
      const { sql, parameters } = statement.compile(query) as CompiledQuery
      found.push({ text: sql, values: parameters })
      return []
    },
    commit: async () => {},
    rollback: async () => {},
  }
  await work(catcher).catch(() => {})
  // The bare one does not ask for the clock.
  return found.filter(({ text }) => !text.includes('select clock_timestamp()'))
}

const orderLevels = (size: number) => [
  { minYield: null, minSpread: '60' as Rate, maxPrice: null, size: size as FaceAmount },
]
const context = (): CommandContext => ({
  now: Temporal.Now.instant(),
  seq: marks.seq,
  channel: 'screen',
  by: { userId: marks.user, entityId: marks.house, side: 'investor' },
})

const doneOf = (answer: ReturnType<typeof edit>): OrderResult => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

const stepsOf = async (
  need: OrderNeed,
  done: OrderResult,
  { deal, now, quota }: { deal: OrderDeal; now: Temporal.Instant; quota: OrderState['quota'] },
): Promise<Steps> => {
  const change = { kind: 'saved' as const, order: done.order, version: done.version }
  const changes = [{ seq: marks.seq, now, change }]
  const used = { ...quota }
  applyUse(used, [claimOf(done.order, deal, now, quota.entityByLei)])
  const state = { orders: new Map<string, Order>([[done.order.id, done.order]]), quota: used } as OrderState
  const [line, [own]] = [orderLine(done), alsoOwn(done)]
  const at = now.toString()
  const ledgerId = `deal:${marks.ann}`
  const entry = { ledger_id: ledgerId, seq: marks.seq, at, actor_id: marks.user, ...line, hash: marks.hash }
  const answer = { reply: { orderId: marks.order } }
  const repeat = { userId: marks.user, call: line.code, key: marks.key, bodyHash: marks.hash }
  const ownEntry = { seq: marks.ownSeq, at, actor_id: marks.user, ...own!.line, ledger_id: own!.ledger }
  return {
    load: await caught(async (transaction) => {
      await lockLedgers(transaction, [ledgerId])
      await order.load(transaction, marks.ann, [need])
    }),
    save: await caught(async (transaction) => {
      await order.save(transaction, marks.ann, changes, state)
      await saveBatch(transaction, {
        heads: new Map([[ledgerId, { seq: marks.seq, hash: marks.hash }]]),
        entries: [entry],
        personal: [],
        newAnswers: [{ repeat, answer, ledgerId }],
      })
    }),
    lockOwn: await caught((transaction) => lockExpected(transaction, [own!.ledger])),
    saveOwn: await caught((transaction) =>
      saveLines(transaction, {
        entries: [{ ...ownEntry, hash: marks.ownHash }],
        heads: new Map([[own!.ledger, { seq: marks.ownSeq, hash: marks.ownHash }]]),
      }),
    ),
    line,
    ownLine: own!.line,
  }
}

/** For a real deal, so that the records written are as large as the app's. */
export const statements = async (
  db: Db,
  { dealId, userId, houseId }: { dealId: string; userId: string; houseId: string },
): Promise<{ new: Steps; edited: Steps }> => {
  const announcementId = announcementOf(dealId)
  const transaction = { ...reading(db), commit: async () => {}, rollback: async () => {} }
  const loaded = await order.load(transaction, announcementId, [
    { announcementId, userId, houses: [houseId] },
  ])
  const state = loaded.deals.get(announcementId)!
  const tranche = state.tranches.get(dealId)!
  const moving = movingOf({ state: { ...state, announcement: state.announcement! }, tranche })
  const now = Temporal.Now.instant()
  const deal = dealAt(moving, now)
  const known = { holder: loaded.houses.get(houseId)!, groups: loaded.groups }
  const parties = { id: marks.order, dealId: marks.deal, investorId: marks.house }
  const sent = doneOf(
    submit(
      undefined,
      deal,
      { ...known, parties, content: { orderLevels: orderLevels(sizes.new) } },
      context(),
    ),
  )
  const changed = doneOf(
    edit(
      sent.order,
      deal,
      { ...known, expectedVersion: 1, content: { orderLevels: orderLevels(sizes.edited) } },
      context(),
    ),
  )
  const need: OrderNeed = {
    announcementId: marks.ann,
    userId: marks.user,
    orders: [marks.order],
    claims: { identifiers: [] },
  }
  const at = { deal, now, quota: loaded.quota }
  const counts = { dealId: marks.deal, investorId: marks.house }
  return {
    new: await stepsOf({ ...need, orders: [], houses: [marks.house], counts }, sent, at),
    edited: await stepsOf(need, changed, at),
  }
}
