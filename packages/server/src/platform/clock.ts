import type pg from 'pg'
import type { Logger } from 'pino'

const measureEveryMs = 60_000
const samples = 5

/** The database's time, which decides everywhere, without a query each time. */
export interface Clock {
  now: () => Temporal.Instant
  close: () => void
}

/**
 * How far the database's clock is ahead of this process's monotonic one; the shortest round trip is the most exact.
 */
const measure = async (pool: pg.Pool): Promise<number> => {
  let best = { trip: Infinity, offset: 0 }
  for (let taken = 0; taken < samples; taken++) {
    const sentAt = performance.now()
    const { rows } = await pool.query<{ now: Temporal.Instant }>({
      name: 'clock',
      text: 'select clock_timestamp() as now',
    })
    const trip = performance.now() - sentAt
    const offset = Number(rows[0]!.now.epochNanoseconds) / 1e6 - (sentAt + trip / 2)
    if (trip < best.trip) best = { trip, offset }
  }
  return best.offset
}

export const startClock = async (pool: pg.Pool, log: Logger): Promise<Clock> => {
  let offset = await measure(pool)
  const timer = setInterval(() => {
    measure(pool)
      .then((measured) => (offset = measured))
      .catch((fault: unknown) => log.warn({ err: fault }, 'the database’s clock could not be read'))
  }, measureEveryMs).unref()
  return {
    now: () => Temporal.Instant.fromEpochMilliseconds(Math.round(performance.now() + offset)),
    close: () => clearInterval(timer),
  }
}
