import {
  takeUse,
  type ClaimingOrder,
  type OwnUseBook,
  type QuotaGroup,
  type QuotaUse,
} from '@bookrunner/domain/quota'
import { Turns } from '../../../platform/service/index.ts'

/** What a write to orders knows of limits, and what it has to save. */
export interface OrderQuota {
  book: OwnUseBook
  /** The limits with their use as they were loaded. */
  loaded: OwnUseBook['found']
  /** The use as it was loaded. */
  stored: ReadonlyMap<string, readonly QuotaUse[]>
  /** Institutions of the LEIs in omnibus orders. */
  entityByLei: ReadonlyMap<string, string>
  /** Overrides that this write used. */
  overridden: { overrideId: string; orderId: string; at: string }[]
  /** What orders of a whole book became, in their order: counted while the database already saves the orders. */
  uncounted: (() => readonly ClaimingOrder[])[]
}

/** Orders became these. */
export const applyUse = (quota: OrderQuota, orders: readonly ClaimingOrder[]): void => {
  countFirst(quota)
  takeUse(quota.book, orders)
}

/**
 * The same, but counted before other orders are, or before it is saved. Only for writes that check no limit and that
 * share their transaction with none that does: those of allocations.
 */
export const applyUseLater = ({ uncounted }: OrderQuota, claims: () => readonly ClaimingOrder[]): void =>
  void uncounted.push(claims)

/** One order after the other: each flag tells of the use with the orders before. */
const count = ({ book }: OrderQuota, claims: () => readonly ClaimingOrder[]): void => {
  for (const claim of claims()) takeUse(book, [claim])
}

const countFirst = (quota: OrderQuota): void => {
  for (const claims of quota.uncounted.splice(0)) count(quota, claims)
}

/** Everything that is not counted yet, with turns for others in between. */
export const countInTurns = async (quota: OrderQuota): Promise<void> => {
  const turns = new Turns()
  for (const claims of quota.uncounted.splice(0)) {
    count(quota, claims)
    if (turns.isOver) await turns.pass()
  }
}

/** An override is for this order from now on. */
export const applyOverride = (
  quota: OrderQuota,
  used: { overrideId: string; orderId: string; at: string },
): void => {
  quota.overridden.push(used)
  const { orderId, overrideId } = used
  quota.book = {
    ...quota.book,
    overrides: quota.book.overrides.map((each) => (each.id === overrideId ? { ...each, orderId } : each)),
  }
}

/** Merges and splits change what counts of orders, and nothing that they ask for. */
export const applyGroups = (quota: OrderQuota, groups: readonly QuotaGroup[]): void => {
  const { book } = quota
  const moved = new Set([...book.groups, ...groups].flatMap(({ orderIds }) => orderIds))
  const claims = [...moved].flatMap((id): ClaimingOrder[] => {
    const own = book.uses.get(id)
    return own ? [{ id, investorId: '', dealId: own[0]!.dealId, own }] : []
  })
  book.groups = groups
  takeUse(book, claims)
}
