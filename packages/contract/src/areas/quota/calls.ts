import { quotaReads } from './read-calls.ts'
import { quotaWrites } from './write-calls.ts'

export const quotaCalls = { ...quotaReads, ...quotaWrites } as const
