import { loanCalls } from './calls.ts'
import { loanImportCalls } from './import-calls.ts'
import { riskCalls } from './risk-calls.ts'

export { loanPricesCalls } from './import-calls.ts'
export * from './import-head.ts'
export * from './import-help.ts'
export * from './live.ts'
export * from './shapes.ts'
export * from './words.ts'

export const loansCalls = { ...loanCalls, ...riskCalls, ...loanImportCalls } as const
