import { calls } from '@bookrunner/contract'
import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { InputOf } from '@bookrunner/contract/kernel'
import { refuse } from '@bookrunner/domain/kernel'
import type { Placer } from '@bookrunner/domain/orders'
import type { Db } from '../../platform/db/index.ts'
import { read } from '../../platform/http/handler.ts'
import { countOwn, readOwn, type OwnFilter } from './orders.repo.ts'
import { ownViews } from './own-view.ts'
import { readPlacer } from './placer.ts'

type Wanted = InputOf<typeof calls.orders.myOrder>

const asks = ({ testWanted, fpgState }: InvestorOrder): boolean => testWanted || fpgState === 'waiting'
const idOf = ({ order }: InvestorOrder): string => order.id

/** An answer can be wanted in a test and at FPG only. */
const readAsked = (db: Db, placer: Placer, filter: OwnFilter, deals = ['Test', 'FPG']) =>
  readOwn(db, placer, { ...filter, deals }).then((orders) => ownViews(db, placer, orders))

/** A status follows from order and deal: filtered by it, or sorted, every order is worked out. */
const listWorkedOut = async (
  db: Db,
  placer: Placer,
  wanted: Wanted,
  first: readonly string[],
): Promise<{ list: InvestorOrder[]; total: number }> => {
  const { dealId, keyword, sortField, sortOrder, pageNum, pageSize } = wanted
  const statuses = wanted.status?.split(',').map((each) => each.trim())
  const by = sortField === 'status' || sortField === undefined ? 'shownAt' : sortField
  const page = { first, by, descending: (sortOrder ?? 'desc') === 'desc', limit: 100_000, offset: 0 } as const
  const orders = await readOwn(db, placer, { dealId, keyword }, page)
  const all = await ownViews(db, placer, orders)
  const meant = statuses ? all.filter(({ status }) => statuses.includes(status)) : all
  const sign = sortOrder === 'desc' ? -1 : 1
  const sorted =
    sortField === 'status' ? meant.toSorted((a, b) => sign * a.status.localeCompare(b.status)) : meant
  const offset = (pageNum - 1) * pageSize
  return { list: sorted.slice(offset, offset + pageSize), total: meant.length }
}

const listPage = async (db: Db, placer: Placer, wanted: Wanted, first: readonly string[]) => {
  const { dealId, keyword, sortField, sortOrder, pageNum, pageSize } = wanted
  const by = sortField === undefined || sortField === 'status' ? 'shownAt' : sortField
  const descending = (sortOrder ?? (by === 'shownAt' ? 'desc' : 'asc')) === 'desc'
  const filter = { dealId, keyword }
  const page = { first, by, descending, limit: pageSize, offset: (pageNum - 1) * pageSize }
  const [orders, total] = await Promise.all([readOwn(db, placer, filter, page), countOwn(db, placer, filter)])
  return { list: await ownViews(db, placer, orders), total }
}

/** All of the own house's orders; those an answer is wanted of on top, unless another order is asked for. */
export const myOrder = read(calls.orders.myOrder, async ({ input, actor, db }) => {
  const placer = await readPlacer(db, actor)
  const { dealId, keyword, pageNum, pageSize } = input
  const worked = input.status !== undefined || input.sortField === 'status'
  const list = (first: readonly string[]) => (worked ? listWorkedOut : listPage)(db, placer, input, first)
  // Mostly nothing is wanted of anybody: then the page is there already.
  const [asked, plain] = await Promise.all([readAsked(db, placer, { dealId, keyword }), list([])])
  const wanted = asked.filter(asks)
  const first = input.sortField === undefined ? wanted.map(idOf) : []
  const page = first.length > 0 ? await list(first) : plain
  return { ...page, pageNum, pageSize, wanted: wanted.length }
})

/** A deal one has no order on, and a deal there is not, are told apart by nobody. */
const answering = async (
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

export const getTestOrder = read(calls.orders.getTestOrder, async ({ input, actor, db }) =>
  answering(db, await readPlacer(db, actor), input.dealId, {
    deals: ['Test'],
    meant: ({ actions }) => actions.answerTest !== 'no',
  }),
)

export const getFpgOrder = read(calls.orders.getFpgOrder, async ({ input, actor, db }) =>
  answering(db, await readPlacer(db, actor), input.dealId, {
    deals: ['FPG'],
    meant: ({ fpgState }) => fpgState === 'waiting' || fpgState === 'answered',
  }),
)
