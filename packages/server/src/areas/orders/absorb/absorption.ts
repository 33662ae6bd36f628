import type { EntityFields, MergedParts } from '@bookrunner/domain/entities'
import type { Transaction } from '../../../platform/db/index.ts'
import { createAndLock, type Aggregate } from '../../../platform/service/index.ts'
import {
  loadLockedEntity,
  loadNamedIn,
  loadRegistration,
  saveEntityEdit,
  type EntityRecord,
} from '../../entities/index.ts'
import { loadQuotaReach, movedQuotas, moveQuotas, type MovedQuota } from '../../quota/index.ts'
import { moveLoans } from '../../loans/index.ts'
import { ownLedger } from '../ledger/order.ts'
import { loadReach, lockParties, type Reach, type ReachedDeal } from './reach.repo.ts'
import { moveAddressed, moveOrders, moveUsers, saveForwarding } from './move.repo.ts'

export interface AbsorptionState extends Reach {
  from: EntityRecord | undefined
  into: EntityRecord | undefined
  /** Deals that name the merged institution as issuer, bank or another party. */
  namedIn: number
  /** Its limits, and which of them move. */
  quotas: MovedQuota[]
  /** Its registration is under review. */
  waits: boolean
}

export interface AbsorptionNeed {
  intoId: string
}

export interface AbsorptionChange {
  from: EntityRecord
  into: EntityRecord
  patch: MergedParts['patch']
  deals: readonly ReachedDeal[]
  quotas: readonly MovedQuota[]
  by: string
}

export const entityLedger = (entityId: string): string => `entity:${entityId}`
export const userLedger = (userId: string): string => `user:${userId}`
export const dealLedgerOf = ({ announcementId }: ReachedDeal): string => `deal:${announcementId}`

/** Its orders or users changed between the first look and the lock: the write is tried again. */
class ReachMoved extends Error {
  readonly code = '40001'
}

const ledgersIn = ({ deals, users }: Reach): string[] => [
  ...deals.map(dealLedgerOf),
  ...users.map(({ userId }) => userLedger(userId)),
]

/**
 * One transaction over the institution, its users and every deal it has orders on: no reader ever sees half a merge, and
 * none is left to continue after a crash. All ledgers are locked before anything is read that is decided on, in the
 * order in which order writes lock them: deals, then institutions, then the houses' own.
 */
const lockAll = async (
  transaction: Transaction,
  fromId: string,
  intoId: string,
): Promise<Reach & { quotas: MovedQuota[] }> => {
  const ledgers = new Set([
    ...ledgersIn(await loadReach(transaction, fromId)),
    ...(await quotaLedgers(transaction, fromId, intoId)).ledgers,
  ])
  await createAndLock(transaction, [...ledgers, entityLedger(intoId)])
  await lockParties(transaction, fromId, intoId)
  await createAndLock(transaction, [ownLedger(fromId), ownLedger(intoId)])
  const reach = await loadReach(transaction, fromId)
  const limits = await quotaLedgers(transaction, fromId, intoId)
  if ([...ledgersIn(reach), ...limits.ledgers].some((ledger) => !ledgers.has(ledger))) throw new ReachMoved()
  return { ...reach, quotas: limits.quotas }
}

/** Limits of both, and deals in which others' omnibus orders use some of the merged one's. */
const quotaLedgers = async (transaction: Transaction, fromId: string, intoId: string) => {
  const { quotas, deals } = await loadQuotaReach(transaction, [fromId, intoId])
  const moved = movedQuotas(quotas, fromId, intoId)
  const ids = [...quotas.map(({ id }) => id), ...moved.flatMap(({ after }) => after?.id ?? [])]
  return { quotas: moved, ledgers: [...deals.map((id) => `deal:${id}`), ...ids.map((id) => `quota:${id}`)] }
}

/** The merge of an institution into another. The key is the merged one. */
export const absorption: Aggregate<AbsorptionState, AbsorptionNeed, AbsorptionChange> = {
  kind: 'entity',
  load: async (transaction, fromId, [need]) => {
    const { intoId } = need!
    const reach =
      fromId === intoId ? { deals: [], users: [], quotas: [] } : await lockAll(transaction, fromId, intoId)
    const [from, into, namedIn, registration] = await Promise.all([
      loadLockedEntity(transaction, fromId),
      loadLockedEntity(transaction, intoId),
      loadNamedIn(transaction, fromId),
      loadRegistration(transaction, fromId),
    ])
    return { ...reach, from, into, namedIn, waits: registration?.state === 'waiting' }
  },
  // A write of its own transaction, so no later one reads this state.
  apply: () => {},
  save: (transaction, fromId, changes) =>
    Promise.all(changes.flatMap(({ change, now }) => saveMerge(transaction, fromId, change, now))),
}

const left = { dealRoles: [], groupId: null, classId: null } satisfies Partial<EntityFields>

const saveMerge = (
  transaction: Transaction,
  fromId: string,
  { from, into, patch, deals, quotas, by }: AbsorptionChange,
  now: Temporal.Instant,
): Promise<unknown>[] => [
  moveUsers(transaction, from, into.id),
  moveOrders(transaction, fromId, into.id),
  moveQuotas(transaction, quotas, fromId, into.id),
  moveLoans(transaction, fromId, into.id),
  moveAddressed(transaction, { fromId, intoId: into.id, deals }),
  // Nobody can choose it any more: it has no deal role, and counts in no group or type.
  ...saveEntityEdit(transaction, fromId, { kind: 'edited', before: from, patch: left }),
  saveForwarding(transaction, { fromId, intoId: into.id, by, now }),
  ...(Object.keys(patch).length > 0
    ? saveEntityEdit(transaction, into.id, { kind: 'edited', before: into, patch })
    : []),
]
