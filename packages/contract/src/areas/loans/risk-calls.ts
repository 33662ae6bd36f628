import { z } from 'zod'
import { marginBands } from '@bookrunner/domain/loans'
import { call } from '../../kernel/call.ts'
import { flag, id, line, rate } from '../../kernel/fields.ts'
import { namedEntity } from '../../kernel/names.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { loanKeepers, loanReaders, loanSorts, loanVersion } from './calls.ts'
import { loanPerson, loanView, marginAlerts } from './shapes.ts'

const marginCallRiskList = call({
  name: 'loans.marginCallRiskList',
  method: 'GET',
  path: '/bond/limit/marginCallRiskList',
  access: ['loan_risk'],
  tiers: loanKeepers,
  input: z.strictObject({
    ...pageQuery(loanSorts),
    keyword: line(100).optional(),
    entityId: id.optional(),
    /** Called and warned positions, if no band is named. */
    band: z.enum(marginBands).optional(),
    reviewed: flag.optional(),
  }),
  reply: pageOf(loanView),
  refusals: [],
  summary: 'Lists open positions at or under their margin call price, or near it, nearest first',
})

const marginCallReview = call({
  name: 'loans.marginCallReview',
  method: 'POST',
  path: '/bond/limit/marginCallReview',
  access: ['loan_risk|review'],
  tiers: loanKeepers,
  input: z.strictObject({ inquiryIds: z.array(id).min(1).max(500), note: line(500) }),
  reply: z.object({ reviewed: z.int() }),
  refusals: ['record.unknown', 'loan.inquiry-reviewed'],
  summary: 'Reviews margin calls and warnings with one note: all of them or none',
})

const distances = call({
  name: 'loans.distances',
  method: 'GET',
  path: '/bond/loan/distances',
  access: ['loan_risk'],
  tiers: loanKeepers,
  input: z.strictObject({}),
  reply: z.object({
    list: z.array(
      z.object({
        loanId: z.string(),
        entity: namedEntity,
        user: loanPerson.nullable(),
        isin: z.string(),
        bondName: z.string(),
        band: z.enum(marginBands),
        marginCallPrice: z.string(),
        currentPrice: z.string(),
        distancePercent: z.string(),
        isReviewed: z.boolean(),
      }),
    ),
    total: z.int(),
  }),
  refusals: [],
  summary: 'Returns every open position with its distance to the margin call price, nearest first',
})

const alerts = call({
  name: 'loans.alerts',
  method: 'GET',
  path: '/bond/loan/alerts',
  access: ['loan_risk'],
  tiers: loanKeepers,
  quiet: true,
  input: z.strictObject({}),
  reply: marginAlerts.extend({ seq: z.int() }),
  refusals: [],
  summary: 'Lists unreviewed margin calls and warnings for the header, newest first',
})

const widths = z.object({ warning: z.string(), watch: z.string(), version: z.int() })

const bands = call({
  name: 'loans.bands',
  method: 'GET',
  path: '/bond/loan/bands',
  access: loanReaders,
  tiers: loanKeepers,
  input: z.strictObject({}),
  reply: widths,
  refusals: [],
  summary: 'Returns how wide the bands above the margin call price are, in per cent',
})

const setBands = call({
  name: 'loans.setBands',
  method: 'POST',
  path: '/bond/loan/bands',
  access: ['loan_risk|bands'],
  tiers: loanKeepers,
  input: z.strictObject({ warning: rate, watch: rate, expectedVersion: loanVersion }),
  reply: widths,
  refusals: ['loan.bands-wrong', 'write.no-changes', 'write.changed-meanwhile'],
  summary: 'Sets how wide the bands are; positions that it moves into a band raise alerts',
})

export const riskCalls = {
  marginCallRiskList,
  marginCallReview,
  distances,
  alerts,
  bands,
  setBands,
} as const
