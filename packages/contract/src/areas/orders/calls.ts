import { deskOrderCalls } from './desk-calls.ts'
import { orderFileCalls } from './file-calls.ts'
import { investorOrderCalls } from './investor-calls.ts'

export const ordersCalls = { ...investorOrderCalls, ...deskOrderCalls, ...orderFileCalls } as const
