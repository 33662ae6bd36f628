import { isDeepStrictEqual } from 'node:util'
import { axisOf, type Axis, type Merge, type Resolution } from '@bookrunner/domain/book'
import type { DealOwners } from '@bookrunner/domain/deals'
import { finalPoint, leadsOrder, phaseOf, type OrderDeal } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { dealLedger } from '../../deals/index.ts'
import { dealOfRow } from '../../orders/index.ts'
import { bookOrder, type BookOrder } from './book-order.ts'
import { addNames, isSameNames, mostStaleMs, namesMs, noNames, type Names } from './names.ts'
import type { RowWorld } from './row.ts'
import { regrouped } from './regrouped.ts'
import { SinceGuidance } from './since-guidance.ts'
import { endsToday, Tally } from './tally.ts'
import { basisIn } from './basis.ts'
import { readBookAtGuidance, type BookAtGuidance } from './book-at-guidance.ts'
import { unitsOf, type Unit } from './units.ts'
import { byChange, readNews, type StoredOrder, type Mark, type ReadNews } from './state.repo.ts'

/** From state `seq` on, the bank does not lead the order any more. */
interface Departure {
  orderId: string
  bankId: string
  seq: number
}

/**
 * The book of a deal at one numbered state. A node stores it and applies later changes. A caller reads all it needs
 * without waiting in between: during a wait the book may move on.
 */
export class LiveBook {
  readonly dealId: string
  readonly ledger: string
  seq = 0
  /** Changes with everything that changes a reply, also time and names, which have no number. */
  revision = 0
  /** The database's time of this state. */
  at = ''
  deal!: OrderDeal
  owners!: DealOwners
  marks: Mark[] = []
  axis!: Axis
  merges: readonly Merge[] = []
  /** Decisions on findings, by key. */
  decided: ReadonlyMap<string, Resolution> = new Map()
  /** The state since which the decisions are unchanged, as far as it is known. */
  decidedSince = 0
  tally = new Tally()
  /** The book when its newest level was published. */
  atGuidance: BookAtGuidance | undefined
  readonly orders = new Map<string, BookOrder>()
  names: Names = noNames()
  /** Everything was computed again at this state, so there are no changes from before it. */
  rebuiltAt = 0
  /** Some orders were placed for an institution that was merged into their investor. */
  hasMoved = false
  /** Departures and regrouped orders are known from this state on. */
  #since = 0
  /** In the order of changes; an order that changed again appears twice. */
  #log: BookOrder[] = []
  #departures: Departure[] = []
  /** Orders that joined or left a merge, and at which state. */
  readonly #regrouped = new Map<string, number>()
  /** True if changes of the deal moved orders, so the log is not sorted by the orders' own changes. */
  #mixed = false
  /** What all rows depend on, and the part of it that decides who sees them. */
  #fingerprint = ''
  #sight = ''
  #acts: RowWorld['acts'] = new Map()
  #units: readonly Unit[] | undefined
  #flow: SinceGuidance | undefined
  #namesAt = -Infinity
  /** Names read again, not applied yet. */
  #namesAgain: Names | undefined
  #readsNames = false

  constructor(dealId: string) {
    this.dealId = dealId
    this.ledger = dealLedger(dealId)
  }

  get size(): number {
    return this.orders.size
  }

  /** The orders as they count: merged ones once. */
  get units(): readonly Unit[] {
    return (this.#units ??= unitsOf(this.orders, this.merges))
  }

  /** What came into the book and what left it since its newest level; undefined before a level. */
  get flow(): { came: bigint; went: bigint } | undefined {
    if (!this.atGuidance) return undefined
    if (this.#flow?.base !== this.atGuidance)
      this.#flow = new SinceGuidance(this.atGuidance, this.merges, this.orders)
    return this.#flow.flow(this.orders)
  }

  get world(): RowWorld {
    return { deal: this.deal, people: this.names.people, acts: this.#acts }
  }

  /** In the order of their changes. */
  listed(): BookOrder[] {
    const listed = this.#newest()
    return this.#mixed ? listed.toSorted(byChange) : listed
  }

  /** Orders that changed after a state; undefined if that state is too old. */
  changedSince(since: number): BookOrder[] | undefined {
    if (since < this.rebuiltAt || since > this.seq) return undefined
    const found: BookOrder[] = []
    for (let index = this.#log.length - 1; index >= 0; index--) {
      const entry = this.#log[index]!
      if (entry.moved <= since) break
      if (this.orders.get(entry.order.id) === entry) found.push(entry)
    }
    return found.toReversed()
  }

  /** Orders that a bank led at a state and does not lead now; undefined if that state is too old. */
  departedSince(since: number, bankId: string): string[] | undefined {
    if (since < this.#since) return undefined
    return this.#departures
      .filter((each) => each.seq > since && each.bankId === bankId)
      .map(({ orderId }) => orderId)
  }

  /** Orders merged or split after a state, which is no change of their own; undefined if that state is too old. */
  regroupedSince(since: number): string[] | undefined {
    if (since < this.#since) return undefined
    return [...this.#regrouped].flatMap(([id, seq]) => (seq > since ? [id] : []))
  }

  /**
   * Brings the book up to date; false if there is no such deal. It reads everything first, so a fault leaves it
   * unchanged.
   */
  async bring(db: Db): Promise<boolean> {
    const news = await readNews(db, { ledger: this.ledger, dealId: this.dealId, since: this.seq })
    if (!news) return false
    // The database was set back to an earlier state, or orders got another investor, which moves no order's number.
    if (news.seq < this.seq || (this.seq > 0 && news.reassigned)) {
      this.#forget()
      return this.bring(db)
    }
    const age = performance.now() - this.#namesAt
    const again = age > mostStaleMs ? noNames() : this.#namesAgain
    await this.#addNames(db, again ?? this.names, news, again !== undefined)
    const atGuidance = await readBookAtGuidance(db, this, news)
    try {
      if (again) this.#rename(again)
      this.#apply(news)
      this.atGuidance = atGuidance
      if (!again && age > namesMs) void this.#readNamesAgain(db, news)
    } catch (fault) {
      // It may be half changed: build it again.
      this.#forget()
      throw fault
    }
    return true
  }

  /** Reads all names while replies go on with those known. The next call of `bring` applies them. */
  async #readNamesAgain(db: Db, news: ReadNews): Promise<void> {
    if (this.#readsNames) return
    this.#readsNames = true
    const names = noNames()
    try {
      await this.#addNames(db, names, news, true)
      this.#namesAgain = names
    } catch {
      // The next call tries again, and in the end one waits for them.
    } finally {
      this.#readsNames = false
    }
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

  #apply(news: ReadNews): void {
    const { seq } = news
    const first = this.seq === 0
    this.at = news.at
    this.owners = news.owners
    this.marks = news.marks
    const deal = dealOfRow(news.row)
    const sight = JSON.stringify([deal.terms, deal.shared, news.owners])
    const fingerprint = JSON.stringify([sight, deal.lifecycle, [...deal.guidance.values()]])
    // The same state as before.
    if (fingerprint === this.#fingerprint && seq === this.seq) return
    // Time alone moved something: send it with the next number, because holders of this number have the old rows.
    const number = seq === this.seq ? seq + 1 : seq
    const isRebuilt = fingerprint !== this.#fingerprint
    if (isRebuilt) this.#rederive(deal, number, sight === this.#sight)
    this.#fingerprint = fingerprint
    this.#sight = sight
    for (const stored of news.changed) this.#put(stored, isRebuilt ? number : stored.order.seq)
    const moved = regrouped(this.merges, news.merges)
    if (moved.length > 0) this.#flow = undefined
    if (!first) for (const id of moved) this.#regrouped.set(id, number)
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

  /** A new name or group changes rows. */
  #rename(names: Names): void {
    if (!isSameNames(this.names, names)) this.#fingerprint = this.#sight = ''
    this.names = names
    this.#namesAgain = undefined
    this.#namesAt = performance.now()
  }

  /** `sameSight`: everybody sees the same orders as before, so only changed rows are news. */
  #rederive(deal: OrderDeal, number: number, sameSight: boolean): void {
    const samePhase = sameSight && phaseOf(deal.lifecycle) === phaseOf(this.deal.lifecycle)
    this.deal = deal
    this.axis = axisOf(basisIn(deal, this.marks), deal.terms, finalPoint(deal))
    if (!sameSight) this.rebuiltAt = number
    if (!samePhase) this.#acts = new Map()
    this.tally = new Tally(endsToday(deal, this.axis))
    this.#flow = undefined
    const [unmoved, moved]: [BookOrder[], BookOrder[]] = [[], []]
    for (const entry of this.#newest()) {
      const rederived = this.#derive(entry, number)
      const same = samePhase && isDeepStrictEqual(entry.derived, rederived.derived)
      const next = same ? { ...rederived, moved: entry.moved, rows: entry.rows } : rederived
      this.orders.set(entry.order.id, next)
      this.tally.replace(undefined, next)
      ;(same ? unmoved : moved).push(next)
    }
    this.#log = [...unmoved, ...moved]
    this.#mixed ||= moved.length > 0
  }

  #derive(stored: StoredOrder, moved: number): BookOrder {
    return bookOrder(stored, moved, { deal: this.deal, axis: this.axis, houses: this.names.houses })
  }

  #put(stored: StoredOrder, moved: number): void {
    const { order } = stored
    const before = this.orders.get(order.id)
    const entry = this.#derive(before ? { ...stored, born: before.born } : stored, moved)
    if (before) {
      const banks = [before.order.throughId, ...before.order.leads].filter((id) => id !== null)
      for (const bankId of new Set(banks))
        if (!leadsOrder(order, bankId)) this.#departures.push({ orderId: order.id, bankId, seq: order.seq })
    }
    this.hasMoved ||= order.mergedFrom !== undefined
    this.orders.set(order.id, entry)
    this.tally.replace(before, entry)
    this.#flow?.replace(before, entry)
    this.#log.push(entry)
  }

  /** Each order once, in the order of changes. */
  #newest(): BookOrder[] {
    return this.#log.filter((entry) => this.orders.get(entry.order.id) === entry)
  }

  #tidy(): void {
    if (this.#log.length > 2 * this.orders.size + 100) this.#log = this.#newest()
  }

  #forget(): void {
    this.seq = 0
    this.rebuiltAt = 0
    this.#fingerprint = ''
    this.#sight = ''
    this.orders.clear()
    this.tally = new Tally()
    this.#flow = undefined
    this.hasMoved = false
    this.#log = []
    this.#departures = []
    this.#regrouped.clear()
    this.atGuidance = undefined
    this.names = noNames()
    this.#namesAgain = undefined
    this.#namesAt = -Infinity
  }
}
