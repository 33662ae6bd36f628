import type { AllocRow, AllocSummary } from '@bookrunner/contract/allocation'
import {
  decidedIn,
  finalOf,
  lineFault,
  noLine,
  paperTermsOf,
  type StoredLine,
} from '@bookrunner/domain/allocation'
import { orderedSize, outReasonOf, reaches, type Blank } from '@bookrunner/domain/orders'
import { withRevision, type BookOrder } from '../../book/index.ts'
import { needsConfirmation } from '../closed-book.ts'
import { isMasked } from '../masked.ts'
import { confirms, type Confirmation } from '../stored.ts'
import { mayAllocate, seesLine, type VersionForReader } from './for-reader.ts'

/** A row for files and figures: only pages compare revisions. */
export type LineRow = Omit<AllocRow, 'revision'>

/** The guidance version that is priced; null before. */
export const termsOf = ({ state: { deal } }: Pick<VersionForReader, 'state'>): number | null =>
  deal.lifecycle.status === 'Priced' ? (finalOf(deal.lifecycle, deal.guidance)?.number ?? null) : null

const confirmOf = (
  line: StoredLine | undefined,
  confirmation: Confirmation | undefined,
  view: VersionForReader,
): AllocRow['confirm'] => {
  if (view.version.state !== 'launched' || !line || !needsConfirmation(line, view.book)) return null
  if (!confirmation) return 'pending'
  const { terms, shared } = view.state.deal
  const paperTerms = paperTermsOf(terms, shared)
  return confirms(confirmation, { size: line.size, terms: termsOf(view), paperTerms })
    ? 'confirmed'
    : 'reissue'
}

/**
 * Whoever allocates, or confirms this order, reads what the next confirmation replaces; a version that is shared does
 * not show it.
 */
const readsConfirmed = ({ order }: BookOrder, view: Pick<VersionForReader, 'reader'>): boolean =>
  mayAllocate(view) || reaches(view.reader.abilities.confirm, order, view.reader.bankId)

/** What would name the house is blank behind an alias, as in the book. `Blank` knows the fields of orders that do. */
const naming = (entry: BookOrder, masked: boolean, tags: readonly string[]) =>
  masked
    ? ({
        holder: entry.alias,
        account: null,
        classId: null,
        relations: [],
        omnibus: false,
        tags: [],
      } satisfies Blank<AllocRow> & Pick<AllocRow, 'holder' | 'omnibus' | 'tags'>)
    : {
        holder: entry.order.investorId,
        account: entry.order.account,
        classId: entry.order.classId,
        relations: entry.order.relations,
        omnibus: entry.order.underlying.length > 0,
        tags: [...tags],
      }

const lineOf = (orderId: string, line: StoredLine | undefined, { people }: VersionForReader) => ({
  ...(line ? decidedIn(line) : { ...noLine(orderId), size: null }),
  seq: line?.seq ?? 0,
  editedAt: line?.at ?? null,
  editedBy: line ? (people.get(line.editor) ?? null) : null,
})

/**
 * Only the desk reads who changed a line, its note and the order's desk fields, and also the rule that set it,
 * because that would reveal the policy, a reserve or a tag.
 */
const forOthers = (row: LineRow): LineRow => ({
  ...row,
  tags: [],
  mergeId: null,
  by: null,
  rounding: null,
  reserve: null,
  proposed: null,
  note: null,
  editedBy: null,
  editedAt: null,
})

/** In a launched version an order that came later has no line. */
const faultOf = (orderId: string, { book, own, version }: VersionForReader): AllocRow['fault'] => {
  const [line, facts] = [own.get(orderId), book.byId.get(orderId)]
  if (line) return lineFault('', line.size, facts, book.grid)?.reason ?? null
  return facts && version.state === 'launched' ? 'alloc.no-line' : null
}

export const faultsIn = (entries: readonly BookOrder[], view: VersionForReader): number =>
  entries.filter(({ order: { id } }) => faultOf(id, view) !== null).length

type AllocInDeal = Pick<VersionForReader, 'reader' | 'versions' | 'confirmations'>

/** Confirmations that stay valid although no launch stands, among those that the reader may read. */
export const stillValidIn = (entries: readonly BookOrder[], view: AllocInDeal): number =>
  view.versions.values().some(({ state }) => state === 'launched')
    ? 0
    : entries.filter((entry) => view.confirmations.has(entry.order.id) && readsConfirmed(entry, view)).length

/** The confirmations that stand, those of them to be reissued, and in a launched version the missing ones. */
export const confirmationsIn = (
  entries: readonly BookOrder[],
  view: VersionForReader,
): Pick<AllocSummary, 'confirmed' | 'reissue' | 'pending'> => {
  if (view.version.state !== 'launched') {
    const stillValid = stillValidIn(entries, view)
    return { confirmed: stillValid, reissue: stillValid, pending: 0 }
  }
  const states = entries.map(({ order: { id } }) =>
    confirmOf(view.own.get(id), view.confirmations.get(id), view),
  )
  const count = (wanted: AllocRow['confirm']) => states.filter((state) => state === wanted).length
  const reissue = count('reissue')
  return { confirmed: count('confirmed') + reissue, reissue, pending: count('pending') }
}

export const lineRow = (entry: BookOrder, view: VersionForReader): LineRow => {
  const { order, derived, line: counted, inSize } = entry
  const line = view.own.get(order.id)
  const facts = view.book.byId.get(order.id)
  const confirmation = view.confirmations.get(order.id)
  const confirm = confirmOf(line, confirmation, view)
  const { acceptedIn } = derived
  const row: LineRow = {
    number: derived.number,
    region: order.region,
    throughId: order.throughId,
    leads: order.leads,
    jlmInterest: order.jlmInterest,
    xOrder: order.xOrder,
    conditional: order.conditional !== null,
    soft: counted.soft,
    mergeId: view.book.mergeOf.get(order.id)?.id ?? null,
    orderSize: orderedSize(order),
    inSize,
    acceptedIn,
    whyOut: acceptedIn === 0 ? outReasonOf(order, view.state.deal, inSize) : null,
    minSize: order.minSize,
    reserve: order.reserve,
    proposed: order.allocSize ?? null,
    ...lineOf(order.id, line, view),
    fault: faultOf(order.id, view),
    confirm,
    confirmedAt: confirm === 'confirmed' ? (confirmation?.at ?? null) : null,
    confirmedSize: readsConfirmed(entry, view) ? (confirmation?.size ?? null) : null,
    // Last, so that no field that names the house is written beside these.
    ...naming(entry, isMasked(order, view.reader), facts?.tags ?? []),
  }
  return mayAllocate(view) ? row : forOthers(row)
}

export const allocRow = (entry: BookOrder, view: VersionForReader): AllocRow =>
  withRevision(lineRow(entry, view))

/** All orders in the book, also those that are out, so that their leads find an answer; and every line. */
const isListed = ({ order: { id } }: BookOrder, { book, own }: VersionForReader): boolean =>
  book.byId.has(id) || own.has(id)

/** By first appearance: a confirmation changes an order, but should not move its line. */
export const ordered = ({ state }: Pick<VersionForReader, 'state'>): BookOrder[] =>
  state.listed().toSorted((one, other) => one.born - other.born || (one.order.id < other.order.id ? -1 : 1))

export const listedIn = (view: VersionForReader): BookOrder[] =>
  ordered(view).filter((entry) => isListed(entry, view) && seesLine(entry, view))

/** For sums: a reader of totals only gets every line. */
export const countedIn = (view: VersionForReader): BookOrder[] =>
  ordered(view).filter((entry) => isListed(entry, view) && (view.sight === 'totals' || seesLine(entry, view)))
