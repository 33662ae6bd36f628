import type { Reason } from './errors.ts'

/** The gate refused the call before anything was done: the same call may succeed after a while. */
export const gateReasons = ['slow.too-many', 'slow.no-turn'] as const satisfies Reason[]

export const isOfGate = (reason: string): boolean => (gateReasons as readonly string[]).includes(reason)
