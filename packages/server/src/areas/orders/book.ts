import type { ManagerOrder } from '@bookrunner/contract/orders'
import { announcementOf, type DealScope } from '@bookrunner/domain/deals'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import { deskAbilities, derivedOf, type Derived, type Order, type Window } from '@bookrunner/domain/orders'
import type { Db } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { deskReader, managerView, readNamesakes, sightOf, type DeskReader } from './desk-view.ts'
import { inOneState, readGroupsOf, readState, readSubmitted, type PartyGroup } from './book.repo.ts'

export interface BookOrder extends Derived {
  order: Order
}

/** A deal's orders at one state, before anything is said of who sees which. */
export interface Book {
  seq: number
  at: string
  reader: DeskReader
  /** What of it this manager reads. */
  sight: Exclude<DealScope, 'none'>
  orders: BookOrder[]
}

/** Whoever sees the deal and nothing of its book is told so; for others there is no such deal. */
export const readBook = (
  db: Db,
  actor: Actor,
  dealId: string,
): Promise<Book | Refusal<'record.unknown' | 'deal.not-yours'>> =>
  inOneState(db, async (moment) => {
    const { seq, now } = await readState(moment, `deal:${announcementOf(dealId)}`)
    const reader = await deskReader(moment, actor, dealId)
    if (!reader) return refuse('record.unknown')
    const { readBook: sight } = reader.abilities
    if (sight === 'none') return refuse('deal.not-yours')
    const orders = await readSubmitted(moment, dealId)
    return {
      ...{ seq, at: now.toString(), reader, sight },
      orders: orders.map((order) => ({ order, ...derivedOf(order, reader.deal) })),
    }
  })

/** May this manager enter a new order now? And what must be known for it of the deal's own parties. */
export const entryFor = async (
  db: Db,
  { deal, abilities, actor }: DeskReader,
): Promise<{ enter: Window; groups: PartyGroup[] }> => {
  const enter = deskAbilities(null, deal, { abilities, bankId: actor.entityId }).submit
  if (abilities.enterOrder === 'none') return { enter, groups: [] }
  const { syndicate, issuerId } = deal.shared
  const parties = [...syndicate.map(({ entityId }) => entityId), ...(issuerId === null ? [] : [issuerId])]
  return { enter, groups: await readGroupsOf(db, parties) }
}

/** Those of them this manager reads, as they are read one by one. */
export const viewsFor = async (
  db: Db,
  reader: DeskReader,
  orders: readonly BookOrder[],
): Promise<ManagerOrder[]> => {
  const seen = orders.flatMap(({ order, ...derived }) => {
    const sight = sightOf(order, reader)
    return sight ? [{ sight, derived }] : []
  })
  const names = await readNamesakes(
    db,
    seen.map(({ sight }) => sight.order),
  )
  return seen.map(({ sight, derived }) => managerView(sight, derived, names))
}
