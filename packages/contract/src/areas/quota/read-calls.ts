import { z } from 'zod'
import { overrideStates, quotaStates } from '@bookrunner/domain/quota'
import { call } from '../../kernel/call.ts'
import { id, instant, line } from '../../kernel/fields.ts'
import { person } from '../../kernel/names.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { kind, namedDeal, overrideView, quotaView, rateView, historyLine, currency } from './shapes.ts'

/** Limits belong to those who keep them: nobody of a bank or an investor reads them. */
export const keepers = ['tier1', 'tier4'] as const

export const quotaQuery = {
  ...pageQuery(['name', 'deal', 'amount', 'used', 'state', 'updatedAt']),
  /** In names of institution and deal. */
  keyword: line(100).optional(),
  /** Finds nothing where the reader does not see it. */
  state: z.enum(quotaStates).optional(),
  kind: kind.optional(),
}

const bond = call({
  name: 'quota.getBondStockLimitInfo',
  method: 'GET',
  path: '/bond/limit/getBondStockLimitInfo',
  access: ['quota_bond'],
  tiers: keepers,
  input: z.strictObject({ ...quotaQuery, dealId: id.optional() }),
  reply: pageOf(quotaView),
  refusals: [],
  summary: 'Lists the limits per bond, for super administrators with used and available amounts',
})

const org = call({
  name: 'quota.getBondOrgLimitInfos',
  method: 'GET',
  path: '/bond/limit/getBondOrgLimitInfos',
  access: ['quota_org'],
  tiers: keepers,
  input: z.strictObject({ ...quotaQuery, entityId: id.optional() }),
  reply: pageOf(quotaView),
  refusals: [],
  summary: 'Lists the limits per institution over all deals, with used and available amounts',
})

const orgBond = call({
  name: 'quota.getBondOrgStockLimitInfos',
  method: 'GET',
  path: '/bond/limit/getBondOrgStockLimitInfos',
  access: ['quota_org_bond'],
  tiers: keepers,
  input: z.strictObject({ ...quotaQuery, entityId: id.optional(), dealId: id.optional() }),
  reply: pageOf(quotaView),
  refusals: [],
  summary:
    'Lists the limits per institution and bond, for super administrators with used and available amounts',
})

const business = call({
  name: 'quota.getBusinessLimitInfo',
  method: 'GET',
  path: '/bond/limit/getBusinessLimitInfo',
  access: ['quota_business'],
  tiers: keepers,
  input: z.strictObject({}),
  reply: z.object({ quota: quotaView.nullable() }),
  refusals: [],
  summary: 'Returns the limit of the whole business, with used and available amounts',
})

const history = call({
  name: 'quota.getLimitHistory',
  method: 'GET',
  path: '/bond/limit/getLimitHistory',
  access: ['quota_bond', 'quota_org', 'quota_org_bond', 'quota_business'],
  tiers: keepers,
  input: z.strictObject({
    ...pageQuery(['at']),
    /** Of one limit, also after it was removed. */
    quotaId: id.optional(),
    entityId: id.optional(),
    dealId: id.optional(),
  }),
  reply: pageOf(historyLine),
  refusals: [],
  summary: 'Lists who changed limits, rates and overrides, newest first',
})

const deals = call({
  name: 'quota.getLimitDeals',
  method: 'GET',
  path: '/bond/limit/getLimitDeals',
  access: ['quota_bond', 'quota_org_bond'],
  tiers: keepers,
  input: z.strictObject({ keyword: line(100).optional() }),
  reply: z.object({ list: z.array(namedDeal) }),
  refusals: [],
  summary: 'Lists the announced deals that a limit or an override may be set for, by name only',
})

const overrides = call({
  name: 'quota.getOverrides',
  method: 'GET',
  path: '/bond/limit/getOverrides',
  access: ['quota_org_bond'],
  tiers: keepers,
  input: z.strictObject({
    ...pageQuery(['grantedAt', 'until']),
    entityId: id.optional(),
    dealId: id.optional(),
    state: z.enum(overrideStates).optional(),
  }),
  reply: pageOf(overrideView),
  refusals: [],
  summary: 'Lists the overrides that let one order pass hard limits',
})

const rates = call({
  name: 'quota.getRates',
  method: 'GET',
  path: '/bond/limit/getRates',
  access: ['quota_rates'],
  tiers: keepers,
  input: z.strictObject({}),
  reply: z.object({
    /** Every rate is the price of one unit in this currency. */
    base: z.string(),
    /** Today, as rates count days. */
    today: z.string(),
    list: z.array(
      z.object({
        currency: z.string(),
        /** The rate that holds today; null where there is none. */
        rate: rateView.nullable(),
        setAt: instant.nullable(),
        setBy: person.nullable(),
        /** A limit or a running deal is in this currency. */
        needed: z.boolean(),
      }),
    ),
  }),
  refusals: [],
  summary: 'Lists the rates that limits are converted with today',
})

const rateHistory = call({
  name: 'quota.getRateHistory',
  method: 'GET',
  path: '/bond/limit/getRateHistory',
  access: ['quota_rates'],
  tiers: keepers,
  input: z.strictObject({ ...pageQuery(['day']), currency: currency.optional() }),
  reply: pageOf(
    rateView.extend({
      setAt: instant,
      setBy: person.nullable(),
      /** Orders that were checked with it, by the day of each rate they were written with; null for system administrators. */
      uses: z.int().nullable(),
    }),
  ),
  refusals: [],
  summary: 'Lists all rates of a currency, newest day first, and how many uses each converted',
})

export const quotaReads = {
  getBondStockLimitInfo: bond,
  getBondOrgLimitInfos: org,
  getBondOrgStockLimitInfos: orgBond,
  getBusinessLimitInfo: business,
  getLimitHistory: history,
  getLimitDeals: deals,
  getOverrides: overrides,
  getRates: rates,
  getRateHistory: rateHistory,
} as const
