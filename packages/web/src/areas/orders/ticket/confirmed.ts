import { isRecord, readJson, writeJson } from '../../../platform/storage.ts'
import { sessionStore } from '../../../platform/session.ts'

/** What was taken last on a deal: kept in this tab until it is put away, so that a reload does not lose it. */
export interface Confirmed {
  readonly dealId: string
  readonly what: 'placed' | 'intended' | 'edited' | 'withdrawn' | 'deleted'
  readonly orderId: string
  /** The version that was taken, as its investor counts them; of a withdrawal the last. */
  readonly shown: number | null
  /** It was known only after a connection had been lost. */
  readonly late: boolean
}

const KEY = 'bookrunner.order-taken'

export function keepConfirmed(taken: Confirmed | undefined): void {
  const userId = sessionStore.get()?.user.userId
  writeJson('session', KEY, taken && userId !== undefined ? { userId, taken } : undefined)
}

export function readConfirmed(dealId: string): Confirmed | undefined {
  const kept = readJson('session', KEY)
  if (!isRecord(kept) || kept['userId'] !== sessionStore.get()?.user.userId) return undefined
  const { taken } = kept
  return isRecord(taken) && taken['dealId'] === dealId ? (taken as unknown as Confirmed) : undefined
}
