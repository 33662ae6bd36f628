import {
  takeUse,
  type ClaimingOrder,
  type OwnUseBook,
  type QuotaGroup,
  type QuotaUse,
} from '@bookrunner/domain/quota'

/** What a write to orders knows of limits, and what it has to save. */
export interface OrderQuota {
  book: OwnUseBook
  /** The use as it was loaded. */
  stored: ReadonlyMap<string, readonly QuotaUse[]>
  /** Institutions of the LEIs in omnibus orders. */
  entityByLei: ReadonlyMap<string, string>
  /** Overrides that this write used. */
  overridden: { overrideId: string; orderId: string; at: string }[]
}

/** Orders became these. */
export const applyUse = ({ book }: OrderQuota, orders: readonly ClaimingOrder[]): void =>
  takeUse(book, orders)

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
