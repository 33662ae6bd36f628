import type { ordersCalls } from '@bookrunner/contract/orders'
import type { InputOf } from '@bookrunner/contract/kernel'
import { orderNumber } from '@bookrunner/domain/orders'
import type { OwnOrder } from './own-order.ts'
import type { OwnOrders } from './own-orders.ts'

export type MyOrderRequest = InputOf<typeof ordersCalls.myOrder>

/** What a list in memory can be sorted by; names are sorted and searched by the database. */
type SortField = Exclude<NonNullable<MyOrderRequest['sortField']>, 'deal'>

export const isInMemory = ({ keyword, sortField }: Pick<MyOrderRequest, 'keyword' | 'sortField'>): boolean =>
  keyword === undefined && sortField !== 'deal'

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
const byId = (one: OwnOrder, other: OwnOrder): number => byText(one.order.id, other.order.id)

type Compare = (one: OwnOrder, other: OwnOrder, sign: 1 | -1) => number

/** An order without the figure comes last, whichever way the others go. */
const byFigure =
  (figure: (entry: OwnOrder) => number | null): Compare =>
  (one, other, sign) => {
    const [a, b] = [figure(one), figure(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (a - b)
  }

const compares: Record<Exclude<SortField, 'status'>, Compare> = {
  number: (one, other, sign) => sign * byText(orderNumber(one.order.id), orderNumber(other.order.id)),
  size: byFigure(({ size }) => size),
  shownAt: byFigure(({ shownAt }) => shownAt),
  submittedAt: byFigure(({ submittedAt }) => submittedAt),
}

interface Lists {
  revision: number
  lists: Map<string, readonly OwnOrder[]>
}

/** A list stays the same until something changes, so paging through it sorts once. */
const cached = new WeakMap<OwnOrders, Lists>()
const mostLists = 50

const remembered = (state: OwnOrders, key: string, make: () => readonly OwnOrder[]): readonly OwnOrder[] => {
  const known = cached.get(state)
  const current =
    known?.revision === state.revision && known.lists.size < mostLists
      ? known
      : { revision: state.revision, lists: new Map<string, readonly OwnOrder[]>() }
  cached.set(state, current)
  const list = current.lists.get(key) ?? make()
  current.lists.set(key, list)
  return list
}

const readable = (state: OwnOrders, dealId: string | undefined): OwnOrder[] => {
  const orders = dealId === undefined ? state.orders : state.deals.get(dealId)?.orders
  return [...(orders?.values() ?? [])].filter((entry) => state.isReadable(entry))
}

/** Which orders a list has, and in which order. */
type ListRequest = Omit<MyOrderRequest, 'pageNum' | 'pageSize'>

const sorted = (state: OwnOrders, request: ListRequest): readonly OwnOrder[] => {
  const { dealId, sortField = 'shownAt', sortOrder } = request
  const isDescending = (sortOrder ?? (sortField === 'shownAt' ? 'desc' : 'asc')) === 'desc'
  const sign = isDescending ? -1 : 1
  return remembered(state, `${dealId ?? ''} ${sortField} ${isDescending}`, () => {
    const compare = compares[sortField === 'status' || sortField === 'deal' ? 'shownAt' : sortField]
    const list = readable(state, dealId).toSorted((a, b) => compare(a, b, sign) || byId(a, b))
    return sortField === 'status' ? list.toSorted((a, b) => sign * a.status.localeCompare(b.status)) : list
  })
}

/** All pages of a list. Without another sorting, orders that wait for an answer come first. */
export const ownList = (state: OwnOrders, request: ListRequest): readonly OwnOrder[] => {
  const { dealId, status, sortField, sortOrder } = request
  const list = sorted(state, request)
  const key = `${dealId ?? ''} ${sortField ?? '-'} ${sortOrder ?? '-'} ${status ?? '-'}`
  return remembered(state, `listed ${key}`, () => {
    const statuses = status?.split(',').map((each) => each.trim())
    const matching = statuses ? list.filter((entry) => statuses.includes(entry.status)) : list
    if (sortField !== undefined) return matching
    const first = matching.filter(({ isUnanswered }) => isUnanswered)
    return first.length === 0 ? matching : [...first, ...matching.filter(({ isUnanswered }) => !isUnanswered)]
  })
}

export interface OwnPage {
  orders: readonly OwnOrder[]
  total: number
  awaitingAnswer: number
}

/** A page of the house's orders, without a wait. */
export const ownPage = (state: OwnOrders, request: MyOrderRequest): OwnPage => {
  const { dealId, pageNum, pageSize } = request
  const list = ownList(state, request)
  const offset = (pageNum - 1) * pageSize
  const unanswered = remembered(state, `unanswered ${dealId ?? ''}`, () =>
    readable(state, dealId).filter(({ isUnanswered }) => isUnanswered),
  )
  return {
    orders: list.slice(offset, offset + pageSize),
    total: list.length,
    awaitingAnswer: unanswered.length,
  }
}
