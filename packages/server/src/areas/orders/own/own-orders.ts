import { isOver } from '@bookrunner/domain/deals'
import { isSame } from '@bookrunner/domain/kernel'
import { dealAt, type Order } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { statesOf } from '../../../platform/states.ts'
import type { NamedEntity } from '../../deals/index.ts'
import { ownLedger } from '../ledger/order.ts'
import type { Doer, OrderDealRow } from '../reads/orders.repo.ts'
import { storedDeal } from '../views/order-deal.ts'
import { ownOrder, rederive, type OwnDeal, type OwnOrder } from './own-order.ts'
import {
  dealLedgerOf,
  readBeside,
  readCheck,
  readOwnNews,
  type BesideNeeded,
  type Numbers,
  type OwnBeside,
  type OwnNews,
} from './own-orders.repo.ts'

/**
 * A house's own orders over all deals, at one state. Each request compares the numbers of the house's ledger and of its
 * deals' ledgers with those of this state, and reads what changed. Callers read all they need without waiting in between.
 */
export class OwnOrders {
  readonly entityId: string
  /** Of the house's ledger; it has lines once the house has orders. */
  seq = 0
  /** Changes with everything that changes a reply. */
  revision = 0
  now!: Temporal.Instant
  readonly deals = new Map<string, OwnDeal>()
  readonly orders = new Map<string, OwnOrder>()
  named: ReadonlyMap<string, NamedEntity> = new Map()
  doers: ReadonlyMap<string, Doer> = new Map()
  #isRead = false
  #beside = ''
  #published: ReadonlySet<string> = new Set()
  #draftDeals: string[] = []
  readonly #entities = new Set<string>()
  readonly #people = new Set<string>()

  constructor(entityId: string) {
    this.entityId = entityId
  }

  get size(): number {
    return this.orders.size
  }

  /** A draft binds nobody: it is readable only while its deal is published to the house. */
  isReadable({ order }: OwnOrder): boolean {
    return order.stage !== 'draft' || this.#published.has(order.dealId)
  }

  /** A fault while it reads leaves it unchanged; after one in the middle of a change it reads everything again. */
  async bring(db: Db): Promise<boolean> {
    if (this.#isRead) {
      const { numbers, beside } = await readCheck(db, this.#ledgers(), this.#besideNeeded())
      if (this.#isAt(numbers)) {
        this.#takeBeside(beside)
        this.#takeTime(numbers.now)
        return true
      }
    }
    const news = await readOwnNews(db, {
      entityId: this.entityId,
      seq: this.#isRead ? this.seq : -1,
      deals: new Map([...this.deals].map(([id, { seq }]) => [id, seq])),
    })
    try {
      this.#apply(news)
      this.#takeBeside(await readBeside(db, this.#besideNeeded()))
    } catch (fault) {
      this.#forget()
      throw fault
    }
    this.#isRead = true
    return true
  }

  #ledgers(): string[] {
    return [ownLedger(this.entityId), ...new Set([...this.deals.keys()].map(dealLedgerOf))]
  }

  #isAt({ numbers }: Numbers): boolean {
    if ((numbers[ownLedger(this.entityId)] ?? 0) !== this.seq) return false
    for (const [id, { seq }] of this.deals) if ((numbers[dealLedgerOf(id)] ?? 0) !== seq) return false
    return true
  }

  #besideNeeded(): BesideNeeded {
    return {
      entityId: this.entityId,
      entities: [...this.#entities],
      people: [...this.#people],
      draftDeals: this.#draftDeals,
    }
  }

  #takeBeside({ named, doers, published }: OwnBeside): void {
    const beside = JSON.stringify([named, [...doers], published])
    if (beside === this.#beside) return
    this.#beside = beside
    this.named = new Map(named.map((each) => [each.entityId, each]))
    this.doers = doers
    this.#published = new Set(published)
    for (const deal of this.deals.values()) deal.header = undefined
    for (const { rows } of this.orders.values()) rows.clear()
    this.revision += 1
  }

  /** Times that passed may close a book whose switch no node has saved yet. */
  #takeTime(now: Temporal.Instant): void {
    this.now = now
    for (const entry of this.deals.values()) {
      if (isOver(entry.stored.lifecycle.status)) continue
      const deal = dealAt(entry.stored, now)
      if (isSame(deal.lifecycle, entry.deal.lifecycle)) continue
      entry.deal = deal
      this.#rederive(entry)
    }
  }

  #rederive(deal: OwnDeal): void {
    deal.header = undefined
    for (const order of deal.orders.values()) rederive(order)
    this.revision += 1
  }

  #apply(news: OwnNews): void {
    if (news.isWhole) this.#forget()
    this.now = news.now
    this.seq = news.numbers[ownLedger(this.entityId)] ?? 0
    const reviewed = new Set(news.reviewed)
    const moved = new Set<string>()
    for (const row of news.rows) {
      this.#putDeal(row, news)
      moved.add(row.id)
    }
    for (const order of news.orders) this.#put(order, reviewed.has(order.id))
    const found = new Set(news.orders.map(({ id }) => id))
    for (const id of news.named) if (!found.has(id)) this.#remove(id)
    for (const id of moved) this.#takeReviewed(this.deals.get(id)!, reviewed)
    this.#takeTime(news.now)
    const drafts = this.orders.values().filter(({ order }) => order.stage === 'draft')
    this.#draftDeals = [...new Set(drafts.map(({ order }) => order.dealId))]
    this.revision += 1
  }

  #putDeal(row: OrderDealRow, { now, numbers }: OwnNews): void {
    const seq = numbers[dealLedgerOf(row.id)] ?? 0
    const known = this.deals.get(row.id)
    const stored = storedDeal(row)
    if (row.shared.issuerId !== null) this.#entities.add(row.shared.issuerId)
    if (!known) {
      const deal = dealAt(stored, now)
      this.deals.set(row.id, { row, stored, deal, seq, orders: new Map(), header: undefined })
      return
    }
    known.seq = seq
    // Others' orders move the number of a deal much more often than anything of it changes.
    if (isSame(contentOf(row), contentOf(known.row))) return
    Object.assign(known, { row, stored, deal: dealAt(stored, now) })
    this.#rederive(known)
  }

  #put(order: Order, isReviewed: boolean): void {
    const deal = this.deals.get(order.dealId)!
    const entry = ownOrder(order, deal, isReviewed)
    this.orders.set(order.id, entry)
    deal.orders.set(order.id, entry)
    if (order.throughId !== null) this.#entities.add(order.throughId)
    this.#people.add(order.createdBy.userId)
  }

  #takeReviewed({ orders }: OwnDeal, reviewed: ReadonlySet<string>): void {
    for (const entry of orders.values()) {
      const isReviewed = reviewed.has(entry.order.id)
      if (isReviewed === entry.isReviewed) continue
      entry.isReviewed = isReviewed
      entry.rows.clear()
    }
  }

  #remove(id: string): void {
    this.orders.get(id)?.of.orders.delete(id)
    this.orders.delete(id)
  }

  #forget(): void {
    this.#isRead = false
    this.seq = 0
    this.deals.clear()
    this.orders.clear()
    this.#entities.clear()
    this.#people.clear()
    this.#beside = ''
  }
}

/** What orders and rows depend on; not the time at which it was read. */
const contentOf = ({ now: _now, ...content }: OrderDealRow) => content

/** Own orders that a node holds in memory, of all houses together. */
const mostOrders = 150_000

const ownOn = statesOf((entityId) => new OwnOrders(entityId), mostOrders)

/** The own orders of a house as they are now. */
export const ownOrdersOf = async (db: Db, entityId: string): Promise<OwnOrders> =>
  (await ownOn(db).bring(db, entityId))!
