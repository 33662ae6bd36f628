// When what is played happened: deals of the demo world have the last hours behind them, not a moment.

interface Pace {
  /** The first write of it. */
  from: Temporal.Instant
  seconds: number
  seq: number | undefined
}

/** Deals begin so long ago, and go on at this pace unless somebody says otherwise. */
const firstHours = 4
const usualSeconds = 30

/** Books fill in bursts: some writes come right after another, some after a while. */
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
  readonly #last = new Map<string, Temporal.Instant>()

  /** From the next write on: so long ago, and a write every so many seconds. */
  goOn(ledgerId: string, from: Temporal.Instant, seconds: number): void {
    this.#paces.set(ledgerId, { from, seconds, seq: undefined })
  }

  /** What follows happens now. */
  catchUp(ledgerId: string): void {
    this.#paces.set(ledgerId, 'now')
  }

  /** For the pipeline: never back, and never ahead of the clock. */
  momentOf = (ledgerId: string, seq: number, now: Temporal.Instant): Temporal.Instant => {
    if (!ledgerId.startsWith('deal:')) return now
    const pace = this.#paces.get(ledgerId) ?? {
      from: now.subtract({ hours: firstHours }),
      seconds: usualSeconds,
      seq: undefined,
    }
    if (pace === 'now') return now
    pace.seq ??= seq
    this.#paces.set(ledgerId, pace)
    const told = pace.from.add({ milliseconds: Math.round(beats(seq - pace.seq) * pace.seconds * 1000) })
    const last = this.#last.get(ledgerId)
    const later = last && isBefore(told, last) ? last : told
    const moment = isBefore(later, now) ? later : now
    this.#last.set(ledgerId, moment)
    return moment
  }
}
