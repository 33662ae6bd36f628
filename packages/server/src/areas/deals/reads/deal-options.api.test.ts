// Options and capital terms: entered whole, published, in words on the term sheet, in the log and in notices, refused
// where they mean nothing, and read from deals of before.
import { readPdf } from '@cj-tech-master/excelts/pdf'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { noCapital, type OptionRow, type Terms } from '@bookrunner/domain/deals'
import { up as addCapital } from '../../../../migrations/0061-capital-terms.ts'
import { worded } from '../../../../test/callers.ts'
import { announce, makeDraft, rate } from '../../../../test/deals.ts'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'

let app: TestApp
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

const onEvent = { from: null, until: null, price: null }
const call: OptionRow = { ...onEvent, kind: 'call', from: '2032-03-09' }
const terms = {
  capitalStructure: 'at1',
  classification: 'financial',
  tenor: { perpetual: true, years: 0, months: 0, days: 0 },
  maturityDate: null,
  options: [
    { ...call, exercise: 'everyMonths', everyMonths: 60, notice: { least: 30, most: 60 } },
    { ...onEvent, kind: 'makeWhole', until: '2032-03-09', over: 'T', spread: rate('50') },
    {
      ...onEvent,
      kind: 'rating',
      price: rate('101'),
      priceSteps: [{ from: '2032-03-09', price: rate('100') }],
      note: 'Loss of equity credit',
    },
    { ...onEvent, kind: 'cleanUp', share: rate('75') },
  ],
  capital: {
    ...noCapital,
    lossAbsorption: 'both',
    trigger: rate('7'),
    nonViability: true,
    absorbedBy: 'conversion',
    conversionPrice: rate('2.7'),
    conversionCurrency: 'GBP',
    discretionary: true,
    note: 'Solo and group',
  },
} satisfies Partial<Terms>

const published = async () => {
  const dealId = await makeDraft(desk, { terms })
  await announce(desk, dealId)
  return dealId
}

it('are read back whole by desk and investors', async () => {
  const dealId = await published()
  expect((await desk.deals.bookDealDetail({ dealId })).terms).toMatchObject(terms)
  expect((await investor.deals.investorDealDetail({ dealId })).terms).toMatchObject({
    options: terms.options,
    capital: terms.capital,
  })
})

const words = {
  US: [
    'Call at par, on 9 Mar 2032 and every 5 years after, 30–60 days’ notice',
    'Make-whole call at T +50 bp, until 9 Mar 2032',
    'Rating event call at 101.000; par from 9 Mar 2032 (Loss of equity credit)',
    'Clean-up call at par, once 75% of the issue is bought back',
    'Loss absorption: Contractual and statutory',
    'Trigger: CET1 below 7%, or point of non-viability',
    'Conversion into shares, at GBP 2.7',
  ],
  CN: ['赎回，按面值，2032年3月9日及其后每 5 年，提前 30 至 60 天通知', '损失吸收：合同约定及法定'],
  HK: ['贖回，按面值，2032年3月9日及其後每 5 年，提前 30 至 60 天通知', '吸收虧損：合約訂明及法定'],
}

it('are on the term sheet in three languages', async () => {
  const dealId = await published()
  for (const language of ['US', 'CN', 'HK'] as const) {
    const file = await (await clientOf(app, 'investor', language)).deals.investorTermSheet({ dealId })
    const { text } = await readPdf(new Uint8Array(await (await file.blob()).arrayBuffer()))
    const plain = text.replaceAll(/\s+/g, language === 'US' ? ' ' : '')
    for (const word of words[language])
      expect(plain).toContain(language === 'US' ? word : word.replaceAll(' ', ''))
  }
})

it('are in the deal log in words', async () => {
  const dealId = await published()
  const { list } = await desk.deals.getDealLog({ dealId })
  const changes = list.flatMap((line) => line.changes)
  const to = (field: string) => changes.find((change) => change.field === field)?.to
  for (const word of words.US.slice(0, 4)) expect(to('terms.options')).toContain(word)
  for (const word of words.US.slice(4)) expect(to('terms.capital')).toContain(word)
})

it('are refused at their field, in three languages', async () => {
  const wrong = async (change: Partial<Terms>) =>
    (await refusalOf(makeDraft(desk, { terms: { ...terms, ...change } }))).fields.map(
      ({ field, reason }) => `${field} ${reason}`,
    )
  expect(await wrong({ options: [{ ...call, share: rate('75') }] })).toEqual([
    'terms.options.0.share deal.option-part',
  ])
  expect(await wrong({ options: [{ ...call, notice: { least: 60, most: 30 } }] })).toEqual([
    'terms.options.0.notice deal.option-notice',
  ])
  expect(await wrong({ capital: { ...noCapital, trigger: rate('5.125') } })).toEqual([
    'terms.capital.trigger deal.capital-no-absorption',
  ])
  const floor = { ...terms.capital, conversionFloor: rate('3') }
  expect(
    await worded(app, 'deskoc', (client) => makeDraft(client, { terms: { ...terms, capital: floor } })),
  ).toEqual([
    expect.stringContaining('The floor must not be above the conversion price.'),
    expect.stringContaining('最低转股价不得高于转股价。'),
    expect.stringContaining('最低轉換價不得高於轉換價。'),
  ])
})

it('lack the first day of a call, or how often it comes back, when the deal is announced', async () => {
  const options: OptionRow[] = [
    { ...call, from: null },
    { ...call, from: '2029-03-09', exercise: 'everyMonths' },
  ]
  const { missing } = await desk.deals.bookDealDetail({
    dealId: await makeDraft(desk, { terms: { options } }),
  })
  expect(missing.map(({ field }) => field)).toEqual(['terms.options.0.from', 'terms.options.1.everyMonths'])
})

it('of a deal of before are read as they were: a day, a window, and rights without parts', async () => {
  const dealId = await makeDraft(desk)
  const before: OptionRow[] = [
    { kind: 'call', from: '2029-03-09', until: '2029-03-09', price: rate('101') },
    { kind: 'put', from: '2029-03-09', until: null, price: null },
    { kind: 'makeWhole', from: '2027-06-09', until: null, price: null },
    { kind: 'cleanUp', from: '2027-06-09', until: null, price: null },
  ]
  const db = app.database.db as unknown as Kysely<unknown>
  await sql`
    update deal set terms = (terms - 'capital') || ${JSON.stringify({ options: before })}::jsonb
    where id = ${dealId}`.execute(db)
  await addCapital(db)
  const { terms: stored, missing } = await desk.deals.bookDealDetail({ dealId })
  expect(stored).toMatchObject({ options: before, capital: null })
  expect(missing).toEqual([])
})
