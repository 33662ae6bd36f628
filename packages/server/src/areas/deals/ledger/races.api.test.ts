import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { calls } from '@bookrunner/contract'
import { emptyTerms, termsReaders } from '@bookrunner/domain/deals'
import { clientOf, startTestApp, type TestApp, type TestNode } from '../../../../test/index.ts'
import { ledgerOf } from '../../../../test/lifecycle.ts'
import { announce, makeDraft, rate } from '../../../../test/deals.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

let one: TestApp
let two: TestNode
let desk: Client
let elsewhere: Client
beforeAll(async () => {
  one = await startTestApp()
  two = await one.anotherNode()
  desk = await clientOf(one, 'deskoc')
  elsewhere = await clientOf({ ...one, url: two.url }, 'bankadmin')
})
afterAll(() => one.close())

const countOf = async (dealId: string) => {
  const { rows } = await one.database.pool.query<{ count: number }>(
    'select count(*)::int as count from ledger_entry where ledger_id = $1',
    [ledgerOf(dealId)],
  )
  return rows[0]!.count
}
const storedOpen = async (dealId: string) =>
  (await one.database.pool.query('select from ledger_open where ledger_id = $1', [ledgerOf(dealId)])).rowCount

test('one of many saves of the same version, on two nodes, succeeds', async () => {
  const dealId = await makeDraft(desk)
  const saves = Array.from({ length: 12 }, (_, nr) =>
    [desk, elsewhere][nr % 2]!.deals.saveDeal({
      dealId,
      version: 1,
      sharedVersion: 1,
      terms: { remark: `Number ${nr}` },
    }),
  )
  const outcomes = await Promise.allSettled(saves)
  const won = outcomes.flatMap(({ status }, nr) => (status === 'fulfilled' ? [nr] : []))
  expect(won).toHaveLength(1)
  expect(
    outcomes
      .filter(({ status }) => status === 'rejected')
      .map((each) => (each as PromiseRejectedResult).reason.reason),
  ).toEqual(Array(11).fill('write.changed-meanwhile'))
  const { terms, version } = await desk.deals.bookDealDetail({ dealId })
  expect([terms.remark, version]).toEqual([`Number ${won[0]}`, 2])
  expect(await countOf(dealId)).toBe(2)
  expect(await verifyLedger(one.database.pool, ledgerOf(dealId))).toBeUndefined()
})

test('the same key on two nodes at once makes one draft', async () => {
  const key = crypto.randomUUID()
  const same = await clientOf({ ...one, url: two.url }, 'deskoc')
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, nr) =>
      [desk, same][nr % 2]!.deals.saveDeal({ name: 'Only once' }, { key }),
    ),
  )
  expect(new Set(replies.map(({ dealId }) => dealId)).size).toBe(1)
  expect((await desk.deals.dealList({ keyword: 'Only once' })).total).toBe(1)
})

test('tranches added at once have different positions', async () => {
  const dealId = await makeDraft(desk)
  const names = Array.from({ length: 6 }, (_, nr) => `Tranche ${nr}`)
  await Promise.all(names.map((name, nr) => [desk, elsewhere][nr % 2]!.deals.addTranche({ dealId, name })))
  const { tranches } = await desk.deals.bookDealDetail({ dealId })
  expect(tranches.map(({ name }) => name).toSorted()).toEqual(['Glasswing 3y', ...names])
})

test('a dry run answers and stores nothing', async () => {
  const before = (await desk.deals.dealList({})).total
  const { dealId } = await desk.deals.saveDeal({ name: 'Never was' }, { dryRun: true })
  expect((await desk.deals.dealList({})).total).toBe(before)
  expect(await countOf(dealId)).toBe(0)
})

test('answers are stored while any tranche has not ended', async () => {
  const dealId = await makeDraft(desk)
  const { dealId: second } = await desk.deals.addTranche({ dealId, name: 'Second' })
  await announce(desk, dealId)
  expect(await storedOpen(dealId)).toBe(1)
  await desk.deals.abort({ dealId })
  expect(await storedOpen(dealId)).toBe(1)
  await desk.deals.deleteDraft({ dealId: second })
  expect(await storedOpen(dealId)).toBe(0)
})

test('the published part has every term except the desk’s own', () => {
  const published = Object.keys(calls.deals.investorDealDetail.reply.shape.terms.shape)
  const readers: Record<string, string> = termsReaders
  const publishedTerms = Object.keys(emptyTerms).filter((name) => readers[name] === 'published')
  expect(published.toSorted()).toEqual(publishedTerms.toSorted())
})

test('an edit and a move at the same moment: both are saved', async () => {
  const dealId = await makeDraft(desk)
  await announce(desk, dealId)
  const level = { basis: 'spread', over: 'T', level: rate('110'), to: null, words: null } as const
  await Promise.all([
    desk.deals.editDeal({ dealId, version: 1, sharedVersion: 1, terms: { sizeCap: rate('20') } }),
    desk.deals.setGuidance({ dealId, guidance: level }),
  ])
  const { terms, header } = await desk.deals.bookDealDetail({ dealId })
  expect([terms.sizeCap, header.guidance?.level.level]).toEqual(['20', '110'])
})
