import type { QuotaUsed } from './check.ts'
import { quotaStateOf, type Quota } from './limit.ts'
import { convertUse, type RatesNow, type Sums } from './rates.ts'

export const crossedStates = ['warned', 'full', 'over'] as const
export type CrossedState = (typeof crossedStates)[number]

/** A limit that is fuller than before: at its warning level, used up, or exceeded. */
export interface QuotaCrossing {
  quota: Quota
  state: CrossedState
}

/** The state of a limit that is news once it is set or changed; null while it is within its warning level. */
export const crossedStateOf = (quota: Quota, used: Sums, rates: RatesNow): CrossedState | null => {
  const state = quotaStateOf(quota, convertUse(used, quota.currency, rates))
  return crossedStates.find((each) => each === state) ?? null
}

const rankOf = (state: CrossedState | null): number => (state === null ? -1 : crossedStates.indexOf(state))

/** The limits that a write took into a worse state; `after` has the same limits in the same order. */
export const crossingsOf = (
  before: readonly QuotaUsed[],
  after: readonly QuotaUsed[],
  rates: RatesNow,
): QuotaCrossing[] =>
  after.flatMap(({ quota, used }, place): QuotaCrossing[] => {
    const earlier = before[place]
    if (!earlier || earlier.used === used) return []
    const state = crossedStateOf(quota, used, rates)
    const isWorse = rankOf(state) > rankOf(crossedStateOf(quota, earlier.used, rates))
    return state && isWorse ? [{ quota, state }] : []
  })
