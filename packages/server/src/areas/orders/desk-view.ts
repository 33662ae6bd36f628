import {
  abilitiesIn,
  isAnnounced,
  maySeeDeal,
  namesIn,
  standingOf,
  viewerOf,
  type Abilities,
  type NameSight,
  type Standing,
} from '@bookrunner/domain/deals'
import {
  deskAbilities,
  derivedOf,
  leadsOrder,
  managerFields,
  maySeeOrder,
  namingFields,
  orderNumber,
  reaches,
  type ManagerField,
  type Order,
  type OrderDeal,
  type OrderField,
} from '@bookrunner/domain/orders'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { readDepartment, readNamed } from '../deals/index.ts'
import { dealOfRow } from './order-deal.ts'
import { readDoers, readNames, readOrder, readOrderDeals, readOwners, type Doer } from './orders.repo.ts'

/** An order with its deal, as one of its managers may read them. */
export interface DeskSight {
  order: Order
  standing: Standing
  deal: OrderDeal
  abilities: Abilities
  /** Its investor's name is withheld. */
  masked: boolean
  /** What is withheld besides. */
  hidden: readonly OrderField[]
  actor: Actor
}

const isMasked = (order: Order, sight: NameSight, bankId: string): boolean =>
  sight === 'masked' || (sight === 'notX' && order.xOrder && !leadsOrder(order, bankId))

/** The order that is meant, if this manager sees it; what one may not see does not exist. */
export const readForDesk = async (
  db: Db,
  actor: Actor,
  orderId: string,
): Promise<DeskSight | Refusal<'record.unknown'>> => {
  const order = await readOrder(db, orderId)
  if (!order) return refuse('record.unknown')
  const [[row], owners, department] = await Promise.all([
    readOrderDeals(db, [order.dealId]),
    readOwners(db, order.dealId),
    readDepartment(db, actor.userId),
  ])
  if (!row || !owners || !maySeeDeal(viewerOf(actor, department), owners, isAnnounced(row.course)))
    return refuse('record.unknown')
  const standing = standingOf(owners, actor)
  const abilities = abilitiesIn(standing, row.terms)
  if (!maySeeOrder(order, abilities.readBook, actor.entityId)) return refuse('record.unknown')
  const masked = isMasked(order, namesIn(standing, row.terms), actor.entityId)
  const comments = reaches(abilities.readPrivateComments, order, actor.entityId)
  const hidden = [...(masked ? namingFields : []), ...(comments ? [] : (['privateComment'] as const))]
  return { order, standing, deal: dealOfRow(row), abilities, masked, hidden, actor }
}

/** What names is null or empty behind an alias. */
export const recordForManager = (order: Order, hidden: readonly OrderField[]) =>
  Object.fromEntries(
    managerFields
      .filter((field) => field !== 'createdBy' && field !== 'updatedBy')
      .map((field) => [
        field,
        hidden.includes(field) ? (Array.isArray(order[field]) ? [] : null) : order[field],
      ]),
  ) as unknown as Omit<Pick<Order, ManagerField>, 'createdBy' | 'updatedBy' | 'investorId'> & {
    investorId: string | null
  }

export const personFor = (userId: string, doers: ReadonlyMap<string, Doer>, { masked }: DeskSight) => {
  const doer = doers.get(userId)
  return masked || !doer ? null : { userId, name: doer.name, entity: doer.entity }
}

const aliasLength = 5

/** Random like the number it is the beginning of: it tells nothing of whose it is, nor of how many there are. */
const aliasOf = ({ id }: Order): string => `Account ${orderNumber(id).slice(0, aliasLength)}`

export const deskView = async (db: Db, sight: DeskSight) => {
  const { order, deal, standing, masked, hidden, actor } = sight
  const [banks, names, doers] = await Promise.all([
    readNamed(db, [...(order.throughId === null ? [] : [order.throughId]), ...order.leads]),
    readNames(db, [order.investorId]),
    readDoers(db, [order.createdBy.userId, order.updatedBy.userId]),
  ])
  const { number, status, figures, fpgState, testWanted, meaning, final, change, accepted } = derivedOf(
    order,
    deal,
  )
  const investor = names.get(order.investorId)
  return {
    order: recordForManager(order, hidden),
    ...{ number, status, figures, fpgState, testWanted, meaning, final, change, accepted },
    actions: deskAbilities(order, deal, { standing, bankId: actor.entityId }),
    investor: masked
      ? { entityId: null, name: aliasOf(order), nameCn: '', masked, region: order.region }
      : {
          ...{ entityId: order.investorId, name: investor?.name ?? '', nameCn: investor?.name_cn ?? '' },
          ...{ masked, region: order.region },
        },
    through: banks.find(({ entityId }) => entityId === order.throughId) ?? null,
    leads: banks.filter(({ entityId }) => order.leads.includes(entityId)),
    createdBy: personFor(order.createdBy.userId, doers, sight),
    updatedBy: personFor(order.updatedBy.userId, doers, sight),
  }
}
