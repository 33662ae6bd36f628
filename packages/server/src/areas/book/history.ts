import { kindOf, type MomentumKind, type BookMovement, type Move } from '@bookrunner/domain/book'
import { stageIn, type OrderPhase } from '@bookrunner/domain/orders'
import { SingleFlight } from '../../platform/single-flight.ts'
import type { SizeChange } from './moves.repo.ts'

/** Reads how sizes changed from a state (not included) up to another. */
export type ReadSizeChanges = (since: number, until: number) => Promise<readonly SizeChange[]>

type CountedSize = Pick<SizeChange, 'stage' | 'soft' | 'size'>

/** Firm size that counted. Intentions of a finished test are not part of the history. */
export const firmIn = ({ stage, soft, size }: CountedSize, phase: OrderPhase): number =>
  soft || stageIn(stage, phase) !== 'live' ? 0 : size

const minute = 60_000

/** Amounts that moved, by minute and kind. */
class Minutes {
  readonly #amounts: Map<string, BookMovement>

  constructor(from?: Minutes) {
    this.#amounts = new Map(from?.all().map((each) => [`${each.at} ${each.kind}`, { ...each }]))
  }

  add({ at, was, is }: Move): void {
    const kind: MomentumKind | null = kindOf({ was, is })
    if (!kind) return
    const from = Math.floor(at / minute) * minute
    const key = `${from} ${kind}`
    const known = this.#amounts.get(key) ?? { at: from, kind, amount: 0n }
    known.amount += BigInt(Math.abs(is - was))
    this.#amounts.set(key, known)
  }

  all(): BookMovement[] {
    return [...this.#amounts.values()]
  }
}

/** So many changes stay single, so that the states being sent just now have exact figures. */
const mostSingle = 2000

/**
 * A book's history, read once and continued from there. It stores minutes and the last size of each order, and only
 * the newest changes one by one, so it does not grow with them.
 */
export class BookHistory {
  readonly #read: ReadSizeChanges
  readonly #phase: OrderPhase
  /** Read up to this state; up to `#folded` in minutes, the rest singly. */
  #until = 0
  #folded = 0
  readonly #minutes = new Minutes()
  readonly #sizes = new Map<string, number>()
  #single: SizeChange[] = []
  readonly #reading = new SingleFlight<void>()

  constructor(phase: OrderPhase, read: ReadSizeChanges) {
    this.#phase = phase
    this.#read = read
  }

  get until(): number {
    return this.#until
  }

  /** True if the figures of a state are still exact. */
  reaches(seq: number): boolean {
    return seq >= this.#folded
  }

  /** One read at a time: each begins where the last one ended. */
  async bring(until: number): Promise<void> {
    while (this.#until < until) await this.#reading.join(() => this.#more(until))
  }

  /** All amounts that moved up to a state. */
  movedUpTo(seq: number): BookMovement[] {
    const minutes = new Minutes(this.#minutes)
    const sizes = new Map<string, number>()
    for (const change of this.#single) {
      if (change.seq > seq) break
      this.#move(change, minutes, sizes)
    }
    return minutes.all()
  }

  async #more(until: number): Promise<void> {
    const since = this.#until
    for (const change of await this.#read(since, until)) this.#single.push(change)
    this.#until = until
    if (this.#single.length > 2 * mostSingle) this.#fold()
  }

  #move(change: SizeChange, minutes: Minutes, sizes: Map<string, number>): void {
    const was = sizes.get(change.orderId) ?? this.#sizes.get(change.orderId) ?? 0
    const is = firmIn(change, this.#phase)
    sizes.set(change.orderId, is)
    if (was !== is) minutes.add({ at: change.at.epochMilliseconds, was, is })
  }

  /** One write may change several orders under one number, so it folds whole states only. */
  #fold(): void {
    const last = this.#single.at(-1 - mostSingle)!.seq
    const newest: SizeChange[] = []
    for (const change of this.#single)
      if (change.seq > last) newest.push(change)
      else this.#move(change, this.#minutes, this.#sizes)
    this.#single = newest
    this.#folded = last
  }
}
