import {
  isStale,
  paperTermsOf,
  settlementGapsOf,
  versionFault,
  type SettlementGap,
} from '@bookrunner/domain/allocation'
import { hasSigner, isOver } from '@bookrunner/domain/deals'
import { isRefusal, isSame, refuse, refuseFields, type Refusal } from '@bookrunner/domain/kernel'
import { reaches, type Order, type OrderDeal } from '@bookrunner/domain/orders'
import { reading, type Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { bookForAllocation, type BookForAllocation } from '../../book/index.ts'
import type { KnownOrders } from '../../orders/index.ts'
import { readKnownUse } from '../../quota/index.ts'
import { readPaperFacts, type PaperFacts } from '../after/confirmed-facts.ts'
import type { KnownConfirmations, KnownLines } from '../allocation-state.ts'
import { loadConfirmed, loadLines } from '../alloc-load.repo.ts'
import {
  basisIn,
  finalBook,
  needsConfirmation,
  fingerprintOf,
  versionFaults,
  type FinalBook,
} from '../closed-book.ts'
import { announcementOfVersion } from '../stored.ts'
import { movedFault } from './shared.ts'
import {
  linesOn,
  prepareVersion,
  versionForReaderIn,
  type AllocWriting,
  type VersionContext,
} from './writing.ts'

export interface Prepared {
  dealId: string
  book: FinalBook
  /** Orders that the caller may confirm in the current book; the write decides again. */
  reached: ReadonlySet<string>
  /** Those with a line that needs a confirmation. */
  mine: string[]
  paper: PaperFacts
  /** Of a write of all: the orders in reach, and all lines, so that nothing is loaded twice. */
  known: { orders: KnownOrders; lines: KnownLines; confirmations: KnownConfirmations } | undefined
  /** As it was then. */
  deal: OrderDeal
}

/** The orders in the caller's reach, with the number of the book that they are of. Taken at once, because it moves on. */
const reachedIn = ({ state, reader }: BookForAllocation) => {
  const orders = new Map<string, Order>()
  for (const { order } of state.orders.values())
    if (reaches(reader.abilities.confirm, order, reader.bankId)) orders.set(order.id, order)
  return { seq: state.seq, orders }
}

interface Asking {
  input: { versionId: string }
  actor: Actor
}

const prepare = async (
  request: Asking,
  db: Db,
  { isOfAll }: { isOfAll: boolean },
): Promise<Prepared | Refusal<'record.unknown' | 'deal.not-yours'>> => {
  const { versionId } = request.input
  const found = await prepareVersion(request, { db })
  if (isRefusal(found)) return found
  const view = await bookForAllocation(db, request.actor, found.dealId)
  if (isRefusal(view)) return view
  const reached = reachedIn(view)
  const { seq, orders } = reached
  const all = [...orders.values()]
  const investors = new Set(all.map(({ investorId }) => investorId))
  const identifiers = all.flatMap(({ underlying }) =>
    underlying.flatMap(({ identifier }) => identifier ?? []),
  )
  const { deal } = view.state
  const [book, lines, paper, use, confirmations] = await Promise.all([
    finalBook(db, view.state),
    loadLines(reading(db), versionId, 'all'),
    readPaperFacts(db, { dealId: found.dealId, deal, investorIds: [...investors] }),
    isOfAll
      ? readKnownUse(reading(db), announcementOfVersion(versionId), { investors, identifiers })
      : undefined,
    isOfAll ? loadConfirmed(reading(db), found.dealId) : undefined,
  ])
  const mine = [...lines.values()]
    .filter((line) => orders.has(line.orderId) && needsConfirmation(line, book))
    .map(({ orderId }) => orderId)
  return {
    ...found,
    book,
    reached: new Set(orders.keys()),
    mine,
    paper,
    known: use &&
      confirmations && {
        orders: { seq, orders, use },
        lines: { versionId, seq, lines },
        confirmations: { dealId: found.dealId, seq, confirmations },
      },
    deal,
  }
}

export const prepareMine = (request: Asking, { db }: { db: Db }) => prepare(request, db, { isOfAll: false })

export const prepareAll = (request: Asking, { db }: { db: Db }) => prepare(request, db, { isOfAll: true })

export type Releasing = AllocWriting & {
  prepared: Prepared
  input: { versionId: string; acknowledged?: SettlementGap[] | undefined }
}

const reasonOf = {
  isin: 'alloc.no-isin',
  clearing: 'alloc.no-clearing',
  bank: 'alloc.no-bank',
  settlementDate: 'alloc.no-settlement-date',
} as const satisfies Record<SettlementGap, string>

/** Each missing detail of the settlement that the caller did not acknowledge. */
const settlementFault = ({ input: { acknowledged = [] } }: Releasing, { deal }: VersionContext) => {
  const gaps = settlementGapsOf(deal.terms, deal.shared).filter((gap) => !acknowledged.includes(gap))
  if (gaps.length === 0) return undefined
  const faults = gaps.map((gap) => ({ field: `acknowledged.${gap}`, reason: reasonOf[gap] }))
  return refuseFields('alloc.settlement-incomplete', faults)
}

/** Refuses a release unless the version is launched, priced at the current level, and signed off or waived. */
const lifecycleFault = ({ version, deal, abilities }: VersionContext) => {
  if (abilities.confirm === 'none') return refuse('deal.not-yours')
  const stateFault = versionFault(version.state, 'confirm')
  if (stateFault) return stateFault
  const { lifecycle, terms, shared } = deal
  if (isOver(lifecycle.status)) return refuse('order.deal-over')
  if (lifecycle.status !== 'Priced') return refuse('alloc.not-priced')
  if (version.stale || isStale(version.basis, basisIn(deal))) return refuse('alloc.launch-stale')
  if (!terms.issuerSignsOff || version.signOff !== null) return undefined
  return refuse(hasSigner(shared) ? 'alloc.not-signed' : 'alloc.no-signer')
}

/**
 * Until the first confirmation the desk may still change its closed book, which was read before the lock. After that,
 * only confirmations change orders, and two of them may run at once.
 */
const bookFault = (request: Releasing, found: VersionContext) =>
  found.deal.lifecycle.confirmed
    ? request.prepared.book.fingerprint === fingerprintOf(found.deal)
      ? undefined
      : refuse('alloc.book-moved')
    : movedFault(found, request.prepared, request.state)

/** The facts of a confirmation were read before the lock. */
const paperFault = ({ prepared: { paper } }: Releasing, { deal }: VersionContext) =>
  isSame(paper.paperTerms, paperTermsOf(deal.terms, deal.shared)) ? undefined : refuse('alloc.book-moved')

/** All faults, or those the caller may see; without visible ones, the reason alone. */
const unfitFault = (request: Releasing, { version, deal, abilities }: VersionContext) => {
  const { book, reached } = request.prepared
  const faults = versionFaults({ deal, book }, version, linesOn(request, version.id))
  if (faults.length === 0) return undefined
  const visibleFaults = faults.filter(({ field }) => {
    const [of, id = ''] = field.split('.')
    return of === 'lines' ? reached.has(id) : abilities.allocate === 'all'
  })
  return visibleFaults.length > 0 ? refuseFields('alloc.unfit', visibleFaults) : refuse('alloc.unfit')
}

/** The launched version, if it may be released to investors. */
export const release = (request: Releasing) => {
  const found = versionForReaderIn(request, {
    dealId: request.prepared.dealId,
    versionId: request.input.versionId,
  })
  if (isRefusal(found)) return found
  return (
    lifecycleFault(found) ??
    settlementFault(request, found) ??
    bookFault(request, found) ??
    paperFault(request, found) ??
    unfitFault(request, found) ??
    found
  )
}
