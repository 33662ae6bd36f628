import type { allocationCalls } from '@bookrunner/contract/allocation'
import type { ReplyOf } from '@bookrunner/contract/kernel'

/** What an investor reads of its allocations on one deal. */
export type OwnAllocations = ReplyOf<typeof allocationCalls.myAllocation>

export type OwnAllocation = OwnAllocations['list'][number]
