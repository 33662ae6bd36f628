import type { InvestorOrder } from '@bookrunner/contract/orders'

const isIntention = ({ order, actions }: InvestorOrder): boolean =>
  order.stage === 'intention' && actions.submit === 'yes'

/** The order needs an answer to a test or FPG, or is an intention to submit. */
export const needsAction = (order: InvestorOrder): boolean =>
  order.needsTestSize || order.fpgState === 'waiting' || isIntention(order)

/** The soonest close first; deals without a close last. */
export const bySoonest = (one: InvestorOrder, other: InvestorOrder): number => {
  const [mine, theirs] = [one.deal.closesAt, other.deal.closesAt]
  if (mine === theirs) return one.order.id < other.order.id ? -1 : 1
  if (mine === null) return 1
  return theirs === null || mine < theirs ? -1 : 1
}

/** An order on the list: open, or answered a moment ago. */
export interface ActionRow {
  readonly order: InvestorOrder
  readonly done: boolean
}

/** The list after new data. Answered orders stay for a moment with their answer; `gone` has those to remove. */
export function nextRows(
  before: readonly ActionRow[],
  orders: readonly InvestorOrder[],
  gone: ReadonlySet<string>,
): ActionRow[] {
  const now = new Map(orders.map((order) => [order.order.id, order]))
  const answered = before.flatMap(({ order }) => {
    const { id } = order.order
    const fresh = now.get(id) ?? order
    const open = now.has(id) && needsAction(fresh)
    return open || gone.has(id) ? [] : [{ order: fresh, done: true }]
  })
  const open = orders.filter(needsAction).map((order) => ({ order, done: false }))
  return [...open, ...answered].toSorted((one, other) => bySoonest(one.order, other.order))
}
