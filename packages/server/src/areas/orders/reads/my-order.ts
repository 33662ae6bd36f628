import { type InvestorOrder, ordersCalls } from '@bookrunner/contract/orders'
import type { InputOf } from '@bookrunner/contract/kernel'
import { refuse } from '@bookrunner/domain/kernel'
import type { Placer } from '@bookrunner/domain/orders'
import { together, type Db } from '../../../platform/db/index.ts'
import { read } from '../../../platform/http/handler.ts'
import { countOwn, readOwn, type OwnFilter } from './orders.repo.ts'
import { ownOrdersOf } from '../own/own-orders.ts'
import { isInMemory, ownPage } from '../own/own-page.ts'
import { writtenPage } from '../own/written-page.ts'
import { listedOf, ownViews } from '../views/own-view.ts'
import { readPlacer, readsWholeHouse } from './placer.ts'

type MyOrderRequest = InputOf<typeof ordersCalls.myOrder>

const isAnswerable = ({ needsTestSize, fpgState }: InvestorOrder): boolean =>
  needsTestSize || fpgState === 'waiting'
const idOf = ({ order }: InvestorOrder): string => order.id

/** Only a test and FPG need answers. */
const answering = ['Test', 'FPG']
const readAnswerable = (db: Db, placer: Placer, filter: OwnFilter, deals = answering) =>
  readOwn(db, placer, { ...filter, deals }).then((orders) => ownViews(db, placer, orders))

/** The last changed first; other fields ascend unless requested otherwise. */
const sortingOf = ({
  sortField = 'shownAt',
  sortOrder,
}: Pick<MyOrderRequest, 'sortField' | 'sortOrder'>) => ({
  // A sort by status needs the status computed first.
  by: sortField === 'status' ? 'shownAt' : sortField,
  descending: (sortOrder ?? (sortField === 'shownAt' ? 'desc' : 'asc')) === 'desc',
})

/** A status follows from order and deal, so a filter or sort by it computes every order. */
const listWorkedOut = async (
  db: Db,
  placer: Placer,
  request: MyOrderRequest,
  first: readonly string[],
): Promise<{ list: InvestorOrder[]; total: number }> => {
  const { dealId, keyword, sortField, pageNum, pageSize } = request
  const statuses = request.status?.split(',').map((each) => each.trim())
  const { by, descending } = sortingOf(request)
  const page = { first, by, descending, limit: 100_000, offset: 0 }
  const orders = await readOwn(db, placer, { dealId, keyword }, page)
  const all = await ownViews(db, placer, orders)
  const matching = statuses ? all.filter(({ status }) => statuses.includes(status)) : all
  const sign = descending ? -1 : 1
  const sorted =
    sortField === 'status' ? matching.toSorted((a, b) => sign * a.status.localeCompare(b.status)) : matching
  const offset = (pageNum - 1) * pageSize
  return { list: sorted.slice(offset, offset + pageSize), total: matching.length }
}

const listPage = async (db: Db, placer: Placer, request: MyOrderRequest, first: readonly string[]) => {
  const { dealId, keyword, pageNum, pageSize } = request
  const filter = { dealId, keyword }
  const page = { first, ...sortingOf(request), limit: pageSize, offset: (pageNum - 1) * pageSize }
  const [orders, total] = await Promise.all([readOwn(db, placer, filter, page), countOwn(db, placer, filter)])
  return { list: await ownViews(db, placer, orders), total }
}

/** The default page: its orders, and those without an answer, are read and computed together. */
const firstPage = async (db: Db, placer: Placer, { dealId, keyword, pageSize }: MyOrderRequest) => {
  const filter = { dealId, keyword }
  const newest = { first: [], by: 'shownAt', descending: true, limit: pageSize, offset: 0 } as const
  const [answerable, plain, total] = await Promise.all([
    readOwn(db, placer, { ...filter, deals: answering }),
    readOwn(db, placer, filter, newest),
    countOwn(db, placer, filter),
  ])
  const orders = new Map([...answerable, ...plain].map((order) => [order.id, order]))
  const views = new Map((await ownViews(db, placer, [...orders.values()])).map((view) => [idOf(view), view]))
  const first = answerable.filter(({ id }) => isAnswerable(views.get(id)!))
  const ids = new Set([...first, ...plain].map(({ id }) => id))
  const list = [...ids].slice(0, pageSize).map((id) => views.get(id)!)
  return { list, total, awaitingAnswer: first.length }
}

const anyPage = async (db: Db, placer: Placer, input: MyOrderRequest) => {
  const { dealId, keyword } = input
  const worked = input.status !== undefined || input.sortField === 'status'
  const unanswered = (await readAnswerable(db, placer, { dealId, keyword })).filter(isAnswerable)
  const first = input.sortField === undefined ? unanswered.map(idOf) : []
  const page = await (worked ? listWorkedOut : listPage)(db, placer, input, first)
  return { ...page, awaitingAnswer: unanswered.length }
}

/** A page as the database gives it: for a search, a sort by name, and a reader of one department's orders. */
export const readPage = async (db: Db, placer: Placer, input: MyOrderRequest) => {
  const { pageNum, pageSize, status, sortField, sortOrder } = input
  const sorted = sortField !== undefined || sortOrder === 'asc'
  const usual = pageNum === 1 && status === undefined && !sorted
  const page = await together(db, (one) => (usual ? firstPage : anyPage)(one, placer, input))
  const parts = page.list.map(listedOf)
  const deals = new Map(parts.map(({ deal }) => [deal.dealId, deal]))
  return {
    ...page,
    list: parts.map(({ row }) => row),
    deals: [...deals.values()],
    pageNum,
    pageSize,
  }
}

/** All orders of the own house; those without an answer come first, unless sorted otherwise. */
export const myOrder = read(ordersCalls.myOrder, async ({ input, actor, db }) => {
  const placer = await readPlacer(db, actor)
  if (!readsWholeHouse(placer) || !isInMemory(input)) return readPage(db, placer, input)
  const state = await ownOrdersOf(db, placer.entityId)
  return writtenPage(state, ownPage(state, input), { placer, request: input })
})

/** A deal without own orders looks the same as one that does not exist. */
const answeredBy = async (
  db: Db,
  placer: Placer,
  dealId: string | undefined,
  phase: { deals: string[]; isListed: (view: InvestorOrder) => boolean },
) => {
  const views = await readAnswerable(db, placer, { dealId }, phase.deals)
  const list = views.filter(phase.isListed)
  if (list.length > 0 || dealId === undefined) return { list }
  return (await countOwn(db, placer, { dealId })) > 0 ? { list } : refuse('record.unknown')
}

export const getTestOrder = read(ordersCalls.getTestOrder, async ({ input, actor, db }) =>
  answeredBy(db, await readPlacer(db, actor), input.dealId, {
    deals: ['Test'],
    isListed: ({ actions }) => actions.answerTest !== 'no',
  }),
)

export const getFpgOrder = read(ordersCalls.getFpgOrder, async ({ input, actor, db }) =>
  answeredBy(db, await readPlacer(db, actor), input.dealId, {
    deals: ['FPG'],
    isListed: ({ fpgState }) => fpgState === 'waiting' || fpgState === 'answered',
  }),
)
