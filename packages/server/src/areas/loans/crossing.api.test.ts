// A price that crosses the margin call price alerts once: one inquiry, one notice, whichever node it comes from.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Client } from '@bookrunner/contract'
import { allLoans, marginAlertSubject, type MarginAlerts } from '@bookrunner/contract/loans'
import type { LiveRefusal } from '@bookrunner/contract/kernel'
import { clientOf, refusalOf, startTestApp, type TestApp, type TestNode } from '../../../test/index.ts'
import { daysAgo, isins, loanOf } from '../../../test/loans.ts'
import { until, untilThere } from '../../../test/until.ts'

let app: TestApp
let other: TestNode
let keeper: Client
let elsewhere: Client
const watchers: Client[] = []
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  other = await app.anotherNode()
  keeper = await clientOf(app, 'systemadmin')
  elsewhere = await clientOf({ ...app, url: other.url }, 'superadmin')
})
afterAll(async () => {
  for (const client of watchers) client.live.close()
  await app.close()
})

const price = (client: Client, loanId: string, value: string, priceDay = daysAgo(0)) =>
  client.loans.prices({ prices: [{ loanId, price: value, priceDay }] })
const eventsOf = async (loanId: string) =>
  (await keeper.loans.history({ loanId, pageSize: 500 })).list.map(({ event }) => event)
const count = (events: readonly string[], event: string) => events.filter((each) => each === event).length
const noticesOf = async (client: Client, title: RegExp) =>
  (await client.notices.box({ pageSize: 500 })).list.filter(({ msgTitle }) => title.test(msgTitle))

describe('a price', () => {
  it('alerts when it enters a band, and again only after it left the band', async () => {
    const { loanId } = await keeper.loans.add(loanOf())
    const bands: (string | null)[] = []
    for (const value of ['85', '82', '81', '82.2', '80', '79', '79.5', '81', '79.9', '90', '80']) {
      await price(keeper, loanId, value)
      bands.push((await keeper.loans.info({ loanId })).band)
    }
    expect(bands).toEqual(
      'watch warning warning warning called called called warning called calm called'.split(' '),
    )
    const events = await eventsOf(loanId)
    expect([count(events, 'warned'), count(events, 'called'), count(events, 'priced')]).toEqual([1, 3, 11])
    const { inquiryIds } = await keeper.loans.info({ loanId })
    expect(inquiryIds).toHaveLength(4)
  })

  it('alerts once if two nodes store it at the same moment', async () => {
    const { loanId } = await keeper.loans.add(loanOf())
    const both = [keeper, elsewhere].flatMap((client) =>
      ['79', '78', '77', '76'].map((value) => price(client, loanId, value)),
    )
    const replies = await Promise.all(both)
    expect(replies.reduce((sum, { called }) => sum + called, 0)).toBe(1)
    expect(count(await eventsOf(loanId), 'called')).toBe(1)
    expect((await keeper.loans.info({ loanId })).inquiryIds).toHaveLength(1)
  })

  it('tells whoever keeps loan deals, and the borrower’s contact without a link', async () => {
    const { loanId } = await keeper.loans.add(loanOf({ bondName: 'Told 2030' }))
    await price(elsewhere, loanId, '79.25')
    await price(keeper, loanId, '79')
    const borrower = await clientOf(app, 'investor')
    const [own] = await untilThere(async () => {
      const found = await noticesOf(borrower, /Told 2030/)
      return found.length > 0 ? found : undefined
    })
    expect(own).toMatchObject({ msgTitle: 'Margin call on Told 2030', link: '' })
    expect(own!.msgSummary).toContain('79.250')
    expect(own!.msgContent).toContain('USD 0.8525mm')
    await until(async () => {
      const kept = (await noticesOf(elsewhere, /^Margin call/)).filter(({ link }) => link.endsWith(loanId))
      expect(kept).toHaveLength(1)
    })
    expect(await noticesOf(borrower, /Told 2030/)).toHaveLength(1)
    const chinese = await clientOf(app, 'investor', 'HK')
    expect(await noticesOf(chinese, /Told 2030 追收保證金通知/)).toHaveLength(1)
    expect(await noticesOf(await clientOf(app, 'deskoc'), /Margin call/)).toEqual([])
  })

  it('tells nothing to a contact who works for another institution by now', async () => {
    const contact = 'usr_investorironmosslife'
    const left = await keeper.loans.add(loanOf({ bondName: 'Left 2030' }))
    await sql`update loan set user_id = ${contact} where id = ${left.loanId}`.execute(app.database.db)
    const own = loanOf({ entityId: 'ent_ironmosslife', userId: contact, bondName: 'Own 2030' })
    const { loanId } = await keeper.loans.add(own)
    await price(keeper, left.loanId, '79')
    await price(keeper, loanId, '79')
    const reader = await clientOf(app, 'investorironmosslife')
    await until(async () => expect(await noticesOf(reader, /Own 2030/)).toHaveLength(1))
    expect(await noticesOf(reader, /Left 2030/)).toEqual([])
  })

  it('is for all loan deals on a bond, and skips bonds that nobody financed', async () => {
    const own = { isin: isins[3], bondName: 'Shared 2029' }
    const first = await keeper.loans.add(loanOf(own))
    const second = await keeper.loans.add(loanOf({ ...own, marginCallPrice: '91' }))
    const sent = [
      { isin: isins[3].toLowerCase(), price: '85' },
      { isin: isins[3], price: '90.5' },
      { isin: 'US0000000002', price: '99' },
    ]
    expect(await keeper.loans.prices({ prices: sent })).toEqual({
      changed: 2,
      unchanged: 0,
      unknown: ['US0000000002'],
      older: [],
      called: 1,
      warned: 0,
    })
    expect(await keeper.loans.prices({ prices: sent.slice(1, 2) })).toMatchObject({
      changed: 0,
      unchanged: 2,
    })
    expect(await keeper.loans.info({ loanId: first.loanId })).toMatchObject({
      currentPrice: '90.5',
      priceSource: 'api',
      band: 'calm',
    })
    expect(await keeper.loans.info({ loanId: second.loanId })).toMatchObject({ band: 'called' })
  })

  it('is refused with its place in the request, and none of the others is stored', async () => {
    const { loanId } = await keeper.loans.add(loanOf())
    const refused = await refusalOf(
      keeper.loans.prices({
        prices: [
          { loanId, price: '50' },
          { loanId, price: '0' },
          { price: '90' },
          { loanId: 'loan_none', price: '90' },
          { loanId, price: '90', priceDay: '2999-01-01' },
        ],
      }),
    )
    expect(refused.fields.map(({ field, reason }) => [field, reason])).toEqual([
      ['prices.1.price', 'loan.price-wrong'],
      ['prices.2.isin', 'field.required'],
      ['prices.3.loanId', 'record.unknown'],
      ['prices.4.priceDay', 'loan.price-future'],
    ])
    expect(await keeper.loans.info({ loanId })).toMatchObject({ currentPrice: '95' })
  })

  it('in a dry run says what it would raise, and stores nothing', async () => {
    const { loanId } = await keeper.loans.add(loanOf())
    const tried = await keeper.loans.prices(
      { prices: [{ loanId, price: '79', priceDay: daysAgo(0) }] },
      { dryRun: true },
    )
    expect(tried).toMatchObject({ changed: 1, called: 1 })
    expect(await keeper.loans.info({ loanId })).toMatchObject({ band: 'calm', inquiryIds: [] })
  })
})

describe('a review', () => {
  const called = async (own: Parameters<typeof loanOf>[0] = {}) =>
    keeper.loans.add(loanOf({ price: '79', ...own }))

  it('closes many with one note, keeps who and when, and answers clearly the second time', async () => {
    const loans = [await called(), await called({ price: '81' })]
    const inquiryIds = loans.flatMap((loan) => loan.inquiryIds)
    expect(await elsewhere.loans.marginCallReview({ inquiryIds, note: 'Cover agreed' })).toEqual({
      reviewed: 2,
    })
    for (const { loanId } of loans)
      expect(await keeper.loans.info({ loanId })).toMatchObject({
        inquiryIds: [],
        inquiry: { note: 'Cover agreed', operator: { userId: 'usr_superadmin' } },
      })
    const again = await refusalOf(keeper.loans.marginCallReview({ inquiryIds, note: 'Again' }))
    expect(again).toMatchObject({ code: 409, reason: 'loan.inquiry-reviewed' })
    expect(again.message).toMatch(/^Mira Solberg reviewed this margin call at .*HKT\. Nothing was changed\.$/)
    expect(
      await refusalOf(keeper.loans.marginCallReview({ inquiryIds: ['inq_none'], note: 'x' })),
    ).toMatchObject({
      reason: 'record.unknown',
    })
  })

  it('by two people at once is one review', async () => {
    const { inquiryIds } = await called()
    const outcomes = await Promise.allSettled(
      [keeper, elsewhere].map((client) => client.loans.marginCallReview({ inquiryIds, note: 'Mine' })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is a filter of the risk list, nearest first', async () => {
    const own = { isin: isins[1], bondName: 'Filtered 2028' }
    const [deep, warned] = [await called({ ...own, price: '70' }), await called({ ...own, price: '81' })]
    const calm = await called({ ...own, price: '95' })
    const ids = async (query: Parameters<Client['loans']['marginCallRiskList']>[0]) =>
      (await keeper.loans.marginCallRiskList({ keyword: 'Filtered', ...query })).list.map(
        ({ loanId }) => loanId,
      )
    expect(await ids({})).toEqual([deep.loanId, warned.loanId])
    expect(await ids({ band: 'calm' })).toEqual([calm.loanId])
    await keeper.loans.marginCallReview({ inquiryIds: deep.inquiryIds, note: 'Seen' })
    expect(await ids({ reviewed: true })).toEqual([deep.loanId])
    expect(await ids({ reviewed: false })).toEqual([warned.loanId])
    expect(await ids({ entityId: 'ent_none' })).toEqual([])
    const marks = (await keeper.loans.distances({})).list
    expect(marks.map(({ distancePercent }) => Number(distancePercent))).toEqual(
      marks.map(({ distancePercent }) => Number(distancePercent)).toSorted((a, b) => a - b),
    )
    expect(marks.find(({ loanId }) => loanId === deep.loanId)).toMatchObject({
      isReviewed: true,
      band: 'called',
    })
  })
})

describe('the alert in the header', () => {
  const watching = async (person: string, key: string = allLoans) => {
    const client = await clientOf({ ...app, url: other.url }, person)
    watchers.push(client)
    const watched: { alerts?: MarginAlerts; refused?: LiveRefusal } = {}
    client.live.watch(marginAlertSubject, key, {
      snapshot: (alerts) => Object.assign(watched, { alerts }),
      changes: (changes) => Object.assign(watched, { alerts: changes.at(-1) ?? watched.alerts }),
      refused: (refused) => Object.assign(watched, { refused }),
    })
    return watched
  }

  it('arrives on another node, and goes with the review', async () => {
    const watched = await watching('superadmin')
    await until(() => expect(watched.alerts).toBeDefined())
    const { loanId } = await keeper.loans.add(loanOf({ bondName: 'Live 2027' }))
    await price(keeper, loanId, '78.5')
    const shown = () => watched.alerts?.list.find((alert) => alert.loanId === loanId)
    await until(() =>
      expect(shown()).toMatchObject({
        band: 'called',
        user: { userId: 'usr_investor' },
        marginCallPrice: '80',
        currentPrice: '78.5',
      }),
    )
    const { seq, ...polled } = await keeper.loans.alerts({})
    expect(seq).toBeGreaterThan(0)
    expect(polled.called).toBe(watched.alerts?.called)
    const { inquiryIds } = await keeper.loans.info({ loanId })
    await keeper.loans.marginCallReview({ inquiryIds, note: 'Cover arrived' })
    await until(() => expect(shown()).toBeUndefined())
  })

  it('is for those who may read it, under one key', async () => {
    const [investor, wrongKey] = [await watching('investor'), await watching('superadmin', 'other')]
    await until(() => expect([investor.refused, wrongKey.refused].every(Boolean)).toBe(true))
    expect(investor.alerts).toBeUndefined()
  })
})

describe('bands', () => {
  it('are set by administrators, and alert the positions that they take in', async () => {
    const { loanId } = await keeper.loans.add(loanOf({ price: '84' }))
    const fixed = await keeper.loans.add(loanOf({ price: '84', warningBand: '1' }))
    const { version } = await keeper.loans.bands({})
    expect(
      await refusalOf(keeper.loans.setBands({ warning: '9', watch: '8', expectedVersion: version })),
    ).toMatchObject({ reason: 'loan.bands-wrong' })
    const set = { warning: '6', watch: '10', expectedVersion: version }
    expect(await keeper.loans.setBands(set)).toEqual({ warning: '6', watch: '10', version: version + 1 })
    expect(await refusalOf(keeper.loans.setBands(set))).toMatchObject({ reason: 'write.changed-meanwhile' })
    expect(await keeper.loans.info({ loanId })).toMatchObject({
      band: 'warning',
      inquiry: { band: 'warning' },
    })
    expect(await keeper.loans.info({ loanId: fixed.loanId })).toMatchObject({ band: 'watch', inquiry: null })
  })
})
