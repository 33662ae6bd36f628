/** The urgency of a close time. The last minute has a text, so that colour is not the only sign. */
export type Urgency = 'calm' | 'soon' | 'last' | 'over'

export interface Remaining {
  readonly urgency: Urgency
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The time left until an instant, in seconds rounded up, so that "1" shows until the end. */
export function remaining(until: number, now: number): Remaining {
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const urgency =
    left === 0 ? 'over' : left <= MINUTE ? 'last' : left <= 10 * MINUTE ? 'soon' : ('calm' as const)
  return {
    urgency,
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: left % MINUTE,
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** "1:05:12", "0:42:07": always with its hours, because "42:07" beside "1:05:12" may be read as hours. */
export const clockLeft = ({ hours, minutes, seconds }: Remaining): string =>
  `${hours}:${two(minutes)}:${two(seconds)}`
