import { deskOrderCalls } from './desk-calls.ts'
import { investorOrderCalls } from './investor-calls.ts'

export const ordersCalls = { ...investorOrderCalls, ...deskOrderCalls } as const
