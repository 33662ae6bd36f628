import { type InvestorOrder, ordersCalls } from '@bookrunner/contract/orders'
import type { InputOf } from '@bookrunner/contract/kernel'
import { refuse } from '@bookrunner/domain/kernel'
import type { Placer } from '@bookrunner/domain/orders'
import { together, type Db } from '../../../platform/db/index.ts'
import { read } from '../../../platform/http/handler.ts'
import { countOwn, readOwn, type OwnFilter } from './orders.repo.ts'
import { ownViews } from '../views/own-view.ts'
import { readPlacer } from './placer.ts'

type MyOrderRequest = InputOf<typeof ordersCalls.myOrder>

const asks = ({ needsTestSize, fpgState }: InvestorOrder): boolean => needsTestSize || fpgState === 'waiting'
const idOf = ({ order }: InvestorOrder): string => order.id

/** An answer can be wanted in a test and at FPG only. */
const answering = ['Test', 'FPG']
const readAsked = (db: Db, placer: Placer, filter: OwnFilter, deals = answering) =>
  readOwn(db, placer, { ...filter, deals }).then((orders) => ownViews(db, placer, orders))

/** What changed last stands on top; of anything else the least, unless it is asked for otherwise. */
const sortingOf = ({
  sortField = 'shownAt',
  sortOrder,
}: Pick<MyOrderRequest, 'sortField' | 'sortOrder'>) => ({
  // A status is sorted by when it is worked out.
  by: sortField === 'status' ? 'shownAt' : sortField,
  descending: (sortOrder ?? (sortField === 'shownAt' ? 'desc' : 'asc')) === 'desc',
})

/** A status follows from order and deal: filtered by it, or sorted, every order is worked out. */
const listWorkedOut = async (
  db: Db,
  placer: Placer,
  wanted: MyOrderRequest,
  first: readonly string[],
): Promise<{ list: InvestorOrder[]; total: number }> => {
  const { dealId, keyword, sortField, pageNum, pageSize } = wanted
  const statuses = wanted.status?.split(',').map((each) => each.trim())
  const { by, descending } = sortingOf(wanted)
  const page = { first, by, descending, limit: 100_000, offset: 0 }
  const orders = await readOwn(db, placer, { dealId, keyword }, page)
  const all = await ownViews(db, placer, orders)
  const meant = statuses ? all.filter(({ status }) => statuses.includes(status)) : all
  const sign = descending ? -1 : 1
  const sorted =
    sortField === 'status' ? meant.toSorted((a, b) => sign * a.status.localeCompare(b.status)) : meant
  const offset = (pageNum - 1) * pageSize
  return { list: sorted.slice(offset, offset + pageSize), total: meant.length }
}

const listPage = async (db: Db, placer: Placer, wanted: MyOrderRequest, first: readonly string[]) => {
  const { dealId, keyword, pageNum, pageSize } = wanted
  const filter = { dealId, keyword }
  const page = { first, ...sortingOf(wanted), limit: pageSize, offset: (pageNum - 1) * pageSize }
  const [orders, total] = await Promise.all([readOwn(db, placer, filter, page), countOwn(db, placer, filter)])
  return { list: await ownViews(db, placer, orders), total }
}

/** What people open: its orders and those an answer is wanted of are had, and worked out, together. */
const firstPage = async (db: Db, placer: Placer, { dealId, keyword, pageSize }: MyOrderRequest) => {
  const filter = { dealId, keyword }
  const newest = { first: [], by: 'shownAt', descending: true, limit: pageSize, offset: 0 } as const
  const [asked, plain, total] = await Promise.all([
    readOwn(db, placer, { ...filter, deals: answering }),
    readOwn(db, placer, filter, newest),
    countOwn(db, placer, filter),
  ])
  const orders = new Map([...asked, ...plain].map((order) => [order.id, order]))
  const views = new Map((await ownViews(db, placer, [...orders.values()])).map((view) => [idOf(view), view]))
  const first = asked.filter(({ id }) => asks(views.get(id)!))
  const ids = new Set([...first, ...plain].map(({ id }) => id))
  const list = [...ids].slice(0, pageSize).map((id) => views.get(id)!)
  return { list, total, awaitingAnswer: first.length }
}

const anyPage = async (db: Db, placer: Placer, input: MyOrderRequest) => {
  const { dealId, keyword } = input
  const worked = input.status !== undefined || input.sortField === 'status'
  const wanted = (await readAsked(db, placer, { dealId, keyword })).filter(asks)
  const first = input.sortField === undefined ? wanted.map(idOf) : []
  const page = await (worked ? listWorkedOut : listPage)(db, placer, input, first)
  return { ...page, awaitingAnswer: wanted.length }
}

/** All of the own house's orders; those an answer is wanted of on top, unless another order is asked for. */
export const myOrder = read(ordersCalls.myOrder, async ({ input, actor, db }) => {
  const { pageNum, pageSize, status, sortField, sortOrder } = input
  const sorted = sortField !== undefined || sortOrder === 'asc'
  const usual = pageNum === 1 && status === undefined && !sorted
  const page = await together(db, async (one) =>
    (usual ? firstPage : anyPage)(one, await readPlacer(one, actor), input),
  )
  return { ...page, pageNum, pageSize }
})

/** A deal one has no order on, and a deal there is not, are told apart by nobody. */
const answeredBy = async (
  db: Db,
  placer: Placer,
  dealId: string | undefined,
  phase: { deals: string[]; meant: (view: InvestorOrder) => boolean },
) => {
  const views = await readAsked(db, placer, { dealId }, phase.deals)
  const list = views.filter(phase.meant)
  if (list.length > 0 || dealId === undefined) return { list }
  return (await countOwn(db, placer, { dealId })) > 0 ? { list } : refuse('record.unknown')
}

export const getTestOrder = read(ordersCalls.getTestOrder, async ({ input, actor, db }) =>
  answeredBy(db, await readPlacer(db, actor), input.dealId, {
    deals: ['Test'],
    meant: ({ actions }) => actions.answerTest !== 'no',
  }),
)

export const getFpgOrder = read(ordersCalls.getFpgOrder, async ({ input, actor, db }) =>
  answeredBy(db, await readPlacer(db, actor), input.dealId, {
    deals: ['FPG'],
    meant: ({ fpgState }) => fpgState === 'waiting' || fpgState === 'answered',
  }),
)
