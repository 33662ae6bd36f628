// Three deals as their banks published them, from the draft to the price: what they printed is taken and kept, and
// one figure that does not belong to the others is not.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { exact, rateOf } from '@bookrunner/domain/kernel'
import type { FinalTerms, GuidanceLevel, Shared, Terms } from '@bookrunner/domain/deals'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { inMinutes } from '../../../test/course.ts'
import { face, makeDraft, rate } from '../../../test/deals.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const level = (over: string, figure: string, words: string | null = null): GuidanceLevel => ({
  ...{ basis: 'spread', over, level: rate(figure), to: null, words },
})
const benchmark = (name: string) => ({ name, isin: null, yield: null, frequency: null })
const years = (count: number) => ({ perpetual: false, years: count, months: 0, days: 0 })

interface Published {
  terms: Partial<Terms>
  shared?: Partial<Shared>
  fpg: GuidanceLevel
  final: FinalTerms
  finalLevel: GuidanceLevel
}

const deals: Record<string, Published> = {
  // https://www.123.com.cn/kline/a559769.html: 21 April 2021, T+5, due in three years. CT3 as it follows.
  'Bank of China, Singapore, green': {
    terms: {
      ...{ currency: 'USD', tenor: years(3), label: 'green', mtn: true, isin: 'XS2333562713' },
      ...{ pricingDate: '2021-04-21', settlementCycle: 5, settlementDate: '2021-04-28', issueDate: null },
      ...{ maturityDate: null, couponFrequency: 'semiAnnual', dayCount: '30/360', couponStep: rate('0.1') },
      ipg: level('CT3', '90', 'area'),
    },
    shared: {
      unrated: false,
      ratings: (['moodys', 'sp', 'fitch'] as const).map((agency) => ({
        ...({ agency, agencyName: null, subject: 'issue', grade: agency === 'moodys' ? 'A1' : 'A' } as const),
        ...{ expected: true, outlook: null, notRated: false },
      })),
    },
    fpg: level('CT3', '53'),
    final: {
      size: face(500_000_000),
      ...{ spread: rate('53'), benchmarkYield: rate('0.32'), yield: rate('0.85') },
      ...{ coupon: rate('0.8'), price: rate('99.852') },
    },
    finalLevel: level('CT3', '53'),
  },
  // https://news.europawire.eu/…/09/121346/: 5 September 2023, due 15 November 2028: a short first coupon. MS-13 is
  // OBL 2.400% October 2028 +49.6, which yielded 2.588.
  'EIB, no-grow': {
    terms: {
      ...{ currency: 'EUR', tenor: null, noGrow: true, minDenomination: face(1000), increment: face(1000) },
      ...{ pricingDate: '2023-09-05', settlementCycle: 5, settlementDate: '2023-09-12', issueDate: null },
      ...{ maturityDate: '2028-11-15', couponFrequency: 'annual', dayCount: 'ACT/ACT ICMA' },
      ...{ guidanceReference: benchmark('MS'), pricingBenchmark: benchmark('OBL 2.400% 10/28') },
      ipg: level('MS', '-11', 'area'),
    },
    fpg: level('MS', '-13'),
    final: {
      size: face(3_000_000_000),
      ...{ spread: rate('49.6'), benchmarkYield: rate('2.588'), yield: rate('3.084') },
      ...{ coupon: rate('3'), price: rate('99.61') },
    },
    finalLevel: level('MS', '-13'),
  },
  // https://innovations-report.com/…-130705: a tap of the 3.875% due 21 January 2019, 6 April 2009, Bund +99.3.
  'KfW, tap': {
    terms: {
      ...{ currency: 'EUR', tenor: null, tapOf: '3.875% January 2019', interestFrom: '2009-01-21' },
      ...{ pricingDate: '2009-04-06', settlementCycle: 5, settlementDate: null, issueDate: '2009-01-21' },
      ...{ maturityDate: '2019-01-21', couponFrequency: 'annual', dayCount: 'ACT/ACT ICMA' },
      ...{ coupon: rate('3.875'), minDenomination: face(1000), increment: face(1000) },
      ipg: level('Bund 1/19', '100', 'area'),
    },
    fpg: level('Bund 1/19', '99.3'),
    final: {
      size: face(3_000_000_000),
      ...{ spread: rate('99.3'), benchmarkYield: rate('3.226'), yield: rate('4.219') },
      ...{ coupon: rate('3.875'), price: rate('97.278') },
    },
    finalLevel: level('Bund 1/19', '99.3'),
  },
}

describe.each(Object.entries(deals))('%s', (name, { terms, shared, fpg, final, finalLevel }) => {
  it('goes through guidance to the price that was published', async () => {
    const dealId = await makeDraft(desk, { name, terms, shared })
    await desk.deals.submitDeal({ dealId, target: 'IPG', version: 1, sharedVersion: 1 })
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: fpg, closesAt: inMinutes(60) })
    await desk.deals.fpgEnd({ dealId })
    await desk.deals.setFinalTerms({ dealId, final: { ...final, coupon: null, price: null } })
    const off = { ...final, price: rateOf(exact(final.price!).plus('0.01')) }
    const refusal = await refusalOf(desk.deals.changeDealStatus({ dealId, to: 'Priced', final: off }))
    expect(refusal.fields).toMatchObject([{ field: 'final.price' }])
    await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
    const kept = await desk.deals.bookDealDetail({ dealId })
    expect(kept.face).toMatchObject({ status: 'Priced', final })
    expect(kept.guidance.at(-1)).toMatchObject({ kind: 'priced', level: finalLevel, final })
    expect(kept.warnings).toEqual([])
    expect(kept.terms).toMatchObject(terms)
  })
})
