import { mayUse, type Rights } from '../access/index.ts'
import type { Abilities, DealScope, NameSight } from '../deals/index.ts'
import { orderActions, type OrderAction, type Side } from './choices.ts'
import type { OrderDeal } from './deal.ts'
import type { Order, OrderContent } from './order.ts'
import { refuseFields, type Refusal } from '../../kernel/index.ts'
import { phaseOf, stageIn, permissionIn, type OrderPermission } from './order-permissions-by-phase.ts'

/** A person of an investor's house. */
export interface Placer {
  entityId: string
  /** Id of the own department, which limits an administrator. */
  department: string | null
  rights: Rights
}

/**
 * Its house's orders; an administrator of a department those of its people, and those a desk entered. The department
 * is that of the person now: it follows a move, and the merger of departments.
 */
export const isOwnOrder = (
  { investorId, createdBy }: Pick<Order, 'investorId' | 'createdBy'>,
  creatorDepartment: string | null,
  { entityId, department, rights }: Placer,
): boolean => {
  if (rights.tier === 'tier4' || investorId !== entityId || !mayUse(rights, 'my_order')) return false
  const limited = rights.tier === 'tier2' && department !== null && createdBy.side === 'investor'
  return !limited || creatorDepartment === department
}

/** The bank it goes through, and those credited with it, lead an order. */
export const leadsOrder = (
  { throughId, leads }: Pick<Order, 'throughId' | 'leads'>,
  bankId: string,
): boolean => throughId === bankId || leads.includes(bankId)

/** A scope of the deal's matrix, applied to one order. */
export const reaches = (
  scope: DealScope,
  order: Pick<Order, 'throughId' | 'leads'>,
  bankId: string,
): boolean => scope === 'all' || (scope === 'own' && leadsOrder(order, bankId))

/** A manager knows of orders that were submitted, as far as the book's type shows them. */
export const maySeeOrder = (
  order: Pick<Order, 'stage' | 'throughId' | 'leads'>,
  scope: DealScope,
  bankId: string,
): boolean => order.stage !== 'draft' && reaches(scope, order, bankId)

/** Whose it is stays behind an alias for who sees no names, or none of X-orders that others lead. */
export const isMaskedFrom = (
  order: Pick<Order, 'throughId' | 'leads' | 'xOrder'>,
  sight: NameSight,
  bankId: string,
): boolean => sight === 'masked' || (sight === 'notX' && order.xOrder && !leadsOrder(order, bankId))

/** What a manager of a bank sees of a book: which orders, and whose names. */
export interface ManagerSight {
  sight: DealScope
  names: NameSight
  bankId: string
}

/** Only who sees an order, and not behind an alias, may learn which institution ordered it. */
export const readsNameOf = (
  order: Pick<Order, 'stage' | 'throughId' | 'leads' | 'xOrder'>,
  { sight, names, bankId }: ManagerSight,
): boolean => maySeeOrder(order, sight, bankId) && !isMaskedFrom(order, names, bankId)

/** Who works on an order reads what its desk keeps for itself (`deskFields`). */
export const readsDeskFields = (
  order: Pick<Order, 'throughId' | 'leads'>,
  { enterOrder, allocate }: Pick<Abilities, 'enterOrder' | 'allocate'>,
  bankId: string,
): boolean => reaches(enterOrder, order, bankId) || reaches(allocate, order, bankId)

/** The house whose alias an order has: the one it was placed for, whatever that was merged into. */
export const aliasHouseOf = ({ investorId, mergedFrom }: Pick<Order, 'investorId' | 'mergedFrom'>): string =>
  mergedFrom ?? investorId

/**
 * Whether a reader may know that orders are merged: only if all are named, or all have one alias. Otherwise the named
 * ones would reveal the house of the others, or two aliases that they are of one group.
 */
export const mayTellTogether = (
  orders: readonly Pick<Order, 'throughId' | 'leads' | 'xOrder' | 'investorId' | 'mergedFrom'>[],
  sight: NameSight,
  bankId: string,
): boolean => {
  const masked = orders.filter((order) => isMaskedFrom(order, sight, bankId))
  if (masked.length === 0) return true
  return masked.length === orders.length && new Set(masked.map(aliasHouseOf)).size === 1
}

export type OrderAbilities = Record<OrderAction, OrderPermission>

const offered = (order: Order | null, action: OrderAction, deal: OrderDeal): boolean => {
  if (!order) return action === 'submit' || action === 'saveDraft'
  switch (stageIn(order.stage, phaseOf(deal.lifecycle))) {
    case 'withdrawn':
      return false
    case 'draft':
      if (action === 'saveDraft') return order.stage === 'draft'
      return action === 'submit' || action === 'withdraw'
    case 'live':
      if (action === 'accept') return order.conditional !== null
      return action !== 'saveDraft' && action !== 'submit'
  }
}

const windows = (
  side: Side,
  order: Order | null,
  deal: OrderDeal,
  may: (action: OrderAction) => boolean,
): OrderAbilities => {
  const phase = phaseOf(deal.lifecycle)
  const draft = order !== null && stageIn(order.stage, phase) === 'draft'
  const permissionFor = (action: OrderAction): OrderPermission => {
    if (!may(action) || !offered(order, action, deal)) return 'no'
    // A draft binds nobody: it may be deleted at any time.
    return action === 'withdraw' && draft ? 'yes' : permissionIn(side, action, phase)
  }
  return Object.fromEntries(orderActions.map((action) => [action, permissionFor(action)])) as OrderAbilities
}

/** What an investor may do now, to an order of its own (`isOwnOrder`) or (null) with a new one. */
export const investorAbilities = (
  order: Order | null,
  deal: OrderDeal,
  { rights, entityId }: Pick<Placer, 'rights' | 'entityId'>,
): OrderAbilities => {
  const able = mayUse(rights, 'my_order|place') && (order === null || order.investorId === entityId)
  return windows('investor', order, deal, () => able)
}

/** What a desk may do now: on its own orders or on all by the deal's matrix; who runs the book accepts. */
export const deskAbilities = (
  order: Order | null,
  deal: OrderDeal,
  {
    abilities: { enterOrder, run },
    bankId,
  }: { abilities: Pick<Abilities, 'enterOrder' | 'run'>; bankId: string },
): OrderAbilities =>
  windows('desk', order, deal, (action) => {
    // Also a draft again, after the test of a draft: whether it is submitted is the investor's say.
    if (order && stageIn(order.stage, phaseOf(deal.lifecycle)) === 'draft') return false
    if (action === 'accept') return run === 'all'
    return order === null ? enterOrder === 'own' || enterOrder === 'all' : reaches(enterOrder, order, bankId)
  })

/**
 * A bank that may enter orders it leads enters them through itself, and gives none away: bank and leads of an order
 * are the say of those who may enter any.
 */
export const ownBankFault = (
  scope: DealScope,
  before: Pick<Order, 'throughId' | 'leads'> | null,
  content: Partial<Pick<OrderContent, 'throughId' | 'leads'>>,
  bankId: string,
): Refusal<'order.wrong' | 'order.own-bank'> | undefined => {
  if (scope === 'all') return undefined
  const current = before ?? { throughId: bankId, leads: [] }
  const fields: string[] = []
  if (content.throughId !== undefined && content.throughId !== current.throughId) fields.push('throughId')
  if (content.leads !== undefined && String(content.leads) !== String(current.leads)) fields.push('leads')
  if (fields.length === 0) return undefined
  return refuseFields(
    'order.wrong',
    fields.map((field) => ({ field, reason: 'order.own-bank' as const })),
  )
}
