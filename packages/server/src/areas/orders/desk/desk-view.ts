import type { ManagerOrder } from '@bookrunner/contract/orders'
import { namesIn, type Abilities, type NameSight } from '@bookrunner/domain/deals'
import {
  aliasHouseOf,
  deskAbilities,
  deskFields,
  isMaskedFrom,
  managerFields,
  maySeeOrder,
  namingFields,
  reaches,
  readsDeskFields,
  type Derived,
  type ManagerField,
  type Order,
  type OrderDeal,
  type OrderField,
} from '@bookrunner/domain/orders'
import { type LocalizedNames, type Refusal, refuse } from '@bookrunner/domain/kernel'
import type { QuotaFlag } from '@bookrunner/domain/quota'
import { readFlags } from '../../quota/index.ts'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { readNamed, type NamedEntity } from '../../deals/index.ts'
import { namesOfAlias } from '../views/alias.ts'
import { readAliases } from '../views/aliases.repo.ts'
import { readDeskDeal } from './desk-deal.ts'
import { dealOfRow } from '../views/order-deal.ts'
import { readDoers, readNames, readOrder, type Doer } from '../reads/orders.repo.ts'

/** An order with its deal, for one of its managers. */
export interface DeskSight {
  order: Order
  deal: OrderDeal
  abilities: Abilities
  names: NameSight
  /** Its investor's name is hidden. */
  masked: boolean
  /** Other hidden fields. */
  hidden: readonly OrderField[]
  actor: Actor
}

/** A reader of a deal's orders: the current deal, the role's abilities, and whose names it shows. */
export type DeskReader = Pick<DeskSight, 'deal' | 'abilities' | 'names' | 'actor'>

/** The reader of a deal's orders; null if the deal is hidden. */
export const deskReader = async (db: Db, actor: Actor, dealId: string): Promise<DeskReader | null> => {
  const found = await readDeskDeal(db, actor, dealId)
  if (!found) return null
  const { row, dealRole, abilities } = found
  return { deal: dealOfRow(row), abilities, names: namesIn(dealRole, row.terms), actor }
}

/** The order as this manager reads it; null if the book's type hides it. */
export const sightOf = (order: Order, reader: DeskReader): DeskSight | null => {
  const { deal, abilities, names, actor } = reader
  if (!maySeeOrder(order, abilities.readBook, actor.entityId)) return null
  const masked = isMaskedFrom(order, names, actor.entityId)
  const comments = reaches(abilities.readPrivateComments, order, actor.entityId)
  const hidden = [
    ...(masked ? namingFields : []),
    ...(comments ? [] : (['privateComment'] as const)),
    ...(readsDeskFields(order, abilities, actor.entityId) ? [] : deskFields),
    // As in the launched allocation: a bank reads the lines of orders that it leads.
    ...(reaches(abilities.reviewAllocation, order, actor.entityId) ? [] : (['allocation'] as const)),
  ]
  return { order, deal, abilities, names, masked, hidden, actor }
}

/** The named order, if this manager sees it; a hidden one is unknown. */
export const readForDesk = async (
  db: Db,
  actor: Actor,
  orderId: string,
): Promise<DeskSight | Refusal<'record.unknown'>> => {
  const order = await readOrder(db, orderId)
  const reader = order && (await deskReader(db, actor, order.dealId))
  return (reader && sightOf(order, reader)) ?? refuse('record.unknown')
}

/** Fields that name the house are null or empty behind an alias. */
export const recordForManager = (order: Order, hidden: readonly OrderField[]) =>
  Object.fromEntries(
    managerFields
      .filter((field) => field !== 'createdBy' && field !== 'updatedBy')
      .map((field) => [
        field,
        // An old version may lack a newer field.
        hidden.includes(field) ? (Array.isArray(order[field]) ? [] : null) : (order[field] ?? null),
      ]),
  ) as unknown as Omit<Pick<Order, ManagerField>, 'createdBy' | 'updatedBy' | 'investorId'> & {
    investorId: string | null
  }

export const personFor = (
  userId: string,
  doers: ReadonlyMap<string, Doer>,
  { masked }: Pick<DeskSight, 'masked'>,
) => {
  const doer = doers.get(userId)
  return masked || !doer ? null : { userId, name: doer.name, entity: doer.entity }
}

/** Names in a deal's orders, read for all of them together. */
export interface OrderNames {
  banks: ReadonlyMap<string, NamedEntity>
  investors: ReadonlyMap<string, LocalizedNames>
  /** Aliases on this deal. */
  aliases: ReadonlyMap<string, string>
  doers: ReadonlyMap<string, Doer>
  /** Limits that orders touch. */
  limits: ReadonlyMap<string, QuotaFlag[]>
}

export const readNamesakes = async (db: Db, orders: readonly Order[]): Promise<OrderNames> => {
  const each = (idsOf: (order: Order) => (string | null)[]): string[] => [
    ...new Set(orders.flatMap(idsOf).filter((id) => id !== null)),
  ]
  const houses = each(({ investorId }) => [investorId])
  const [banks, investors, aliases, doers, limits] = await Promise.all([
    readNamed(
      db,
      each(({ throughId, leads }) => [throughId, ...leads]),
    ),
    readNames(db, houses),
    readAliases(
      db,
      orders[0]?.dealId ?? '',
      each((order) => [aliasHouseOf(order)]),
    ),
    readDoers(
      db,
      each(({ createdBy, updatedBy }) => [createdBy.userId, updatedBy.userId]),
    ),
    readFlags(
      db,
      orders.map(({ id }) => id),
    ),
  ])
  return { banks: new Map(banks.map((bank) => [bank.entityId, bank])), investors, aliases, doers, limits }
}

const investorOf = (
  order: Order,
  masked: boolean,
  { investors, aliases }: OrderNames,
): ManagerOrder['investor'] => {
  const { region } = order
  const alias = aliases.get(aliasHouseOf(order)) ?? ''
  if (masked) {
    const { name, nameCn, nameHk } = namesOfAlias(alias)
    return { entityId: null, name, nameCn, nameHk, masked, region }
  }
  const named = investors.get(order.investorId)
  return {
    entityId: order.investorId,
    name: named?.name ?? '',
    nameCn: named?.nameCn ?? '',
    nameHk: named?.nameHk ?? '',
    masked,
    region,
  }
}

export const managerView = (sight: DeskSight, derived: Derived, names: OrderNames): ManagerOrder => {
  const { order, deal, abilities, masked, hidden, actor } = sight
  return {
    order: recordForManager(order, hidden),
    ...derived,
    actions: deskAbilities(order, deal, { abilities, bankId: actor.entityId }),
    investor: investorOf(order, masked, names),
    through: (order.throughId === null ? undefined : names.banks.get(order.throughId)) ?? null,
    leads: order.leads.flatMap((lead) => names.banks.get(lead) ?? []),
    createdBy: personFor(order.createdBy.userId, names.doers, sight),
    updatedBy: personFor(order.updatedBy.userId, names.doers, sight),
    // The house's use on other deals is in these figures, so only those who run the book read them.
    limits: abilities.mergeOrders === 'all' && !masked ? (names.limits.get(order.id) ?? []) : [],
  }
}
