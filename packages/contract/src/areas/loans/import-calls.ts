import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { fileReply } from '../../kernel/file.ts'
import { importCallsFor } from '../imports/index.ts'
import { loanKeepers } from './calls.ts'

const { start: importLoans, ...loanOthers } = importCallsFor({
  area: 'loans',
  prefix: '/bond/loan',
  start: 'importLoans',
  what: 'the loan deals of an Excel file',
  access: ['loan_deal|import'],
  tiers: loanKeepers,
  options: {},
})

const loanTemplate = call({
  name: 'loans.loanTemplate',
  method: 'GET',
  path: '/bond/loan/downloadLoans',
  access: ['loan_deal|import'],
  tiers: loanKeepers,
  slow: true,
  input: z.strictObject({}),
  reply: fileReply,
  refusals: [],
  summary: 'Returns an empty Excel file for loan deals, with explanations and drop-downs',
})

export const loanImportCalls = { importLoans, ...loanOthers, loanTemplate } as const

const { start: importPrices, ...priceOthers } = importCallsFor({
  area: 'loanPrices',
  prefix: '/bond/loan/prices',
  start: 'importPrices',
  what: 'current prices from an Excel file',
  access: ['loan_deal|prices'],
  tiers: loanKeepers,
  options: {},
})

const priceTemplate = call({
  name: 'loanPrices.priceTemplate',
  method: 'GET',
  path: '/bond/loan/prices/downloadPrices',
  access: ['loan_deal|prices'],
  tiers: loanKeepers,
  slow: true,
  input: z.strictObject({}),
  reply: fileReply,
  refusals: [],
  summary: 'Returns an Excel file with the bonds of all open loan deals, to fill in their prices',
})

/** A file of prices is an import of its own: all its prices arrive, or none. */
export const loanPricesCalls = { importPrices, ...priceOthers, priceTemplate } as const
