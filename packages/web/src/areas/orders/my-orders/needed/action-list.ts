import type { InvestorOrder } from '@bookrunner/contract/orders'

const isIntention = ({ order, actions }: InvestorOrder): boolean =>
  order.stage === 'intention' && actions.submit === 'yes'

/** The order needs an answer to a test or FPG, or is an intention to submit. */
export const needsAction = (order: InvestorOrder): boolean =>
  order.needsTestSize || order.fpgState === 'waiting' || isIntention(order)

/** The soonest close first; deals without a close last. */
const bySoonest = (one: InvestorOrder, other: InvestorOrder): number => {
  const [mine, theirs] = [one.deal.closesAt, other.deal.closesAt]
  if (mine === theirs) return one.order.id < other.order.id ? -1 : 1
  if (mine === null) return 1
  return theirs === null || mine < theirs ? -1 : 1
}

/** An order on the list: open, or answered since the page was opened. */
export interface ActionRow {
  readonly order: InvestorOrder
  readonly done: boolean
  /** The question is over: a submitted intention, or a test or book that has closed. */
  readonly ended: boolean
}

/** The order of a list that is opened again: open rows first, the soonest close on top, then answered ones. */
export const openFirst = (rows: readonly ActionRow[]): ActionRow[] => [
  ...rows.filter(({ done }) => !done).toSorted((one, other) => bySoonest(one.order, other.order)),
  ...rows.filter(({ done, ended }) => done && !ended),
]

/**
 * The list after new data. Rows keep their places and stay when they are answered, so that nothing moves under a
 * finger; new ones follow, the soonest close first.
 */
export function nextRows(before: readonly ActionRow[], orders: readonly InvestorOrder[]): ActionRow[] {
  const now = new Map(orders.map((order) => [order.order.id, order]))
  const listed = new Set(before.map(({ order }) => order.order.id))
  const stayed = before.map(({ order }): ActionRow => {
    const fresh = now.get(order.order.id)
    return fresh
      ? { order: fresh, done: !needsAction(fresh), ended: false }
      : { order, done: true, ended: true }
  })
  const added = orders
    .filter((order) => needsAction(order) && !listed.has(order.order.id))
    .toSorted(bySoonest)
  return [...stayed, ...added.map((order) => ({ order, done: false, ended: false }))]
}
