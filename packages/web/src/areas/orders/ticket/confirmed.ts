import type { InvestorOrder } from '@bookrunner/contract/orders'
import { isRecord, readJson, writeJson } from '../../../platform/storage.ts'
import { sessionStore } from '../../../platform/session.ts'

/** The last confirmed write on a deal, stored in this tab until it is closed, so that a reload does not lose it. */
export interface Confirmed {
  readonly dealId: string
  readonly what: 'placed' | 'intended' | 'edited' | 'withdrawn' | 'deleted'
  readonly orderId: string
  /** The confirmed version, in the investor's numbering; null for a withdrawal. */
  readonly shown: number | null
  /** The server's time; null for a withdrawal. */
  readonly at: string | null
  /** The confirmation came only after a retry. */
  readonly late: boolean
}

/** The order was changed since, by a colleague, a desk or in another tab: the confirmed content is out of date. */
export const isPast = (
  { orderId, shown }: Pick<Confirmed, 'orderId' | 'shown'>,
  orders: readonly { readonly order: Pick<InvestorOrder['order'], 'id' | 'shown'> }[],
): boolean => shown !== null && orders.some(({ order }) => order.id === orderId && order.shown > shown)

const KEY = 'bookrunner.order-taken'

export function storeConfirmed(confirmed: Confirmed | undefined): void {
  const userId = sessionStore.get()?.user.userId
  writeJson('session', KEY, confirmed && userId !== undefined ? { userId, confirmed } : undefined)
}

export function readConfirmed(dealId: string): Confirmed | undefined {
  const stored = readJson('session', KEY)
  if (!isRecord(stored) || stored['userId'] !== sessionStore.get()?.user.userId) return undefined
  const { confirmed } = stored
  return isRecord(confirmed) && confirmed['dealId'] === dealId
    ? (confirmed as unknown as Confirmed)
    : undefined
}
