import { z } from 'zod'
import { currencies } from '@bookrunner/domain/deals'
import { call } from '../../kernel/call.ts'
import { id, line } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { namedEntity } from '../../kernel/names.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { dealHeader, publishedDeal } from './views.ts'

const invests = ['my_order'] as const

const investorDealList = call({
  name: 'deals.investorDealList',
  method: 'GET',
  path: '/investor/book/investorDealList',
  access: invests,
  keyScope: 'orders.read',
  input: z.strictObject({
    ...pageQuery(['name', 'status', 'closesAt', 'updatedAt']),
    keyword: line(100).optional(),
    /** Comma separated. */
    status: z.string().max(100).optional(),
    currency: z.enum(currencies).optional(),
  }),
  reply: pageOf(dealHeader.omit({ roles: true })),
  refusals: [],
  summary: 'Lists the deals the investor is invited to',
})

const investorDealDetail = call({
  name: 'deals.investorDealDetail',
  method: 'GET',
  path: '/investor/book/bookDealDetail',
  access: invests,
  keyScope: 'orders.read',
  input: z.strictObject({ dealId: id }),
  reply: publishedDeal,
  refusals: ['record.unknown'],
  summary: 'Returns the published terms of a deal',
})

const investorTermSheet = call({
  name: 'deals.investorTermSheet',
  method: 'GET',
  path: '/investor/book/downloadTermSheet',
  access: invests,
  keyScope: 'orders.read',
  slow: true,
  input: z.strictObject({ dealId: id }),
  reply: fileReply,
  refusals: ['record.unknown', 'work.too-much'],
  summary: 'Downloads the term sheet of a deal as a PDF',
})

const getBndByList = call({
  name: 'deals.getBndByList',
  method: 'GET',
  path: '/investor/book/getBndByList',
  access: invests,
  keyScope: 'orders.read',
  input: z.strictObject({ dealId: id }),
  reply: z.object({
    list: z.array(
      z.object({
        ...namedEntity.shape,
        /** Bills and delivers. */
        bnd: z.boolean(),
        /** The one an order goes through unless another is chosen. */
        usual: z.boolean(),
      }),
    ),
  }),
  refusals: ['record.unknown'],
  summary: 'Lists the syndicate banks that take orders',
})

export const investorDealCalls = {
  investorDealList,
  investorDealDetail,
  investorTermSheet,
  getBndByList,
} as const
