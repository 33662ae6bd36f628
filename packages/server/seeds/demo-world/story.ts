// Times of the writes in the demo world: its deals seem to have run for hours.

interface Pace {
  /** The time of the first write at this pace. */
  from: Temporal.Instant
  seconds: number
  seq: number | undefined
}

/** The default start and pace of deals. */
const firstHours = 4
const usualSeconds = 30

/** Books fill in bursts: the gaps between writes differ. */
const rhythm = [0.2, 0.4, 1.8, 0.3, 1, 2.6, 0.5, 1.2]
const beats = (count: number): number => {
  const whole = rhythm.reduce((sum, beat) => sum + beat, 0)
  const rest = rhythm.slice(0, count % rhythm.length).reduce((sum, beat) => sum + beat, 0)
  return Math.floor(count / rhythm.length) * whole + rest
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  Temporal.Instant.compare(one, other) < 0

export class Story {
  readonly #paces = new Map<string, Pace | 'now'>()
  readonly #dates = new Map<string, Temporal.Instant>()
  readonly #last = new Map<string, Temporal.Instant>()

  /** Dates the next writes: the first at `from`, then one every `seconds`. */
  goOn(ledgerId: string, from: Temporal.Instant, seconds: number): void {
    this.#paces.set(ledgerId, { from, seconds, seq: undefined })
  }

  /** Dates the next writes now. */
  catchUp(ledgerId: string): void {
    this.#paces.set(ledgerId, 'now')
  }

  /** Dates the next writes at this moment. */
  date(ledgerId: string, at: Temporal.Instant): void {
    this.#dates.set(ledgerId, at)
  }

  /** The clock of the pipeline: it never goes back, and never ahead of the real time. */
  momentOf = (ledgerId: string, seq: number, now: Temporal.Instant): Temporal.Instant => {
    const dated = this.#dates.get(ledgerId)
    if (dated) return isBefore(dated, now) ? dated : now
    if (!ledgerId.startsWith('deal:')) return now
    const pace = this.#paces.get(ledgerId) ?? {
      from: now.subtract({ hours: firstHours }),
      seconds: usualSeconds,
      seq: undefined,
    }
    if (pace === 'now') return now
    pace.seq ??= seq
    this.#paces.set(ledgerId, pace)
    const paced = pace.from.add({ milliseconds: Math.round(beats(seq - pace.seq) * pace.seconds * 1000) })
    const last = this.#last.get(ledgerId)
    const later = last && isBefore(paced, last) ? last : paced
    const moment = isBefore(later, now) ? later : now
    this.#last.set(ledgerId, moment)
    return moment
  }
}
