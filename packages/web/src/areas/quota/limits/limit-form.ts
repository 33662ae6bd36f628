import { isRefusal, parseFace, showMm, type Currency, type FaceAmount } from '@bookrunner/domain/kernel'
import {
  availableOf,
  leastWarnAt,
  mostWarnAt,
  quotaStateOf,
  type QuotaKind,
  type QuotaLevel,
  type QuotaState,
} from '@bookrunner/domain/quota'
import { plainWidth } from '../../../kit/plain-width.ts'
import type { QuotaRow } from '../parts/use-quota.ts'

/** Where a new limit warns, per cent. */
const usualWarnAt = 80

/** A limit as it is typed. */
export interface LimitFields {
  readonly entityId: string | null
  readonly dealId: string | null
  readonly amount: string
  readonly currency: Currency
  readonly kind: QuotaKind
  readonly warnAt: string
  readonly reason: string
}

/** Fields that somebody else may change meanwhile. */
export type StoredField = 'amount' | 'currency' | 'kind' | 'warnAt'

export const fieldsOf = (row: QuotaRow | undefined, entityId: string | null = null): LimitFields => ({
  entityId: row?.entity?.entityId ?? entityId,
  dealId: row?.deal?.dealId ?? null,
  amount: row ? showMm(row.amount as FaceAmount) : '',
  currency: (row?.currency ?? 'USD') as Currency,
  kind: row?.kind ?? 'hard',
  warnAt: String(row?.warnAt ?? usualWarnAt),
  reason: '',
})

/** What a level of limit is on. */
export const hasEntity = (level: QuotaLevel): boolean => level === 'org' || level === 'orgBond'
export const hasDeal = (level: QuotaLevel): boolean => level === 'bond' || level === 'orgBond'

export const readAmount = (typed: string) => parseFace(plainWidth(typed))

export function readWarnAt(typed: string): number | undefined {
  const text = plainWidth(typed).trim().replace(/%$/, '')
  if (!/^\d{1,3}$/.test(text)) return undefined
  const value = Number(text)
  return value >= leastWarnAt && value <= mostWarnAt ? value : undefined
}

/** The request, of fields without a fault. */
export function sentOf(fields: LimitFields, level: QuotaLevel) {
  const { entityId, dealId, currency, kind } = fields
  const amount = readAmount(fields.amount)
  return {
    level,
    entityId: hasEntity(level) ? entityId : null,
    dealId: hasDeal(level) ? dealId : null,
    amount: isRefusal(amount) ? (0 as FaceAmount) : amount,
    currency,
    kind,
    warnAt: readWarnAt(fields.warnAt) ?? usualWarnAt,
    reason: fields.reason.trim(),
  }
}

export interface LimitForecast {
  readonly state: QuotaState
  readonly used: bigint
  /** Negative where more is used. */
  readonly available: bigint
  /** Per cent, rounded down. */
  readonly part: number
}

/** How full a limit is once it is saved like this. */
export function forecastOf(
  { amount, warnAt }: { readonly amount: FaceAmount; readonly warnAt: number },
  used: bigint,
): LimitForecast {
  return {
    state: quotaStateOf({ amount, warnAt }, used),
    used,
    available: availableOf({ amount }, used),
    part: Number((used * 100n) / BigInt(amount)),
  }
}
