// The demo world's deals: what they show to whom, and that all of them come from ordinary writes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@bookrunner/contract'
import type { DealDetail } from '@bookrunner/contract/deals'
import { dealStatuses } from '@bookrunner/domain/deals'
import { verifyLedger } from '../src/platform/service/index.ts'
import { clientOf, refusalOf, startTestApp, type TestApp } from './index.ts'

let app: TestApp
let board: Client
let desk: Client
const details = new Map<string, DealDetail>()
const named = (name: string): DealDetail => details.get(name)!

const page = { pageNum: 1, pageSize: 100 } as const
const namesFor = async (client: Client): Promise<string[]> =>
  (await client.deals.dealList({ ...page, scope: 'mine' })).list.map(({ name }) => name)
const investorNames = async (house: string): Promise<string[]> =>
  (await (await clientOf(app, house)).deals.investorDealList(page)).list.map(({ name }) => name)

beforeAll(async () => {
  // Without the clock, so that nothing moves meanwhile.
  app = await startTestApp({ content: 'demo' })
  board = await clientOf(app, 'superadmin')
  desk = await clientOf(app, 'deskoc')
  const { list } = await board.deals.dealList({ ...page, scope: 'board' })
  for (const { name, dealId } of list) details.set(name, await board.deals.bookDealDetail({ dealId }))
})
afterAll(() => app.close())

test('every status occurs, and the finer ones that desks distinguish', () => {
  const all = [...details.values()]
  expect(new Set(all.map(({ header: face }) => face.status))).toEqual(new Set(dealStatuses))
  expect(named('Seventh Terrace 5Y USD').lifecycle.test?.from).toBe('Draft')
  expect(named('Amberfall 10Y EUR').lifecycle).toMatchObject({
    status: 'Test',
    test: { from: 'IPG', number: 1 },
  })
  expect(named('Glasswing 5Y Green USD').guidance.map(({ kind }) => kind)).toEqual(['IPG', 'IPG'])
  expect(named('Glasswing 10Y USD').lifecycle).toMatchObject({ status: 'FPG', bookClosed: true })
  expect(named('Glasswing 10Y USD').guidance.at(-1)?.kind).toBe('launched')
  expect(named('Amberfall 7Y EUR').missing.length).toBeGreaterThan(5)
  const tranches = named('Glasswing 3Y USD').tranches.map(({ name, currency }) => [name, currency])
  expect(tranches).toEqual([
    ['Glasswing 3Y USD', 'USD'],
    ['Glasswing 3Y CNH', 'CNH'],
  ])
})

test('it is alive: books close within the hour, within hours, and within days', async () => {
  // When it was made: its people get no notices of the past, and a welcome at the end.
  const { made } = await app.database.db
    .selectFrom('ledger_entry')
    .select('at as made')
    .where('ledger_id', 'like', 'own:%')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const minutesLeft = (name: string): number => made.until(named(name).lifecycle.closesAt!).total('minutes')
  expect(minutesLeft('Seventh Terrace 3Y USD')).toBeLessThanOrEqual(45)
  expect(minutesLeft('Seventh Terrace 3Y USD')).toBeGreaterThan(30)
  expect(minutesLeft('Glasswing 5Y Green USD')).toBeGreaterThan(60)
  expect(minutesLeft('Glasswing 3Y CNH')).toBeGreaterThan(24 * 60)
})

test('announced deals are complete, and only the self-led deal has warnings', () => {
  for (const { header: face, missing, warnings } of details.values()) {
    if (face.status !== 'Draft') expect(missing, face.name).toEqual([])
    const led = face.name === 'Quillstone Bank 3Y CNH'
    expect(
      warnings.map(({ field }) => field),
      face.name,
    ).toEqual(led ? ['shared.issuerId'] : [])
  }
})

test('spread, yield, coupon and price are consistent', () => {
  expect(named('Glasswing 10Y USD').header.final).toMatchObject({ yield: '5.676', coupon: '5.625' })
  expect(named('Amberfall 5Y Blue EUR').header.final).toMatchObject({ yield: '3.098', coupon: '3' })
})

test('Lantern leads most, is JLM of one, viewer of one, bills for some, and does not know one', async () => {
  const mine = await namesFor(desk)
  expect(mine).toHaveLength(details.size - 1)
  expect(mine).not.toContain('Amberfall 3Y USD')
  const { dealId } = named('Amberfall 3Y USD').header
  expect(await refusalOf(desk.deals.bookDealDetail({ dealId }))).toMatchObject({ reason: 'record.unknown' })
  const roles = new Map<string, readonly string[]>()
  for (const { name, roles: own } of (await desk.deals.dealList({ ...page, scope: 'mine' })).list)
    roles.set(name, own)
  expect([...roles.values()].filter((own) => own.includes('OC')).length).toBeGreaterThan(mine.length / 2)
  expect(roles.get('Quillstone Bank 3Y CNH')).toEqual(['JLM'])
  expect(roles.get('Seventh Terrace 2Y FRN')).toEqual(['JLM', 'VIEW'])
  expect(roles.get('Glasswing 2Y HKD')).toEqual(['JLM', 'BND'])
})

test('the other kinds of books and leads occur', () => {
  expect(named('Seventh Terrace 2Y FRN').terms).toMatchObject({
    bookType: 'soleUndisclosed',
    couponType: 'floating',
  })
  expect(named('Quillstone Bank 3Y CNH').selfLed).toBe(true)
})

test('investors see deals addressed to them, and no draft', async () => {
  const [peak, bank] = [await investorNames('investor'), await investorNames('investortamarindjapan')]
  expect(peak).toContain('Amberfall 3Y USD')
  expect(peak).toContain('Glasswing 5Y Green USD')
  expect(peak).not.toContain('Amberfall 7Y EUR')
  expect(bank).toContain('Glasswing 3Y CNH')
  expect(bank).not.toContain('Seventh Terrace 5Y USD')
  expect(bank).not.toContain('Amberfall 10Y EUR')
})

test('documents are real files; the presentation waits for its code', async () => {
  const { dealId } = named('Glasswing 5Y Green USD').header
  const investor = await clientOf(app, 'investor')
  const { documents } = await investor.deals.investorDealDetail({ dealId })
  expect(documents.map(({ description, open }) => [description, open])).toEqual([
    ['Term sheet', true],
    ['Roadshow presentation', false],
  ])
  const { documentId } = documents[0]!
  const file = await investor.deals.investorDownloadDoc({ dealId, documentId })
  expect(file.mediaType).toBe('application/pdf')
  expect(await (await file.blob()).text()).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/)
})

test('every chain of their logs is intact, and begins with the draft’s creator', async () => {
  const ledgers = await app.database.db
    .selectFrom('ledger')
    .select('id')
    .where((each) =>
      each.or([each('id', 'like', 'deal:%'), each('id', 'like', 'offer:%'), each('id', 'like', 'own:%')]),
    )
    .execute()
  expect(ledgers.length).toBeGreaterThan(20)
  for (const { id } of ledgers) expect(await verifyLedger(app.database.pool, id)).toBeUndefined()
  const first = await app.database.db
    .selectFrom('ledger_entry')
    .select(['code', 'actor_id'])
    .where('ledger_id', '=', `deal:${named('Amberfall 5Y Blue EUR').header.announcementId}`)
    .where('seq', '=', 1)
    .executeTakeFirst()
  expect(first).toEqual({ code: 'deal.created', actor_id: 'usr_deskoc' })
})

test('nobody has notices from before the demo world’s completion', async () => {
  for (const person of ['investor', 'deskoc', 'deskjgc', 'issuer']) {
    const client = await clientOf(app, person)
    const { user } = await client.users.info()
    const { unread } = await client.notices.box({ userId: user.userId })
    expect(unread, person).toBe(0)
  }
})
