import { refuse, type Refusal } from '@bookrunner/domain/kernel'

/** So many slow calls of one kind. */
export interface GateLimits {
  /** Of one person at once. */
  perPerson: number
  /** Of one person, waiting; further ones are refused. */
  waiting: number
  /** Of all people at once on this node. */
  atOnce: number
  /** So long a call waits for its turn. */
  waitMs: number
}

export interface Turn {
  /** Lets the next person's call begin, while this person's count keeps it. */
  leavePlace: () => void
  /** Both; repeated calls do nothing. */
  end: () => void
}

export type NoTurn = Refusal<'slow.too-many' | 'slow.no-turn'>

/** Where a slow call waits for its turn: a `Gate` of this process, or that of the parent. */
export interface TurnGate {
  enter: (personId: string, entering?: Entering) => Promise<Turn | NoTurn>
  readonly running: number
  readonly waiting: number
}

interface Waiting {
  /** False for an upload: it counts for its person only, because a slow line must not take a place from others. */
  place: boolean
  start: () => void
}

interface Person {
  running: number
  waiting: Waiting[]
  /** The number of the last start, of all on this node; 0 before the first. */
  started: number
}

export interface Entering {
  place?: boolean
  /** The caller hung up. */
  gone?: AbortSignal
}

const mostSeconds = 60
/** The weight of the newest call in the usual time of a call. */
const newest = 0.2

/** Slow calls take turns: a few of each person, a few of all, and people one after the other. */
export class Gate implements TurnGate {
  readonly #limits: GateLimits
  readonly #people = new Map<string, Person>()
  #free: number
  #starts = 0
  #usualMs = 1000

  constructor(limits: GateLimits) {
    this.#limits = limits
    this.#free = limits.atOnce
  }

  get running(): number {
    return this.#sum(({ running }) => running)
  }

  get waiting(): number {
    return this.#sum(({ waiting }) => waiting.length)
  }

  async enter(personId: string, { place = true, gone }: Entering = {}): Promise<Turn | NoTurn> {
    const person = this.#people.get(personId) ?? { running: 0, waiting: [], started: 0 }
    this.#people.set(personId, person)
    if (person.waiting.length === 0 && this.#mayStart(person, place)) return this.#start(personId, place)
    if (person.waiting.length >= this.#limits.waiting) return this.#refusal('slow.too-many', person)
    return new Promise((done) => {
      const stop = () => {
        clearTimeout(timer)
        gone?.removeEventListener('abort', giveUp)
      }
      const waiting = {
        place,
        start: () => {
          stop()
          done(this.#start(personId, place))
        },
      }
      const giveUp = () => {
        stop()
        person.waiting.splice(person.waiting.indexOf(waiting), 1)
        const own = person.running >= this.#limits.perPerson
        done(this.#refusal(own ? 'slow.too-many' : 'slow.no-turn', person))
        this.#forgetIdle(personId)
        // An upload may wait behind it that needs no place.
        this.#startNext()
      }
      const timer = setTimeout(giveUp, this.#limits.waitMs)
      gone?.addEventListener('abort', giveUp)
      person.waiting.push(waiting)
      if (gone?.aborted) giveUp()
    })
  }

  #mayStart({ running }: Person, place: boolean): boolean {
    return running < this.#limits.perPerson && (!place || this.#free > 0)
  }

  #start(personId: string, place: boolean): Turn {
    const person = this.#people.get(personId)!
    person.running += 1
    person.started = this.#starts += 1
    if (place) this.#free -= 1
    const begun = performance.now()
    let hasPlace = place
    let isOver = false
    const leavePlace = () => {
      if (!hasPlace) return
      hasPlace = false
      this.#free += 1
      this.#startNext()
    }
    const end = () => {
      if (isOver) return
      isOver = true
      this.#usualMs += newest * (performance.now() - begun - this.#usualMs)
      person.running -= 1
      leavePlace()
      this.#startNext()
      this.#forgetIdle(personId)
    }
    return { leavePlace, end }
  }

  /** Whoever has the fewest under way is next, and of those who had no turn for longest. */
  #startNext(): void {
    for (;;) {
      const [next] = [...this.#people.values()]
        .filter((person) => person.waiting[0] && this.#mayStart(person, person.waiting[0].place))
        .toSorted((one, other) => one.running - other.running || one.started - other.started)
      if (!next) return
      next.waiting.shift()!.start()
    }
  }

  #forgetIdle(personId: string): void {
    const person = this.#people.get(personId)
    if (person && person.running === 0 && person.waiting.length === 0) this.#people.delete(personId)
  }

  #refusal(reason: NoTurn['reason'], { waiting }: Person): NoTurn {
    const ms = (this.#usualMs * (waiting.length + 1)) / this.#limits.perPerson
    return refuse(reason, { seconds: Math.min(mostSeconds, Math.max(1, Math.ceil(ms / 1000))) })
  }

  #sum(count: (person: Person) => number): number {
    return [...this.#people.values()].reduce((sum, person) => sum + count(person), 0)
  }
}
