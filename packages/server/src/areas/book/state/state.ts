import { isDeepStrictEqual } from 'node:util'
import { axisOf, type Axis, type Merge, type Resolution } from '@bookrunner/domain/book'
import type { DealOwners, GuidanceBasis } from '@bookrunner/domain/deals'
import { finalPoint, leadsOrder, phaseOf, todaysLevel, type OrderDeal } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { dealLedger } from '../../deals/index.ts'
import { dealOfRow } from '../../orders/index.ts'
import { bookOrder, type BookOrder } from './book-order.ts'
import { addNames, isSameNames, namesMs, noNames, type Names } from './names.ts'
import type { RowWorld } from './row.ts'
import { Tally } from './tally.ts'
import { thenOf, type Then } from './book-at-guidance.ts'
import { unitsOf, type Unit } from './units.ts'
import { byChange, readNews, type KeptOrder, type Mark, type ReadNews } from './state.repo.ts'

/** An order that a bank led, and does not since a state. */
interface Departure {
  orderId: string
  bankId: string
  seq: number
}

/**
 * The book of a deal at one numbered state, kept by a node and brought forward by what changed since. Whoever reads
 * it takes what is needed at once, without waiting in between: meanwhile it may move on.
 */
export class LiveBook {
  readonly dealId: string
  readonly ledger: string
  seq = 0
  /** Another one with all that makes another reply: also with what time or a name changed, which have no number. */
  revision = 0
  /** When it was that, by the database's clock. */
  at = ''
  deal!: OrderDeal
  owners!: DealOwners
  marks: Mark[] = []
  axis!: Axis
  merges: readonly Merge[] = []
  /** What was decided on findings, by key. */
  decided: ReadonlyMap<string, Resolution> = new Map()
  /** The number those are so since, as far as it is known. */
  decidedSince = 0
  tally = new Tally()
  /** How the book stood when its newest level was given. */
  marked: Then | undefined
  readonly orders = new Map<string, BookOrder>()
  names: Names = noNames()
  /** From before this number on nothing tells what is another now: all was worked out anew. */
  anew = 0
  /** What left whose sight is known from here on. */
  #since = 0
  /** In the order of their changes; what changed again since stands there twice. */
  #log: BookOrder[] = []
  #departures: Departure[] = []
  /** Orders that came under a merge, or out of one, and since when. */
  readonly #regrouped = new Map<string, number>()
  /** The log is not that of their own changes alone. */
  #mixed = false
  /** What all that is derived depends on, and what of it decides who sees what. */
  #print = ''
  #sight = ''
  #acts: RowWorld['acts'] = new Map()
  #units: readonly Unit[] | undefined
  #namesAt = -Infinity

  constructor(dealId: string) {
    this.dealId = dealId
    this.ledger = dealLedger(dealId)
  }

  get size(): number {
    return this.orders.size
  }

  /** The orders as they count: what is merged, once. */
  get units(): readonly Unit[] {
    return (this.#units ??= unitsOf(this.orders, this.merges))
  }

  get world(): RowWorld {
    return { deal: this.deal, people: this.names.people, acts: this.#acts }
  }

  /** In the order of their changes. */
  listed(): BookOrder[] {
    const listed = this.#newest()
    return this.#mixed ? listed.toSorted(byChange) : listed
  }

  /** What changed after a state; undefined where that cannot be told any more. */
  changedSince(since: number): BookOrder[] | undefined {
    if (since < this.anew || since > this.seq) return undefined
    const found: BookOrder[] = []
    for (let index = this.#log.length - 1; index >= 0; index--) {
      const entry = this.#log[index]!
      if (entry.moved <= since) break
      if (this.orders.get(entry.order.id) === entry) found.push(entry)
    }
    return found.toReversed()
  }

  /** Orders a bank led at a state and not since; undefined where that is not known. */
  departedSince(since: number, bankId: string): string[] | undefined {
    if (since < this.#since) return undefined
    return this.#departures
      .filter((each) => each.seq > since && each.bankId === bankId)
      .map(({ orderId }) => orderId)
  }

  /** Orders that were merged or split after a state, which is no change of their own; undefined where it is not known. */
  regroupedSince(since: number): string[] | undefined {
    if (since < this.#since) return undefined
    return [...this.#regrouped].flatMap(([id, seq]) => (seq > since ? [id] : []))
  }

  /**
   * Brings it to the present; false where there is no such deal. Of what is kept nothing is another until all is read: a
   * fault on the way leaves it as it was.
   */
  async bring(db: Db): Promise<boolean> {
    const news = await readNews(db, { ledger: this.ledger, dealId: this.dealId, since: this.seq })
    if (!news) return false
    // The database was set back: nothing of this is so.
    if (news.seq < this.seq) {
      this.#forget()
      return this.bring(db)
    }
    const stale = performance.now() - this.#namesAt > namesMs
    const names = stale ? noNames() : this.names
    await this.#addNames(db, names, news, stale)
    const marked = await thenOf(db, this, news)
    try {
      if (stale) this.#rename(names)
      this.#take(news)
      this.marked = marked
    } catch (fault) {
      // Half of it is another: it is begun anew.
      this.#forget()
      throw fault
    }
    return true
  }

  #addNames(db: Db, names: Names, news: ReadNews, stale: boolean): Promise<void> {
    const { syndicate, issuerId } = news.row.shared
    const { merges, decided } = news
    const orders = news.changed.map(({ order }) => order)
    if (stale) for (const { order } of this.orders.values()) orders.push(order)
    return addNames(db, names, {
      dealId: this.dealId,
      orders,
      parties: [...syndicate.map(({ entityId }) => entityId), ...(issuerId === null ? [] : [issuerId])],
      before: this.names.houses,
      doers: [...merges.map(({ by }) => by), ...decided.values().map(({ by }) => by)],
    })
  }

  #take(news: ReadNews): void {
    const { seq } = news
    const first = this.seq === 0
    this.at = news.row.now.toString()
    this.owners = news.owners
    this.marks = news.marks
    const deal = dealOfRow(news.row)
    const sight = JSON.stringify([deal.terms, deal.shared, news.owners])
    const print = JSON.stringify([sight, deal.lifecycle, [...deal.guidance.values()]])
    // Of one state as before.
    if (print === this.#print && seq === this.seq) return
    // What time alone has moved is told with the next number: those who hold this one hold it as it was before.
    const number = seq === this.seq ? seq + 1 : seq
    const again = print !== this.#print
    if (again) this.#rederive(deal, number, sight === this.#sight)
    this.#print = print
    this.#sight = sight
    for (const kept of news.changed) this.#put(kept, again ? number : kept.order.seq)
    if (!first) for (const id of regrouped(this.merges, news.merges)) this.#regrouped.set(id, number)
    this.merges = news.merges
    if (first || !isDeepStrictEqual(news.decided, this.decided)) this.decidedSince = seq
    this.decided = news.decided
    this.seq = seq
    this.tally.merge(this.merges, this.orders)
    this.#units = undefined
    this.revision += 1
    if (first) this.#since = seq
    this.#tidy()
  }

  /** Another name, or another group, makes other rows. */
  #rename(names: Names): void {
    if (!isSameNames(this.names, names)) this.#print = this.#sight = ''
    this.names = names
    this.#namesAt = performance.now()
  }

  /** `sameSight`: who sees what is as before, so that only rows that are others now are news. */
  #rederive(deal: OrderDeal, number: number, sameSight: boolean): void {
    const samePhase = sameSight && phaseOf(deal.lifecycle) === phaseOf(this.deal.lifecycle)
    this.deal = deal
    this.axis = axisOf(basisIn(deal, this.marks), deal.terms, finalPoint(deal))
    if (!sameSight) this.anew = number
    if (!samePhase) this.#acts = new Map()
    this.tally = new Tally()
    const [still, moved]: [BookOrder[], BookOrder[]] = [[], []]
    for (const entry of this.#newest()) {
      const again = this.#derive(entry, number)
      const same = samePhase && isDeepStrictEqual(entry.derived, again.derived)
      const next = same ? { ...again, moved: entry.moved, rows: entry.rows } : again
      this.orders.set(entry.order.id, next)
      this.tally.replace(undefined, next)
      ;(same ? still : moved).push(next)
    }
    this.#log = [...still, ...moved]
    this.#mixed ||= moved.length > 0
  }

  #derive(kept: KeptOrder, moved: number): BookOrder {
    return bookOrder(kept, moved, { deal: this.deal, axis: this.axis, houses: this.names.houses })
  }

  #put(kept: KeptOrder, moved: number): void {
    const { order } = kept
    const before = this.orders.get(order.id)
    const entry = this.#derive(before ? { ...kept, born: before.born } : kept, moved)
    if (before) {
      const banks = [before.order.throughId, ...before.order.leads].filter((id) => id !== null)
      for (const bankId of new Set(banks))
        if (!leadsOrder(order, bankId)) this.#departures.push({ orderId: order.id, bankId, seq: order.seq })
    }
    this.orders.set(order.id, entry)
    this.tally.replace(before, entry)
    this.#log.push(entry)
  }

  /** Each once, in the order in which they came to be as they are. */
  #newest(): BookOrder[] {
    return this.#log.filter((entry) => this.orders.get(entry.order.id) === entry)
  }

  #tidy(): void {
    if (this.#log.length > 2 * this.orders.size + 100) this.#log = this.#newest()
  }

  #forget(): void {
    this.seq = 0
    this.anew = 0
    this.#print = ''
    this.#sight = ''
    this.orders.clear()
    this.tally = new Tally()
    this.#log = []
    this.#departures = []
    this.#regrouped.clear()
    this.marked = undefined
    this.names = noNames()
    this.#namesAt = -Infinity
  }
}

const mergeOf = (merges: readonly Merge[]): Map<string, string> =>
  new Map(merges.flatMap(({ id, orderIds }) => orderIds.map((orderId) => [orderId, id] as const)))

/** Orders that are under another merge than before, or under none. */
const regrouped = (before: readonly Merge[], after: readonly Merge[]): string[] => {
  const [was, is] = [mergeOf(before), mergeOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id))
}

/** What levels are said in: as the one that holds, or the newest that was given; before any, as the deal's terms have it. */
const basisIn = (deal: OrderDeal, marks: readonly Mark[]): GuidanceBasis => {
  const said = todaysLevel(deal)?.level ?? marks.at(-1)?.level
  if (said) return said.basis
  if (deal.terms.priceType === 'price') return 'price'
  return deal.terms.guidanceReference ? 'spread' : 'yield'
}
