// Bonds with calls and puts. Where guidance or the day of pricing was not published, the final figure or settlement less
// five business days takes its place, and denominations are usual for the market.
import type { PriceStep } from '@bookrunner/domain/deals'
import { face, rate } from '../deals.ts'
import {
  bank,
  benchmark,
  common,
  desk,
  dollars,
  figures,
  million,
  number,
  onEvent,
  over,
  tenor,
  yielding,
  type PublishedDeal,
} from './parts.ts'

const notice = { least: 30, most: 60 }
const step = (from: string, price: string): PriceStep => ({ from, price: rate(price) })

/**
 * https://www.sec.gov/Archives/edgar/data/789570/000119312524076628/d786316dfwp.htm: a step-down schedule, a
 * make-whole at T+50 before it, an equity claw of 40% at 106.5; 100%, 6.500% to maturity.
 */
export const mgm: PublishedDeal = {
  issuer: { id: 'ent_mgm1', name: 'MGM Resorts International' },
  shared: { unrated: true, syndicate: [desk] },
  tranches: [
    {
      name: 'MGM 6.5% 2032',
      terms: {
        ...common,
        ...dollars,
        format: 'sec',
        currency: 'USD',
        classification: 'corporate',
        minDenomination: face(2000),
        size: number(750),
        pricingDate: '2024-03-25',
        settlementCycle: 10,
        settlementDate: '2024-04-09',
        maturityDate: '2032-04-15',
        firstCouponDate: '2024-10-15',
        coupon: rate('6.5'),
        ipg: yielding('6.5'),
        options: [
          { ...onEvent, kind: 'makeWhole', until: '2027-04-15', over: 'T', spread: rate('50') },
          {
            ...onEvent,
            kind: 'call',
            from: '2027-04-15',
            price: rate('103.25'),
            exercise: 'anyDay',
            priceSteps: [step('2028-04-15', '101.625'), step('2029-04-15', '100')],
          },
          {
            ...onEvent,
            kind: 'equityClaw',
            until: '2027-04-15',
            price: rate('106.5'),
            share: rate('40'),
            note: 'At least 50% stays outstanding; within 120 days of the offering',
          },
        ],
      },
      follow: { issueDate: '2024-04-09' },
      fpg: yielding('6.5'),
      final: {
        size: million(750),
        ...figures,
        yield: rate('6.5'),
        coupon: rate('6.5'),
        price: rate('100'),
      },
    },
  ],
}

/**
 * https://www.sec.gov/Archives/edgar/data/1577552/000110465921012438/a21-1839_8fwp.htm: make-whole until the par call
 * day, three months before maturity, 30 to 60 days' notice; 99.839%, 2.143%, 114.3bp over UST 0.875% November 2030.
 */
export const alibaba2031: PublishedDeal = {
  issuer: { id: 'ent_alibaba31', name: 'Alibaba Group Holding' },
  shared: { unrated: true, syndicate: [desk] },
  tranches: [
    {
      name: 'Alibaba 2.125% 2031',
      terms: {
        ...common,
        ...dollars,
        format: 'sec',
        currency: 'USD',
        classification: 'corporate',
        size: number(1500),
        pricingDate: '2021-02-04',
        settlementCycle: 3,
        // A Sunday.
        maturityDate: '2031-02-09',
        convention: 'unadjusted',
        pricingBenchmark: benchmark('UST 0.875% Nov 2030'),
        ipg: over('T', '114.3'),
        options: [
          { ...onEvent, kind: 'makeWhole', until: '2030-11-09', over: 'T', notice },
          { ...onEvent, kind: 'call', from: '2030-11-09', exercise: 'anyDay', notice },
          { ...onEvent, kind: 'tax' },
        ],
      },
      follow: { settlementDate: '2021-02-09', issueDate: '2021-02-09' },
      fpg: over('T', '114.3'),
      final: {
        size: million(1500),
        spread: rate('114.3'),
        benchmarkYield: rate('1'),
        yield: rate('2.143'),
        coupon: rate('2.125'),
        price: rate('99.839'),
      },
    },
  ],
}

/**
 * http://www.guandian.hk/article/20250630/494590.html: holders may put at par after two years; called at 102.97 from
 * that day on, at a make-whole before. The price was not published there, so it stays at guidance.
 */
export const seazen: PublishedDeal = {
  issuer: { id: 'ent_seazen1', name: 'Seazen Group' },
  shared: { unrated: true, syndicate: [desk] },
  tranches: [
    {
      name: 'Seazen 11.88% 3NP2',
      terms: {
        ...common,
        ...dollars,
        currency: 'USD',
        classification: 'corporate',
        size: number(300),
        tenor: tenor(3),
        pricingDate: '2025-06-13',
        settlementCycle: 8,
        coupon: rate('11.88'),
        ipg: yielding('11.88'),
        options: [
          { ...onEvent, kind: 'put', from: '2027-06-26', exercise: 'once' },
          { ...onEvent, kind: 'makeWhole', until: '2027-06-26' },
          { ...onEvent, kind: 'call', from: '2027-06-26', price: rate('102.97'), exercise: 'anyDay' },
        ],
      },
      follow: { settlementDate: '2025-06-26', issueDate: '2025-06-26', maturityDate: '2028-06-26' },
    },
  ],
}

/**
 * http://xarhy.cn/yinhang/2023/0213/12611.html: 7.5% area, 7.30%, at 100 with a change of control put at 101; the
 * guarantor is Huzhou Economic Development Group, and CICC bills and delivers.
 */
export const huzhou: PublishedDeal = {
  issuer: { id: 'ent_huzhou1', name: 'Huantaihu International Investment' },
  banks: [{ id: 'ent_cicc1', name: 'CICC' }],
  shared: {
    unrated: true,
    guarantors: [{ entityId: null, name: 'Huzhou Economic Development Group Co., Ltd.' }],
    syndicate: [desk, bank('ent_cicc1', 'JLM', 'BND')],
  },
  tranches: [
    {
      name: 'Huzhou Economic Development 7.3% 2026',
      terms: {
        ...common,
        ...dollars,
        currency: 'USD',
        classification: 'lgfv',
        size: number(200),
        tenor: tenor(3),
        isin: 'XS2540489338',
        listing: ['HKEX'],
        governingLaw: 'English law',
        depositories: ['Euroclear', 'Clearstream'],
        couponStep: rate('0.05'),
        pricingDate: '2023-02-09',
        settlementCycle: 5,
        ipg: yielding('7.5', 'area'),
        options: [{ ...onEvent, kind: 'changeOfControl', price: rate('101') }],
      },
      // The 16th of February 2026 is Presidents' Day in New York.
      follow: { settlementDate: '2023-02-16', issueDate: '2023-02-16', maturityDate: '2026-02-17' },
      fpg: yielding('7.3'),
      final: {
        size: million(200),
        ...figures,
        yield: rate('7.3'),
        coupon: rate('7.3'),
        price: rate('100'),
      },
    },
  ],
}
