import { quotaCalls } from '@bookrunner/contract/quota'
import type { Tier } from '@bookrunner/domain/access'
import { quotaStates, type QuotaKind, type QuotaState } from '@bookrunner/domain/quota'
import type { Db } from '../../../platform/db/index.ts'
import { read } from '../../../platform/http/handler.ts'
import { pageOfRows } from '../../../platform/page-of.ts'
import { readLimitDeals, readQuotas, type QuotaFilter } from './quotas.repo.ts'
import { viewOf, type QuotaView } from './view.ts'

interface Shown {
  sortField?: 'name' | 'deal' | 'amount' | 'used' | 'state' | 'updatedAt' | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  keyword?: string | undefined
  state?: QuotaState | undefined
  kind?: QuotaKind | undefined
}

interface ListRequest extends Shown {
  pageNum: number
  pageSize: number
}

const textOf = ({ entity, deal }: QuotaView): string =>
  [entity?.name, entity?.nameCn, entity?.nameHk, entity?.shortName, deal?.name].join(' ').toLowerCase()

/** Sorted by what the reader sees: where figures are hidden, all limits are equally full. */
const rankOf = (state: QuotaState | null): number => (state === null ? -1 : quotaStates.indexOf(state))
const values = {
  name: ({ entity, deal }: QuotaView) => [entity?.name, deal?.name].join(' '),
  deal: ({ deal }: QuotaView) => deal?.name ?? '',
  amount: ({ amount }: QuotaView) => amount,
  used: ({ usedPart, state }: QuotaView) => usedPart ?? rankOf(state),
  state: ({ state }: QuotaView) => rankOf(state),
  updatedAt: ({ updatedAt }: QuotaView) => updatedAt,
}

const shownOf = async (db: Db, filter: QuotaFilter, tier: Tier, request: Shown): Promise<QuotaView[]> => {
  const { quotas, rates } = await readQuotas(db, filter)
  const { keyword, state, kind } = request
  return quotas
    .map((each) => viewOf(each, rates, tier))
    .filter(
      (view) =>
        (state === undefined || view.state === state) &&
        (kind === undefined || view.kind === kind) &&
        (keyword === undefined || textOf(view).includes(keyword.toLowerCase())),
    )
}

const sortOf = (request: Shown) => ({ ...request, sortField: request.sortField ?? ('name' as const) })

const listOf = async (db: Db, filter: QuotaFilter, tier: Tier, request: ListRequest) =>
  pageOfRows(await shownOf(db, filter, tier, request), { ...request, ...sortOf(request) }, values)

/** All that a filter shows, in its order. */
export const listedLimits = async (db: Db, filter: QuotaFilter, tier: Tier, request: Shown) => {
  const views = await shownOf(db, filter, tier, request)
  return pageOfRows(views, { ...sortOf(request), pageNum: 1, pageSize: views.length || 1 }, values).list
}

export const getBondStockLimitInfo = read(quotaCalls.getBondStockLimitInfo, ({ db, actor, input }) =>
  listOf(db, { level: 'bond', dealId: input.dealId }, actor.rights.tier, input),
)
export const getBondOrgLimitInfos = read(quotaCalls.getBondOrgLimitInfos, ({ db, actor, input }) =>
  listOf(db, { level: 'org', entityId: input.entityId }, actor.rights.tier, input),
)
export const getBondOrgStockLimitInfos = read(quotaCalls.getBondOrgStockLimitInfos, ({ db, actor, input }) =>
  listOf(db, { level: 'orgBond', entityId: input.entityId, dealId: input.dealId }, actor.rights.tier, input),
)
export const getBusinessLimitInfo = read(quotaCalls.getBusinessLimitInfo, async ({ db, actor }) => {
  const { quotas, rates } = await readQuotas(db, { level: 'business' })
  const [quota] = quotas
  return { quota: quota ? viewOf(quota, rates, actor.rights.tier) : null }
})

export const getLimitDeals = read(quotaCalls.getLimitDeals, async ({ db, input }) => ({
  list: await readLimitDeals(db, input.keyword),
}))
