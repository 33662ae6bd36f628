import { quotaReads } from './read-calls.ts'
import { quotaScreenReads } from './screen-calls.ts'
import { quotaWrites } from './write-calls.ts'

export const quotaCalls = { ...quotaReads, ...quotaScreenReads, ...quotaWrites } as const
