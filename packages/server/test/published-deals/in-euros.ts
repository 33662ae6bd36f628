// Bonds in euros.
import { rate } from '../deals.ts'
import {
  million,
  number,
  benchmark,
  over,
  bank,
  desk,
  others,
  figures,
  euros,
  common,
  type PublishedDeal,
} from './parts.ts'

/**
 * https://news.europawire.eu/…/09/121346/: a short first coupon. MS-13 is OBL 2.400% October 2028 +49.6, which
 * yielded 2.588. The mandate was announced the day before; it has no field, so the remark mentions it.
 */
export const eib: PublishedDeal = {
  issuer: { id: 'ent_eib1', name: 'EIB' },
  shared: { unrated: true, syndicate: [desk, ...others(3)] },
  tranches: [
    {
      name: 'EIB 2028',
      terms: {
        ...common,
        ...euros,
        classification: 'ssa',
        noGrow: true,
        size: number(3000),
        pricingDate: '2023-09-05',
        settlementCycle: 5,
        maturityDate: '2028-11-15',
        guidanceReference: benchmark('MS'),
        pricingBenchmark: benchmark('OBL 2.400% Oct 2028'),
        ipg: over('MS', '-11', 'area'),
        remark: 'Mandate announced on 4 September 2023, 12:15 CET',
      },
      follow: { settlementDate: '2023-09-12', issueDate: '2023-09-12' },
      // MS-13 = OBL 2.400% Oct 2028 +49.6
      fpg: {
        ...over('MS', '-13'),
        equal: { over: 'OBL 2.400% Oct 2028', level: rate('49.6'), to: null },
      },
      final: {
        size: million(3000),
        spread: rate('49.6'),
        benchmarkYield: rate('2.588'),
        yield: rate('3.084'),
        coupon: rate('3'),
        price: rate('99.61'),
      },
    },
  ],
}

/** https://innovations-report.com/…-130705: 3,000 more of the 3.875% due 21 January 2019, 6,000 in all. */
export const kfw: PublishedDeal = {
  issuer: { id: 'ent_kfw1', name: 'KfW' },
  shared: { unrated: true, syndicate: [desk] },
  tranches: [
    {
      name: 'KfW 3.875% 2019, tap',
      terms: {
        ...common,
        ...euros,
        classification: 'ssa',
        size: number(3000),
        coupon: rate('3.875'),
        tapOf: '3.875% January 2019',
        tapOutstanding: million(3000),
        interestFrom: '2009-01-21',
        pricingDate: '2009-04-06',
        settlementCycle: 5,
        issueDate: '2009-01-21',
        maturityDate: '2019-01-21',
        pricingBenchmark: benchmark('Bund Jan 2019'),
        ipg: over('Bund Jan 2019', '100', 'area'),
      },
      // Over Easter.
      follow: { settlementDate: '2009-04-15' },
      fpg: over('Bund Jan 2019', '99.3'),
      final: {
        size: million(3000),
        spread: rate('99.3'),
        benchmarkYield: rate('3.226'),
        yield: rate('4.219'),
        coupon: rate('3.875'),
        price: rate('97.278'),
      },
    },
  ],
}

/** https://marketnews.com/finland-10-year-allocationss: spread set, price pending. */
export const finland: PublishedDeal = {
  issuer: { id: 'ent_finland', name: 'Republic of Finland' },
  banks: [{ id: 'ent_jpm1', name: 'J.P. Morgan' }],
  shared: { unrated: true, syndicate: [desk, bank('ent_jpm1', 'JLM', 'BND'), ...others(3)] },
  tranches: [
    {
      name: 'Republic of Finland 2034',
      terms: {
        ...common,
        ...euros,
        classification: 'sovereign',
        size: { kind: 'benchmark' },
        isin: 'FI4000571104',
        pricingDate: '2024-04-23',
        settlementCycle: 5,
        maturityDate: '2034-09-15',
        firstCouponDate: '2024-09-15',
        ipg: over('MS', '23', 'area'),
        guidanceReference: benchmark('MS'),
        hedge: {
          instrument: '4.75% Jul-34 Bund',
          ratio: rate('88'),
          durationManager: 'J.P. Morgan',
          // 12:40 BST.
          deadline: '2024-04-23T11:40:00Z',
        },
      },
      follow: { settlementDate: '2024-04-30', issueDate: '2024-04-30' },
      fpg: over('MS', '20'),
      final: { size: million(4000), ...figures, spread: rate('20') },
      lacks: ['final.yield', 'final.coupon', 'final.price'],
    },
  ],
}
