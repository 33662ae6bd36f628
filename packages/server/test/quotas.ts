// Limits for tests.
import { sql } from 'kysely'
import type { Client } from '@bookrunner/contract'
import type { QuotaLevel } from '@bookrunner/domain/quota'
import type { TestApp } from './index.ts'
import { mm } from './orders.ts'

type Sent = Parameters<Client['quota']['config']>[0]

/** Whom and what a limit is on, and how large it is in millions. */
export interface QuotaRequest {
  entityId?: string
  dealId?: string
  millions: number
  currency?: Sent['currency']
  kind?: Sent['kind']
  warnAt?: number
  expectedVersion?: number | null
}

const levelOf = ({ entityId, dealId }: QuotaRequest): QuotaLevel => {
  if (entityId !== undefined) return dealId === undefined ? 'org' : 'orgBond'
  return dealId === undefined ? 'business' : 'bond'
}

/** Hard, in US dollars and for the first time unless the request differs. */
export const setQuota = ({ quota }: Client, request: QuotaRequest) =>
  quota.config({
    level: levelOf(request),
    entityId: request.entityId ?? null,
    dealId: request.dealId ?? null,
    amount: mm(request.millions),
    currency: request.currency ?? 'USD',
    kind: request.kind ?? 'hard',
    warnAt: request.warnAt ?? 80,
    expectedVersion: request.expectedVersion ?? null,
    reason: 'Set by the credit committee',
  })

const all = { pageNum: 1, pageSize: 500 } as const

/** The limit on an institution, a bond or both, as this reader sees it. */
export const readQuota = async (
  { quota }: Client,
  { entityId, dealId }: Pick<QuotaRequest, 'entityId' | 'dealId'>,
) => {
  if (entityId !== undefined && dealId !== undefined)
    return (await quota.getBondOrgStockLimitInfos({ ...all, entityId, dealId })).list[0]
  if (entityId !== undefined) return (await quota.getBondOrgLimitInfos({ ...all, entityId })).list[0]
  if (dealId !== undefined) return (await quota.getBondStockLimitInfo({ ...all, dealId })).list[0]
  return (await quota.getBusinessLimitInfo({})).quota ?? undefined
}

/** Used, in millions. */
export const usedOf = async (
  client: Client,
  scope: Pick<QuotaRequest, 'entityId' | 'dealId'>,
): Promise<number | null> => {
  const found = await readQuota(client, scope)
  return found?.used ? Number(found.used) / 1_000_000 : null
}

/** The demo world has limits, rates and overrides of its own; a test starts from none of those that it names. */
export const clearQuotas = async (
  { db }: TestApp['database'],
  tables: readonly ('quota' | 'quota_use' | 'quota_rate' | 'quota_override')[],
): Promise<void> => {
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db)
}
