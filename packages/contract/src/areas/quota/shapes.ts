import { z } from 'zod'
import {
  quotaKinds,
  quotaLevels,
  quotaStates,
  overrideStates,
  leastWarnAt,
  mostWarnAt,
} from '@bookrunner/domain/quota'
import { currencies } from '@bookrunner/domain/kernel'
import { digits, instant } from '../../kernel/fields.ts'
import { namedEntity, person } from '../../kernel/names.ts'

export const currency = z.enum(currencies)
export const version = digits(1, 1_000_000_000)
export const warnAt = digits(leastWarnAt, mostWarnAt)
export const level = z.enum(quotaLevels)
export const kind = z.enum(quotaKinds)

export const namedDeal = z.object({ dealId: z.string(), name: z.string(), currency: z.string().nullable() })

/** A rate: what one unit of the currency costs in the base currency, from this day on. */
export const rateView = z.object({ currency: z.string(), day: z.string(), rate: z.string() })

/** A limit as its reader may see it. */
export const quotaView = z.object({
  quotaId: z.string(),
  level,
  entity: namedEntity.nullable(),
  deal: namedDeal.nullable(),
  amount: z.int(),
  currency: z.string(),
  kind,
  /** From this per cent on, orders are flagged. */
  warnAt: z.int(),
  /** Null for system administrators of limits on a bond, as all that depends on use: they see nothing of a book. */
  state: z.enum(quotaStates).nullable(),
  /**
   * Whole units of the limit's currency, as text because sums over many deals may be large. Null where a rate is missing.
   */
  used: z.string().nullable(),
  /** Nothing where more than the limit is used. */
  available: z.string().nullable(),
  /** Per cent of the limit, rounded down. */
  usedPart: z.int().nullable(),
  /** Rates of the use in other currencies, and the day of each. */
  rates: z.array(rateView),
  /** Currencies that cannot be converted. */
  missingRates: z.array(z.string()),
  version: z.int(),
  updatedAt: instant,
  updatedBy: person.nullable(),
})

export const overrideView = z.object({
  overrideId: z.string(),
  entity: namedEntity,
  deal: namedDeal,
  /** How large the order may be, in the deal's currency. */
  amount: z.int(),
  until: instant,
  reason: z.string(),
  state: z.enum(overrideStates),
  grantedAt: instant,
  grantedBy: person.nullable(),
  usedAt: instant.nullable(),
  /** The order that used it; null for system administrators, who see no order. */
  orderId: z.string().nullable(),
  endedAt: instant.nullable(),
})

/** What happened to limits, rates and overrides. */
export const historyActs = [
  'set',
  'changed',
  'removed',
  'moved',
  'rate-set',
  'override-granted',
  'override-used',
  'override-ending',
  'override-ended',
] as const

export const historyLine = z.object({
  lineId: z.string(),
  at: instant,
  /** Null where the system did it. */
  by: person.nullable(),
  act: z.enum(historyActs),
  level: level.nullable(),
  entity: namedEntity.nullable(),
  deal: namedDeal.nullable(),
  /** Amounts as whole units, rates as decimal text, times as instants. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  reason: z.string().nullable(),
})
