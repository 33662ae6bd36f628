// Steps of a syndicate desk on a deal: each step is one call by a person with the right to it.
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
import { dated, finalOf, level, onWeekday } from './deal-figures.ts'

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
  versions: { version: number; sharedVersion: number }
}

/** Makes deals and moves them on; the person who made a deal runs it. */
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

  /** A time that many minutes from now, rounded down to five minutes, as desks set close times. */
  in(minutes: number): string {
    const at = this.now.add({ minutes })
    return at.round({ smallestUnit: 'minute', roundingIncrement: 5, roundingMode: 'floor' }).toString()
  }

  /** The close of a book that is open for days, on a day when desks work. */
  inDays(days: number): string {
    return onWeekday(Temporal.Instant.from(this.in(days * 24 * 60)), emptyTerms.timeZone).toString()
  }

  /** Dates the next writes of a deal: the first `minutesAgo`, then one every `seconds`. */
  goOn(dealId: string, minutesAgo: number, seconds: number): void {
    this.#work.story.goOn(
      `deal:${announcementOf(dealId)}`,
      this.now.subtract({ minutes: minutesAgo }),
      seconds,
    )
  }

  /** Runs the clock of a deal. */
  async tick(dealId: string): Promise<void> {
    await dealClock.run(dealId, { db: this.#db, pipeline: this.#work.pipeline, log: this.#work.log })
  }

  /** Makes a draft with only the passed fields, so that it can be incomplete. */
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

  /** Makes a deal that is ready to be announced, with dates computed from today. */
  async draft(by: string, draft: Draft): Promise<string> {
    return this.sketch(by, { ...draft, terms: await this.#dated(draft.terms) })
  }

  /** Adds a tranche, announced together with another deal. */
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
    const fields = { description, validFrom: null, validUntil: null, audience, gated: gated ?? false }
    await this.#work.ask(by, dealsCalls.addDoc, { dealId, fileId, ...fields })
  }

  async announce(dealId: string): Promise<void> {
    const { by, versions } = this.#of(dealId)
    const { version, sharedVersion } = versions
    await this.#work.ask(by, dealsCalls.submitDeal, { dealId, target: 'IPG', version, sharedVersion })
  }

  /** Opens a test of a draft, which ends before its book closes. */
  async openTest(dealId: string, testClosesAt: string): Promise<void> {
    const { by, versions } = this.#of(dealId)
    const { version, sharedVersion } = versions
    const request = { dealId, target: 'Test' as const, testClosesAt, version, sharedVersion }
    await this.#work.ask(by, dealsCalls.submitDeal, request)
  }

  /** Allocates the priced book as its desk would. */
  allocate(dealId: string): Promise<void> {
    return allocate(this.#work.ask, this.#of(dealId).by, dealId)
  }

  /** Steps of investors and desks on the orders of a deal. */
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

  /** Closes the FPG book and launches the terms. */
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

  /** Sets the expiry to the next moment and runs the clock at that time. */
  async expire(dealId: string, reason: string): Promise<void> {
    this.#work.story.catchUp(`deal:${announcementOf(dealId)}`)
    const expiresAt = await this.#expireSoon(dealId, reason, 50)
    await sql`select pg_sleep_until(${expiresAt}::timestamptz)`.execute(this.#db)
    await this.tick(dealId)
  }

  /** If the time has passed before the write runs, tries again with a later time. */
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

  /** Tranches have one version of their shared fields. */
  #keep(dealId: string, by: string, terms: Terms, versions: Known['versions']): void {
    for (const [id, { versions: earlier }] of this.#known)
      if (announcementOf(id) === announcementOf(dealId)) earlier.sharedVersion = versions.sharedVersion
    this.#known.set(dealId, { by, terms, versions })
  }
}
