// A whole book confirmed, beside a transaction that writes the same rows, and how long others wait meanwhile.
import type pg from 'pg'
import type { Client } from '@bookrunner/contract'
import { judgeAtMost, reportFigure } from '../lib/verdict.ts'
import { clientWith, openDeals, openSession } from '../orders/fill.ts'
import type { Person } from '../orders/work.ts'
import { closedBook } from './closed-book.ts'

interface World {
  app: { port: number }
  admin: pg.Client
  desk: Client
  people: readonly Person[]
}

const rounds = 6
/** The book the gates are for. */
const gated = 10_000
/** Milliseconds, for 10,000 lines; printed beside the figure. */
const aim = 800
/** It may take so many times as long as one transaction that writes the orders, their versions and confirmations as rows of each. */
const mostTimes = 2.5
/** The worst wait of somebody else, as a share of the whole. */
const mostWait = { sameDeal: 0.65, otherDeal: 0.6 }
/** The same on the same deal, in milliseconds. */
const mostMs = 600

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** A launched version over a priced deal, ready to be confirmed. */
export const launched = async ({ desk, ...world }: World, count: number) => {
  const { dealId, final } = await closedBook({ desk, ...world }, count)
  const { version, seq } = await desk.allocation.saveVersion({ dealId })
  const { versionId } = version
  const policy = [{ kind: 'proRata' as const }]
  await desk.allocation.allocSubmit({ versionId, expectedSeq: seq, keep: false, policy })
  const { seq: expectedSeq } = await desk.allocation.allocVersionList({ dealId })
  await desk.allocation.launch({ versionId, expectedSeq })
  const priced = { ...final, benchmarkYield: '0.32', yield: '1.52', coupon: '1.5', price: '99.942' }
  await desk.deals.changeDealStatus({ dealId, to: 'Priced', final: priced })
  await desk.allocation.signOff({ versionId, waiver: 'Measured' })
  return { dealId, versionId }
}

/** Lines that one call changes. */
const mostChanged = 500

/** Another version of the whole book, ready to be confirmed in its place: of each two orders, one gets a little less and the other more. */
const correctedOf = async (desk: Client, { dealId, versionId }: { dealId: string; versionId: string }) => {
  await desk.allocation.reopenLaunch({ versionId, reason: 'Measured' })
  const { version, ...made } = await desk.allocation.saveVersion({ dealId, copyOf: versionId })
  const corrected = version.versionId
  const { rows } = await desk.allocation.allocOrderList({ dealId, versionId: corrected })
  const filled = rows.filter(({ size }) => size !== null && size > 1_000_000)
  const lines = filled.map(({ orderId, size }, nr) => ({
    orderId,
    size: size! + (nr % 2 === 0 ? -1000 : 1000),
  }))
  let expectedSeq = made.seq
  for (let from = 0; from < lines.length - (lines.length % 2); from += mostChanged) {
    const some = lines.slice(from, Math.min(from + mostChanged, lines.length - (lines.length % 2)))
    ;({ seq: expectedSeq } = await desk.allocation.alloc({ versionId: corrected, expectedSeq, lines: some }))
  }
  await desk.allocation.launch({ versionId: corrected, expectedSeq })
  await desk.allocation.signOff({ versionId: corrected, waiver: 'Measured' })
  return corrected
}

/** The same rows into logged tables with the same indexes and ordinary foreign keys, by one statement for each table. */
const makeBare = async (admin: pg.Client, dealId: string): Promise<void> => {
  await admin.query(
    'drop table if exists bare_entry, bare_facts, bare_confirmation, bare_version, bare_order',
  )
  await admin.query('create table bare_order (like deal_order including indexes)')
  await admin.query('insert into bare_order select * from deal_order where deal_id = $1', [dealId])
  await admin.query(`create table bare_version (like order_version including indexes including defaults,
    foreign key (order_id) references bare_order, foreign key (by_id) references user_account)`)
  await admin.query(`create table bare_confirmation (like alloc_confirmation including indexes,
    foreign key (order_id) references bare_order, foreign key (deal_id) references deal,
    foreign key (version_id) references alloc_version, foreign key (by_id) references user_account)`)
  await admin.query(`create table bare_facts (like alloc_confirmed_facts including indexes,
    foreign key (deal_id) references deal)`)
  await admin.query(`create table bare_entry (like ledger_entry including indexes,
    foreign key (ledger_id) references ledger)`)
  await admin.query('vacuum analyze bare_order')
}

const writeBare = async (admin: pg.Client, dealId: string, versionId: string): Promise<void> => {
  await admin.query('begin')
  await admin.query(
    `update bare_order o set version = o.version + 1, version_without_record = o.version + 1, shown = o.shown + 1,
       seq = o.seq + 1, shown_at = now(), record = o.record || jsonb_build_object('allocation', l.size, 'version', o.version + 1, 'updatedAt', now())
     from alloc_line l where l.version_id = $1 and l.order_id = o.id`,
    [versionId],
  )
  await admin.query(
    `insert into bare_version (order_id, number, shown, seq, stage, act, at, by_id, author, channel, changes)
     select id, version, shown, seq, stage, 'allocated', now(), 'usr_deskoc', '{}', 'screen', '[]' from bare_order`,
  )
  const facts = { bond: 'x'.repeat(400), paperTerms: 'x'.repeat(400), priced: 'x'.repeat(200) }
  await admin.query(`insert into bare_facts (deal_id, seq, shared, parties) values ($1, 1, $2, '[{}]')`, [
    dealId,
    JSON.stringify(facts),
  ])
  await admin.query(
    `insert into bare_confirmation (order_id, number, deal_id, version_id, size, terms, seq, at, by_id, party,
       order_size, accrued, consideration)
     select order_id, 1, $2, $1, size, 1, 1, now(), 'usr_deskoc', 0, size, '0', size::text
     from alloc_line where version_id = $1`,
    [versionId, dealId],
  )
  await admin.query(
    `insert into bare_entry (ledger_id, seq, at, actor_id, code, params, hash)
     select 'own:' || investor_id, 1000000, now(), 'usr_deskoc', 'order.shown',
       jsonb_build_object('orders', jsonb_agg(jsonb_build_object('orderId', id, 'shown', shown))),
       encode(sha256(string_agg(id, '')::bytea), 'hex') from bare_order group by investor_id`,
  )
  await admin.query('commit')
}

/** Writes of somebody else, one after the other, until the work is done: the longest one. */
const worstWhile = async (work: Promise<unknown>, write: () => Promise<unknown>): Promise<number> => {
  const state = { over: false }
  void work.finally(() => (state.over = true))
  let worst = 0
  while (!state.over) worst = Math.max(worst, await timed(write))
  return worst
}

/** Somebody who comments the same version, and an investor of the same book who orders in another deal. */
const openOthers = async ({ app, admin, desk, people }: World, session: number) => {
  const lead = clientWith(app.port, await openSession(admin, 'usr_deskjgc', session))
  const investor = clientWith(app.port, people[0]!.token)
  const [elsewhere] = await openDeals(desk, 1)
  const orderLevels = [{ minYield: null, maxPrice: null, minSpread: null, size: 1_000_000 }]
  let nr = 0
  return {
    comment: (versionId: string) =>
      lead.allocation.review({ versionId, verdict: 'comment', text: 'Measured' }),
    order: () =>
      investor.orders.newOrder({
        dealId: elsewhere!,
        content: { account: `Other ${(nr += 1)}`, orderLevels },
      }),
  }
}

/** What the rounds took, and the longest waits: shares of the whole, and on the same deal in milliseconds too. */
type Measured = Record<'alone' | 'bare' | 'again' | 'sameDeal' | 'otherDeal' | 'sameMs', readonly number[]>

const timesOf = (name: string, { alone, bare }: Measured) => ({
  work: name,
  figure: middle(alone) / middle(bare),
  unit: 'times a transaction that writes the same rows',
  of: `${middle(alone).toFixed(0)} and ${middle(bare).toFixed(0)} ms`,
})

const judge = (name: string, measured: Measured): void => {
  const { alone, again, sameDeal, otherDeal, sameMs } = measured
  judgeAtMost(mostTimes, timesOf(name, measured))
  judgeAtMost(mostWait.sameDeal, {
    work: `${name}: the longest wait of a comment on the same deal`,
    figure: Math.max(...sameDeal),
    unit: 'of the whole',
  })
  judgeAtMost(mostMs, {
    work: `${name}: the longest wait of a comment on the same deal`,
    figure: Math.max(...sameMs),
    unit: 'ms',
  })
  judgeAtMost(mostWait.otherDeal, {
    work: `${name}: the longest wait of an order on another deal`,
    figure: Math.max(...otherDeal),
    unit: 'of the whole',
  })
  const because = 'depends on the machine; the ratio is the gate'
  reportFigure(
    { work: `${name}, a second time with other sizes`, figure: middle(again), unit: 'ms' },
    { because: 'depends on the machine' },
  )
  reportFigure(
    { work: name, figure: middle(alone), unit: 'ms' },
    { aim: `${aim} ms, ${middle(alone) <= aim ? 'met' : 'missed'}`, because },
  )
}

export const reportConfirmAll = async (world: World, count: number): Promise<void> => {
  const { admin, desk } = world
  const others = await openOthers(world, count)
  const [alone, bare, again]: [number[], number[], number[]] = [[], [], []]
  const [sameDeal, otherDeal, sameMs]: [number[], number[], number[]] = [[], [], []]
  console.log(`\n${count.toLocaleString('en')} lines confirmed at once`)
  for (let nr = 0; nr < rounds + 1; nr++) {
    const { dealId, versionId } = await launched(world, count)
    await makeBare(admin, dealId)
    const confirm = (which = versionId) =>
      desk.allocation.allocConfirmAll({
        versionId: which,
        acknowledged: ['isin', 'clearing', 'bank', 'settlementDate'],
      })
    const bareTook = await timed(() => writeBare(admin, dealId, versionId))
    // Every other round, others write meanwhile.
    const watched = nr % 2 === 1
    const begun = performance.now()
    const confirming = confirm()
    const waits = watched
      ? Promise.all([
          worstWhile(confirming, () => others.comment(versionId)),
          worstWhile(confirming, others.order),
        ])
      : undefined
    await confirming
    const took = performance.now() - begun
    const [same, other] = (await waits) ?? []
    const corrected = watched ? undefined : await correctedOf(desk, { dealId, versionId })
    const confirmed = { count: 0 }
    const againTook =
      corrected === undefined
        ? undefined
        : await timed(async () => (confirmed.count = (await confirm(corrected)).confirmed))
    console.log(
      `  ${took.toFixed(0)} ms, the bare rows ${bareTook.toFixed(0)} ms` +
        (waits
          ? `, waits ${same!.toFixed(0)} ms on the same deal, ${other!.toFixed(0)} ms on another`
          : `, ${confirmed.count.toLocaleString('en')} of them again ${againTook!.toFixed(0)} ms`),
    )
    // The first one warms up.
    if (nr === 0) continue
    bare.push(bareTook)
    if (!waits) {
      alone.push(took)
      again.push(againTook!)
    } else {
      sameDeal.push(same! / took)
      sameMs.push(same!)
      otherDeal.push(other! / took)
    }
  }
  const name = `all confirmed, ${count.toLocaleString('en')} lines`
  const measured = { alone, bare, again, sameDeal, otherDeal, sameMs }
  if (count === gated) judge(name, measured)
  else
    reportFigure(timesOf(name, measured), {
      because: `how it grows; the gate is ${gated.toLocaleString('en')}`,
    })
}
