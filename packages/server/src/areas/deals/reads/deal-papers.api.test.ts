// Papers, approvals and fees: entered whole, read by rights, on the term sheet and in the log.
import { readPdf } from '@cj-tech-master/excelts/pdf'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { parseGuidance, type Terms } from '@bookrunner/domain/deals'
import { up as addTicks } from '../../../../migrations/0058-odd-terms.ts'
import { up as addPapers } from '../../../../migrations/0059-deal-papers.ts'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { announce, fullShared, fullTerms, makeDraft, rate } from '../../../../test/deals.ts'

let app: TestApp
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

const levelOf = (text: string) => {
  const level = parseGuidance(text)
  if ('refused' in level) throw new Error(text)
  return level
}

const approval = {
  kind: 'ndrc' as const,
  reference: '发改办外债备〔2026〕88号',
  issuedOn: '2026-06-12',
  validUntil: '2027-06-11',
  quota: 'USD 800mm',
  reportDue: '2027-03-23',
}
const terms = {
  format: 'ftz',
  mtn: true,
  programme: 'USD 40bn MTN programme',
  series: '037',
  bondForm: 'registered',
  registrationRights: true,
  approvals: [approval],
  label: 'green',
  useOfProceeds: 'Refinancing of eligible green projects',
  labelPapers: [
    { kind: 'opinion', firm: 'HKQAA', date: '2026-05-04' },
    { kind: 'adviser', firm: 'Heron Securities', date: null },
  ],
  benchmarkPrice: rate('100.59375'),
  governingLaw: 'Macao',
  listing: ['MOX', 'CEINEX'],
  depositories: ['MCSD', 'CMU', 'Kookaburra Clearing'],
  grossFee: rate('0.45'),
  privateBankRebate: rate('0.25'),
  ipg: levelOf('MS+65-70 area = T+80-85'),
} satisfies Partial<Terms>
const lei = '7ZW8QJWVPR4P1J1KQY45'

const published = async () => {
  const dealId = await makeDraft(desk, {
    terms,
    shared: { ...fullShared, issuerLei: lei },
  })
  await announce(desk, dealId)
  return dealId
}

it('are read back whole by the desk, and by investors without what is the desk’s', async () => {
  const dealId = await published()
  const stored = await desk.deals.bookDealDetail({ dealId })
  expect(stored.terms).toMatchObject({ ...fullTerms, ...terms })
  expect(stored.shared.issuerLei).toBe(lei)
  const offer = await investor.deals.investorDealDetail({ dealId })
  expect(offer.terms.approvals).toEqual([{ ...approval, validUntil: null, quota: null, reportDue: null }])
  expect(offer.terms).toMatchObject({ series: '037', bondForm: 'registered', labelPapers: terms.labelPapers })
  for (const field of ['grossFee', 'privateBankRebate']) expect(offer.terms).not.toHaveProperty(field)
  for (const secret of ['USD 800mm', '2027-03-23', '"0.45"'])
    expect(JSON.stringify(offer)).not.toContain(secret)
  expect(offer.guidance[0]!.level).toEqual(terms.ipg)
})

it('are on the term sheet in three languages, except the fees', async () => {
  const dealId = await published()
  const words = {
    US: ['NDRC certificate', 'Second-party opinion', 'Macao law', 'Registered', '100.59375 (100-19)'],
    CN: ['发改委备案登记证明', '第二方意见', '澳门法', '记名'],
    HK: ['發改委備案登記證明', '第二方意見', '澳門法', '記名'],
  }
  for (const language of ['US', 'CN', 'HK'] as const) {
    const file = await (await clientOf(app, 'investor', language)).deals.investorTermSheet({ dealId })
    const { text } = await readPdf(new Uint8Array(await (await file.blob()).arrayBuffer()))
    const plain = text.replaceAll(/\s+/g, ' ')
    for (const word of [...words[language], 'HKQAA', lei, '= T+80-85']) expect(plain).toContain(word)
    for (const secret of ['USD 800mm', '0.45']) expect(plain).not.toContain(secret)
  }
})

it('are in the deal log in words', async () => {
  const dealId = await published()
  const { list } = await desk.deals.getDealLog({ dealId })
  const changes = list.flatMap((line) => line.changes)
  const to = (field: string) => changes.find((change) => change.field === field)?.to
  expect(to('terms.approvals')).toContain('NDRC certificate · 发改办外债备〔2026〕88号')
  expect(to('terms.labelPapers')).toContain('Second-party opinion · HKQAA')
  expect(to('terms.bondForm')).toBe('Registered')
})

it('are refused with a wrong LEI, a fee beyond reason, or an approval that ends before it begins', async () => {
  const wrong = async (change: Partial<Terms>, issuerLei = lei) =>
    (await refusalOf(makeDraft(desk, { terms: change, shared: { ...fullShared, issuerLei } }))).fields.map(
      ({ field, reason }) => `${field} ${reason}`,
    )
  expect(await wrong({}, '7ZW8QJWVPR4P1J1KQY44')).toEqual(['shared.issuerLei lei.wrong'])
  expect(await wrong({ grossFee: rate('45') })).toEqual(['terms.grossFee deal.rate-range'])
  expect(await wrong({ approvals: [{ ...approval, validUntil: '2026-01-01' }] })).toEqual([
    'terms.approvals.0.validUntil deal.approval-days',
  ])
})

it('are empty in a deal of before, and a perpetual loses its years', async () => {
  const dealId = await makeDraft(desk)
  const db = app.database.db as unknown as Kysely<unknown>
  await sql`
    update deal set terms = (terms - 'asPublished' - 'approvals' - 'labelPapers' - 'series' - 'bondForm'
      - 'registrationRights' - 'benchmarkPrice' - 'grossFee' - 'privateBankRebate')
      || '{"tenor": {"perpetual": true, "years": 5, "months": 0, "days": 0}, "maturityDate": null}'
    where id = ${dealId}`.execute(db)
  await addTicks(db)
  await addPapers(db)
  const { terms: stored } = await desk.deals.bookDealDetail({ dealId })
  expect(stored).toMatchObject({
    approvals: [],
    labelPapers: [],
    series: null,
    grossFee: null,
    asPublished: [],
  })
  expect(stored.tenor).toEqual({ perpetual: true, years: 0, months: 0, days: 0 })
})
