import { isStale, versionFault } from '@bookrunner/domain/allocation'
import { isOver } from '@bookrunner/domain/deals'
import { isRefusal, refuse, refuseFields, type Refusal } from '@bookrunner/domain/kernel'
import { reaches } from '@bookrunner/domain/orders'
import { reading, type Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { bookForReader } from '../../book/index.ts'
import { loadLines } from '../alloc-load.repo.ts'
import { basisIn, finalBook, isToConfirm, printOf, unfitIn, type FinalBook } from '../closed-book.ts'
import { movedFault } from './shared.ts'
import {
  linesOn,
  prepareVersion,
  versionForReaderIn,
  type AllocWriting,
  type AskedVersion,
} from './writing.ts'

export interface Prepared {
  dealId: string
  book: FinalBook
  /** Orders the caller may confirm, as the book shows them now; the write decides again. */
  reached: ReadonlySet<string>
  /** Those of them with a line that there is something to confirm of. */
  mine: string[]
}

export const prepareMine = async (
  ask: { input: { versionId: string }; actor: Actor },
  { db }: { db: Db },
): Promise<Prepared | Refusal<'record.unknown' | 'deal.not-yours'>> => {
  const found = await prepareVersion(ask, { db })
  if (isRefusal(found)) return found
  const [view, lines] = await Promise.all([
    bookForReader(db, ask.actor, found.dealId),
    loadLines(reading(db), ask.input.versionId, 'all'),
  ])
  if (isRefusal(view)) return view
  const book = await finalBook(db, view.state)
  const { abilities, bankId } = view.reader
  const reached = new Set<string>()
  for (const { order } of view.state.orders.values())
    if (reaches(abilities.confirm, order, bankId)) reached.add(order.id)
  const mine = [...lines.values()].filter((line) => reached.has(line.orderId) && isToConfirm(line, book))
  return { ...found, book, reached, mine: mine.map(({ orderId }) => orderId) }
}

export type Releasing = AllocWriting & { prepared: Prepared; input: { versionId: string } }

/** Launched, priced, at the level that holds, and signed off or waived: else nothing is released. */
const lifecycleFault = ({ version, deal, abilities }: AskedVersion) => {
  if (abilities.confirm === 'none') return refuse('deal.not-yours')
  const stands = versionFault(version.state, 'confirm')
  if (stands) return stands
  const { lifecycle, terms } = deal
  if (isOver(lifecycle.status)) return refuse('order.deal-over')
  if (lifecycle.status !== 'Priced') return refuse('alloc.not-priced')
  if (version.stale || isStale(version.basis, basisIn(deal))) return refuse('alloc.launch-stale')
  return terms.issuerSignsOff && version.signOff === null ? refuse('alloc.not-signed') : undefined
}

/**
 * Until the first confirmation the desk may change its closed book, which was looked at before the lock. From then on
 * only confirming changes orders: whoever does that at the same moment is not in the way.
 */
const movedSince = (ask: Releasing, found: AskedVersion) =>
  found.deal.lifecycle.confirmed
    ? ask.prepared.book.print === printOf(found.deal)
      ? undefined
      : refuse('alloc.book-moved')
    : movedFault(found, ask.prepared, ask.state)

/** All that does not fit, or as much of it as the caller sees; where that is nothing, still that something does not. */
const unfit = (ask: Releasing, { version, deal, abilities }: AskedVersion) => {
  const { book, reached } = ask.prepared
  const faults = unfitIn({ deal, book }, version, linesOn(ask, version.id))
  if (faults.length === 0) return undefined
  const told = faults.filter(({ field }) => {
    const [of, id = ''] = field.split('.')
    return of === 'lines' ? reached.has(id) : abilities.allocate === 'all'
  })
  return told.length > 0 ? refuseFields('alloc.unfit', told) : refuse('alloc.unfit')
}

/** The launched version, where it may be released to investors. */
export const release = (ask: Releasing) => {
  const found = versionForReaderIn(ask, { dealId: ask.prepared.dealId, versionId: ask.input.versionId })
  if (isRefusal(found)) return found
  return lifecycleFault(found) ?? movedSince(ask, found) ?? unfit(ask, found) ?? found
}
