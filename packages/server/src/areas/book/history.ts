import { kindOf, type MomentumKind, type Moved, type Move } from '@bookrunner/domain/book'
import { stageIn, type OrderPhase } from '@bookrunner/domain/orders'
import { SingleFlight } from '../../platform/single-flight.ts'
import type { SaidThen } from './moves.repo.ts'

/** What orders said from a state (not included) up to another. */
export type ReadSaid = (since: number, until: number) => Promise<readonly SaidThen[]>

type Saying = Pick<SaidThen, 'stage' | 'soft' | 'size'>

/** Firm size that counted: intentions of a test that is over are no part of the book's past. */
export const firmIn = ({ stage, soft, size }: Saying, phase: OrderPhase): number =>
  soft || stageIn(stage, phase) !== 'live' ? 0 : size

const minute = 60_000

/** What moved, by minute and kind. */
class Minutes {
  readonly #amounts: Map<string, Moved>

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

  all(): Moved[] {
    return [...this.#amounts.values()]
  }
}

/** So many single changes are kept, so that states which are being told just now can be told exactly. */
const mostSingle = 2000

/**
 * What became of a book, read once and then on from where it ended: minutes, and the last size of each order. Only of the
 * newest changes is each kept, so it does not grow with them.
 */
export class Past {
  readonly #read: ReadSaid
  readonly #phase: OrderPhase
  /** Read up to this state; up to `#folded` in minutes, the rest singly. */
  #until = 0
  #folded = 0
  readonly #minutes = new Minutes()
  readonly #sizes = new Map<string, number>()
  #single: SaidThen[] = []
  readonly #reading = new SingleFlight<void>()

  constructor(phase: OrderPhase, read: ReadSaid) {
    this.#phase = phase
    this.#read = read
  }

  get until(): number {
    return this.#until
  }

  /** Can it still tell what was at a state? */
  reaches(seq: number): boolean {
    return seq >= this.#folded
  }

  /** One read at a time: each begins where the one before has ended. */
  async bring(until: number): Promise<void> {
    while (this.#until < until) await this.#reading.join(() => this.#more(until))
  }

  /** All that moved up to a state. */
  movedUpTo(seq: number): Moved[] {
    const minutes = new Minutes(this.#minutes)
    const sizes = new Map<string, number>()
    for (const said of this.#single) {
      if (said.seq > seq) break
      this.#move(said, minutes, sizes)
    }
    return minutes.all()
  }

  async #more(until: number): Promise<void> {
    const since = this.#until
    for (const said of await this.#read(since, until)) this.#single.push(said)
    this.#until = until
    if (this.#single.length > 2 * mostSingle) this.#fold()
  }

  #move(said: SaidThen, minutes: Minutes, sizes: Map<string, number>): void {
    const was = sizes.get(said.orderId) ?? this.#sizes.get(said.orderId) ?? 0
    const is = firmIn(said, this.#phase)
    sizes.set(said.orderId, is)
    if (was !== is) minutes.add({ at: said.at.epochMilliseconds, was, is })
  }

  /** A state is folded whole: what one write did to several orders has one number. */
  #fold(): void {
    const last = this.#single.at(-1 - mostSingle)!.seq
    const kept: SaidThen[] = []
    for (const said of this.#single)
      if (said.seq > last) kept.push(said)
      else this.#move(said, this.#minutes, this.#sizes)
    this.#single = kept
    this.#folded = last
  }
}
