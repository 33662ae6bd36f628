// Green bonds in dollars.
import { rate } from '../deals.ts'
import {
  million,
  tenor,
  over,
  expected,
  bank,
  desk,
  figures,
  dollars,
  common,
  type PublishedDeal,
} from './parts.ts'

/** https://www.nasdaq.com/articles/hong-kong-draws-over-us4bn-green-bonds-2019-05-21: without a price. */
export const hongKong: PublishedDeal = {
  issuer: { id: 'ent_hksar', name: 'Government of the HKSAR' },
  shared: { unrated: true, syndicate: [desk] },
  tranches: [
    {
      name: 'Government of the HKSAR 5Y green',
      terms: {
        ...common,
        ...dollars,
        currency: 'USD',
        classification: 'sovereign',
        format: 'regS-144A',
        label: 'green',
        size: { kind: 'benchmark' },
        tenor: tenor(5),
        pricingDate: '2019-05-21',
        ipg: over('T', '50', 'area'),
      },
      follow: { settlementDate: '2019-05-29', issueDate: '2019-05-29', maturityDate: '2024-05-29' },
      fpg: over('T', '32.5'),
      // "About 2.6%": China Daily.
      final: {
        size: million(1000),
        ...figures,
        spread: rate('32.5'),
        coupon: rate('2.5'),
        yield: rate('2.6'),
      },
      lacks: ['final.price'],
    },
  ],
}

/** https://www.123.com.cn/kline/a559769.html; CT3 is derived from spread and yield. */
export const bankOfChina: PublishedDeal = {
  issuer: { id: 'ent_bocsg', name: 'Bank of China, Singapore Branch' },
  banks: [{ id: 'ent_dbs1', name: 'DBS' }],
  shared: {
    ratings: [expected('moodys', 'A1'), expected('sp', 'A'), expected('fitch', 'A')],
    syndicate: [desk, bank('ent_dbs1', 'JLM', 'BND')],
  },
  tranches: [
    {
      name: 'Bank of China, Singapore 3Y green',
      terms: {
        ...common,
        ...dollars,
        currency: 'USD',
        classification: 'financial',
        label: 'green',
        size: { kind: 'benchmark' },
        tenor: tenor(3),
        isin: 'XS2333562713',
        listing: ['HKEX'],
        mtn: true,
        programme: 'USD 40bn MTN programme',
        governingLaw: 'English law',
        depositories: ['Euroclear', 'Clearstream'],
        pricingDate: '2021-04-21',
        settlementCycle: 5,
        couponStep: rate('0.1'),
        ipg: over('CT3', '90', 'area'),
      },
      // The 28th of April 2024 is a Sunday.
      follow: { settlementDate: '2021-04-28', issueDate: '2021-04-28', maturityDate: '2024-04-29' },
      fpg: over('CT3', '53'),
      final: {
        size: million(500),
        spread: rate('53'),
        benchmarkYield: rate('0.32'),
        yield: rate('0.85'),
        coupon: rate('0.8'),
        price: rate('99.852'),
      },
    },
  ],
}
