import type { InvestorOrder } from '@bookrunner/contract/orders'

const isIntention = ({ order, actions }: InvestorOrder): boolean =>
  order.stage === 'intention' && actions.submit === 'yes'

/** An answer to a test or at FPG is wanted, or that an intention is submitted. */
export const isWanted = (order: InvestorOrder): boolean =>
  order.needsTestSize || order.fpgState === 'waiting' || isIntention(order)

/** The soonest close first; what never closes by itself last. */
export const bySoonest = (one: InvestorOrder, other: InvestorOrder): number => {
  const [mine, theirs] = [one.deal.closesAt, other.deal.closesAt]
  if (mine === theirs) return one.order.id < other.order.id ? -1 : 1
  if (mine === null) return 1
  return theirs === null || mine < theirs ? -1 : 1
}

/** An order on the list: still wanted, or answered a moment ago. */
export interface WantedRow {
  readonly order: InvestorOrder
  readonly done: boolean
}

/**
 * The list as it is read now, after what was shown before: what was answered stays a moment as it is now, with its
 * answer; `gone` are those whose moment is over.
 */
export function nextRows(
  before: readonly WantedRow[],
  asked: readonly InvestorOrder[],
  gone: ReadonlySet<string>,
): WantedRow[] {
  const now = new Map(asked.map((order) => [order.order.id, order]))
  const answered = before.flatMap(({ order }) => {
    const { id } = order.order
    const fresh = now.get(id) ?? order
    const wanted = now.has(id) && isWanted(fresh)
    return wanted || gone.has(id) ? [] : [{ order: fresh, done: true }]
  })
  const wanted = asked.filter(isWanted).map((order) => ({ order, done: false }))
  return [...wanted, ...answered].toSorted((one, other) => bySoonest(one.order, other.order))
}
