import { allocAfter } from './after-calls.ts'
import { allocFlow } from './flow-calls.ts'
import { ownAllocationCalls } from './own-calls.ts'
import { allocReads } from './read-calls.ts'
import { allocWrites } from './write-calls.ts'

export const allocationCalls = {
  ...allocReads,
  ...allocWrites,
  ...allocFlow,
  ...allocAfter,
  ...ownAllocationCalls,
} as const
