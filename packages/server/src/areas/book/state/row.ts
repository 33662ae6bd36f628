import type { BookRow } from '@bookrunner/contract/book'
import { isSame } from '@bookrunner/domain/kernel'
import {
  deskAbilities,
  isMaskedFrom,
  lastOrderLevels,
  maySeeOrder,
  orderActions,
  phaseOf,
  reaches,
  readsDeskFields,
  stageIn,
  type Blank,
  type Order,
  type OrderAction,
  type OrderDeal,
} from '@bookrunner/domain/orders'
import type { BookOrder, RowOrder } from './book-order.ts'
import type { BookReader } from './reader.ts'
import { withRevision } from './row-revision.ts'

/**
 * What a reader sees of an order. There are few combinations, so each row is made once for all readers with the same.
 */
export interface RowSight {
  masked: boolean
  comments: boolean
  enters: boolean
  /** Fields that the order's desk does not share. */
  desk: boolean
  /** The line of its allocation. */
  allocated: boolean
  runs: boolean
}

export const sees = ({ order }: BookOrder, { sight, bankId }: BookReader): boolean =>
  maySeeOrder(order, sight, bankId)

const sightOf = (order: Order, { abilities, bankId, names }: BookReader): RowSight => ({
  masked: isMaskedFrom(order, names, bankId),
  comments: reaches(abilities.readPrivateComments, order, bankId),
  enters: reaches(abilities.enterOrder, order, bankId),
  desk: readsDeskFields(order, abilities, bankId),
  allocated: reaches(abilities.reviewAllocation, order, bankId),
  runs: abilities.run === 'all',
})

const indexOf = ({ masked, comments, enters, runs, desk, allocated }: RowSight): number =>
  (masked ? 1 : 0) +
  (comments ? 2 : 0) +
  (enters ? 4 : 0) +
  (runs ? 8 : 0) +
  (desk ? 16 : 0) +
  (allocated ? 32 : 0)

/** What rows need besides their order: the deal, and people's names. */
export interface RowWorld {
  deal: OrderDeal
  people: ReadonlyMap<string, string>
  /** Allowed actions, by everything they depend on. */
  acts: Map<string, Pick<BookRow, 'may' | 'reasoned'>>
}

const actsFor = (order: Order, { deal, acts }: RowWorld, { enters, runs }: RowSight) => {
  const stage = stageIn(order.stage, phaseOf(deal.lifecycle))
  const key = `${stage} ${order.conditional !== null} ${enters} ${runs}`
  const known = acts.get(key)
  if (known) return known
  const abilities = { enterOrder: enters ? 'all' : 'none', run: runs ? 'all' : 'none' } as const
  const allowed = deskAbilities(order, deal, { abilities, bankId: '' })
  const may = orderActions.filter((action: OrderAction) => allowed[action] !== 'no')
  const found = { may, reasoned: may.some((action) => allowed[action] === 'reason') }
  acts.set(key, found)
  return found
}

/** Fields that would name the house are blank behind an alias; `Blank` knows all of them. */
const naming = (order: Order, { masked, comments, desk }: RowSight, people: RowWorld['people']) =>
  masked
    ? ({
        account: null,
        jurisdiction: null,
        classId: null,
        sales: null,
        comment: null,
        privateComment: null,
        relations: [],
        omnibus: false,
        updatedBy: null,
      } satisfies Blank<BookRow> & Pick<BookRow, 'omnibus'>)
    : {
        account: order.account,
        jurisdiction: order.jurisdiction,
        classId: order.classId,
        sales: desk ? order.sales : null,
        comment: order.comment,
        relations: order.relations,
        privateComment: comments ? order.privateComment : null,
        omnibus: order.underlying.length > 0,
        updatedBy: people.get(order.updatedBy.userId) ?? null,
      }

/** An edit starts from the last ladder: a silent order counts with a part of it only. */
const lastLevelsFor = (
  { order, orderLevels }: RowOrder,
  { may }: Pick<BookRow, 'may'>,
): BookRow['lastOrderLevels'] => {
  const last = lastOrderLevels(order)
  return may.includes('edit') && !isSame(last, orderLevels) ? last : null
}

const rowAs = (entry: RowOrder, world: RowWorld, sight: RowSight): BookRow => {
  const { order, derived, born, alias, coLead, orderLevels } = entry
  const { figures, today } = derived
  const acts = actsFor(order, world, sight)
  return withRevision({
    id: order.id,
    number: derived.number,
    seq: order.seq,
    born,
    version: order.version,
    holder: sight.masked ? alias : order.investorId,
    region: order.region,
    throughId: order.throughId,
    leads: order.leads,
    status: derived.status,
    change: derived.change,
    fpgState: derived.fpgState,
    needsTestSize: derived.needsTestSize,
    orderLevels,
    lastOrderLevels: lastLevelsFor(entry, acts),
    size: figures.size,
    testSize: figures.testSize,
    fpgSize: figures.fpgSize,
    counting: figures.counting,
    accepted: derived.accepted,
    fit: today?.fit ?? null,
    inSize: entry.inSize,
    minSize: order.minSize,
    maxSize: order.maxSize,
    reserve: sight.desk ? order.reserve : null,
    allocSize: sight.desk ? (order.allocSize ?? null) : null,
    allocation: sight.allocated ? order.allocation : null,
    commitment: order.commitment,
    hedge: order.hedge,
    jlmInterest: order.jlmInterest,
    coLead,
    xOrder: order.xOrder,
    conditional: order.conditional !== null,
    channel: order.channel,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    ...acts,
    // Last, so that no field that names the house is written beside these.
    ...naming(order, sight, world.people),
  })
}

/** The row of an order that belongs to no book in memory. */
export const singleRow = (entry: RowOrder, world: RowWorld, reader: BookReader): BookRow =>
  rowAs(entry, world, sightOf(entry.order, reader))

/** The row for this reader. Readers who see the same get the same object. */
export const rowFor = (entry: BookOrder, world: RowWorld, reader: BookReader): BookRow => {
  const sight = sightOf(entry.order, reader)
  return (entry.rows[indexOf(sight)] ??= rowAs(entry, world, sight))
}
