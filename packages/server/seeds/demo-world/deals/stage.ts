// What a syndicate desk does with a deal, said shortly: each step is one call of somebody with the right to it.
import { sql } from 'kysely'
import { dealsCalls } from '@bookrunner/contract/deals'
import { filesCalls } from '@bookrunner/contract/files'
import type { SentOf } from '@bookrunner/contract/kernel'
import { announcementOf, emptyTerms, type Shared, type Terms, type Times } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { dealClock } from '../../../src/areas/deals/clock/clock.ts'
import { calendarFor } from '../../../src/areas/deals/holidays/terms-calendar.ts'
import type { Db } from '../../../src/platform/db/index.ts'
import { ReadyFile, SeedRefused, type Work } from '../at-work.ts'
import { OrderPad } from '../orders/order-pad.ts'
import { onePage } from '../pdf.ts'
import { allocate } from './allocations.ts'
import { dated, finalOf, level } from './says.ts'

export interface Draft {
  name: string
  terms?: Partial<Terms>
  times?: Partial<Times>
  shared?: Partial<Shared>
}

export interface Paper {
  fileName: string
  heading: string
  lines: readonly string[]
  description: string
  audience?: 'managers' | 'all'
  gated?: boolean
}

interface Known {
  by: string
  terms: Terms
  seen: { version: number; sharedVersion: number }
}

/** One deal after another is played on it; whoever made a deal runs it. */
export class Stage {
  readonly now: Temporal.Instant
  readonly #db: Db
  readonly #work: Work
  readonly #known = new Map<string, Known>()

  constructor(db: Db, work: Work, now: Temporal.Instant) {
    this.#db = db
    this.#work = work
    this.now = now
  }

  /** So many minutes from now, at a full five of them, as desks set close times. */
  in(minutes: number): string {
    const at = this.now.add({ minutes })
    return at.round({ smallestUnit: 'minute', roundingIncrement: 5, roundingMode: 'floor' }).toString()
  }

  /** What follows on this deal began so many minutes ago, with a write every so many seconds. */
  goOn(dealId: string, minutesAgo: number, seconds: number): void {
    this.#work.story.goOn(
      `deal:${announcementOf(dealId)}`,
      this.now.subtract({ minutes: minutesAgo }),
      seconds,
    )
  }

  /** What the clock has to do by now, it does. */
  async tick(dealId: string): Promise<void> {
    await dealClock.run(dealId, { db: this.#db, pipeline: this.#work.pipeline, log: this.#work.log })
  }

  /** Only what is sent is filled in: for drafts that are half empty. */
  async sketch(by: string, { name, terms, times, shared }: Draft): Promise<string> {
    const { dealId, ...reply } = await this.#work.ask(by, dealsCalls.saveDeal, {
      name,
      terms,
      times,
      shared,
    })
    this.#keep(dealId, by, { ...emptyTerms, ...terms }, reply)
    return dealId
  }

  /** Ready to be announced: its days follow from today. */
  async draft(by: string, draft: Draft): Promise<string> {
    return this.sketch(by, { ...draft, terms: await this.#dated(draft.terms) })
  }

  /** Announced together with another one. */
  async tranche(of: string, { name, terms, times }: Draft): Promise<string> {
    const { by } = this.#of(of)
    const added = await this.#work.ask(by, dealsCalls.addTranche, { dealId: of, name })
    const { dealId, version, sharedVersion } = added
    const own = await this.#dated(terms)
    const saved = { dealId, terms: own, times, version, sharedVersion }
    this.#keep(dealId, by, own, await this.#work.ask(by, dealsCalls.saveDeal, saved))
    return dealId
  }

  async paper(dealId: string, { fileName, heading, lines, description, audience = 'all', gated }: Paper) {
    const { by } = this.#of(dealId)
    const file = new ReadyFile(fileName, onePage(heading, lines)) as never
    const { fileId } = await this.#work.ask(by, filesCalls.upload, { purpose: 'document', file })
    const said = { description, validFrom: null, validUntil: null, audience, gated: gated ?? false }
    await this.#work.ask(by, dealsCalls.addDoc, { dealId, fileId, ...said })
  }

  async announce(dealId: string, target: 'IPG' | 'Test' = 'IPG'): Promise<void> {
    const { by, seen } = this.#of(dealId)
    const { version, sharedVersion } = seen
    await this.#work.ask(by, dealsCalls.submitDeal, { dealId, target, version, sharedVersion })
  }

  /** What its desk does with the book once it is priced. */
  allocate(dealId: string): Promise<void> {
    return allocate(this.#work.ask, this.#of(dealId).by, dealId)
  }

  /** What investors and desks do with its orders. */
  orders(dealId: string): OrderPad {
    return new OrderPad(this.#work.ask, dealId)
  }

  guide(dealId: string, text: string, note?: string): Promise<unknown> {
    return this.#do(dealId, dealsCalls.setGuidance, { dealId, guidance: level(text), note })
  }

  test(dealId: string, text: string, closesAt: string): Promise<unknown> {
    return this.#do(dealId, dealsCalls.orderTest, { dealId, level: level(text), closesAt })
  }

  pushFpg(dealId: string, text: string, closesAt: string): Promise<unknown> {
    const guidance = level(text)
    return this.#do(dealId, dealsCalls.changeDealStatus, { dealId, to: 'FPG', guidance, closesAt })
  }

  /** Closes the FPG book and says the terms it is launched at. */
  async launch(
    dealId: string,
    priced: { size: FaceAmount; benchmark: string; spread: string },
  ): Promise<void> {
    await this.#do(dealId, dealsCalls.fpgEnd, { dealId })
    const final = await this.#final(dealId, priced)
    await this.#do(dealId, dealsCalls.setFinalTerms, { dealId, final })
  }

  async price(
    dealId: string,
    priced: { size: FaceAmount; benchmark: string; spread: string },
  ): Promise<void> {
    const final = await this.#final(dealId, priced)
    await this.#do(dealId, dealsCalls.changeDealStatus, { dealId, to: 'Priced', final })
  }

  abort(dealId: string, reason: string): Promise<unknown> {
    return this.#do(dealId, dealsCalls.abort, { dealId, reason })
  }

  /** Its expiry is brought forward to the next moment, and the clock does what it does then. */
  async expire(dealId: string, reason: string): Promise<void> {
    this.#work.story.catchUp(`deal:${announcementOf(dealId)}`)
    const expiresAt = await this.#expireSoon(dealId, reason, 50)
    await sql`select pg_sleep_until(${expiresAt}::timestamptz)`.execute(this.#db)
    await this.tick(dealId)
  }

  /** A moment that had passed when the write had its turn is tried again, further ahead. */
  async #expireSoon(dealId: string, reason: string, milliseconds: number): Promise<string> {
    const { rows } = await sql<{ now: Temporal.Instant }>`select clock_timestamp() as now`.execute(this.#db)
    const expiresAt = rows[0]!.now.add({ milliseconds }).toString({ smallestUnit: 'millisecond' })
    try {
      await this.#do(dealId, dealsCalls.changeTimes, {
        dealId,
        times: { closesAt: null, expiresAt },
        reason,
      })
      return expiresAt
    } catch (fault) {
      if (!(fault instanceof SeedRefused && fault.reason === 'deal.time-past')) throw fault
      return this.#expireSoon(dealId, reason, milliseconds * 4)
    }
  }

  async #final(dealId: string, priced: Parameters<typeof finalOf>[2]) {
    const { terms } = this.#of(dealId)
    return finalOf(terms, await calendarFor(this.#db, terms), priced)
  }

  async #dated(sent: Partial<Terms> = {}): Promise<Terms> {
    const terms = { ...emptyTerms, ...sent }
    return dated(terms, await calendarFor(this.#db, terms), this.now)
  }

  #do<C extends (typeof dealsCalls)[keyof typeof dealsCalls]>(dealId: string, call: C, input: SentOf<C>) {
    return this.#work.ask(this.#of(dealId).by, call, input)
  }

  #of(dealId: string): Known {
    return this.#known.get(dealId)!
  }

  /** Tranches share a version of what they share. */
  #keep(dealId: string, by: string, terms: Terms, seen: Known['seen']): void {
    for (const [id, { seen: earlier }] of this.#known)
      if (announcementOf(id) === announcementOf(dealId)) earlier.sharedVersion = seen.sharedVersion
    this.#known.set(dealId, { by, terms, seen })
  }
}
