// Seven tranches in two currencies.
import type { Terms } from '@bookrunner/domain/deals'
import { face, rate } from '../deals.ts'
import {
  million,
  number,
  tenor,
  over,
  yielding,
  desk,
  figures,
  dollars,
  common,
  type PublishedTranche,
  type PublishedDeal,
} from './parts.ts'

type Line = [tenor: Terms['tenor'], size: number, ipg: string, coupon: string, ends: string]

/** The dollar tranches have no published final spread or yield, so they stay at guidance. */
const inDollars = ([span, size, ipg, coupon, ends]: Line): PublishedTranche => ({
  name: `Alibaba USD due ${ends.slice(0, 4)}`,
  terms: {
    ...common,
    ...dollars,
    currency: 'USD',
    classification: 'corporate',
    size: number(size),
    tenor: span,
    pricingDate: '2024-11-19',
    settlementCycle: 5,
    coupon: rate(coupon),
    ipg: over('T', ipg, 'area'),
  },
  follow: { settlementDate: '2024-11-26', issueDate: '2024-11-26', maturityDate: ends },
})

/** Renminbi: quoted in yield, settled two days later, at par: the yield is the coupon. */
const inRenminbi = ([span, size, ipg, coupon, ends]: Line): PublishedTranche => ({
  name: `Alibaba CNH due ${ends.slice(0, 4)}`,
  terms: {
    ...common,
    currency: 'CNH',
    classification: 'corporate',
    size: number(size),
    tenor: span,
    couponFrequency: 'semiAnnual',
    dayCount: 'ACT/365F',
    convention: 'modifiedFollowing',
    minDenomination: face(1_000_000),
    increment: face(10_000),
    couponStep: rate('0.05'),
    pricingDate: '2024-11-19',
    settlementCycle: 7,
    ipg: yielding(ipg, 'area'),
  },
  follow: { settlementDate: '2024-11-28', issueDate: '2024-11-28', maturityDate: ends },
  fpg: yielding(coupon),
  final: {
    size: million(size),
    ...figures,
    yield: rate(coupon),
    coupon: rate(coupon),
    price: rate('100'),
  },
})

/** http://jur.com.cn/kuaixun/202411/45715.html; the maturity days are derived, their years were published. */
export const alibaba: PublishedDeal = {
  issuer: { id: 'ent_alibaba', name: 'Alibaba Group' },
  shared: { unrated: true, syndicate: [desk] },
  tranches: [
    inDollars([tenor(5, 6), 1000, '90', '4.875', '2030-05-28']),
    inDollars([tenor(10, 6), 1150, '115', '5.25', '2035-05-29']),
    inDollars([tenor(30), 500, '130', '5.625', '2054-11-27']),
    inRenminbi([tenor(3, 6), 8400, '2.9', '2.65', '2028-05-30']),
    inRenminbi([tenor(5), 5000, '3.1', '2.8', '2029-11-28']),
    inRenminbi([tenor(10), 2500, '3.4', '3.1', '2034-11-28']),
    inRenminbi([tenor(20), 1100, '3.8', '3.5', '2044-11-28']),
  ],
}
