import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerClock } from './server-clock.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') }))
afterEach(() => vi.useRealTimers())

const noon = '2026-03-01T12:00:00.000Z'
const isFrom = (clock: ServerClock, instant: string) => clock.now() - Date.parse(instant)

test('the computer’s own clock until the server has answered', () => {
  expect(new ServerClock().now()).toBe(Date.now())
})

test('an answer belongs to the middle of its round trip', () => {
  const clock = new ServerClock()
  const sentAt = performance.now()
  vi.advanceTimersByTime(300)
  clock.answered(sentAt, noon)
  expect(isFrom(clock, noon)).toBeCloseTo(150)
  expect(clock.within).toBeCloseTo(150)
  vi.advanceTimersByTime(1000)
  expect(isFrom(clock, noon)).toBeCloseTo(1150)
})

test('the shortest trip wins, until it is old', () => {
  const clock = new ServerClock()
  const ask = (trip: number, serverNow: string) => {
    const sentAt = performance.now()
    vi.advanceTimersByTime(trip)
    clock.answered(sentAt, serverNow)
  }
  ask(20, noon)
  ask(2000, '2026-03-01T12:00:09.000Z')
  expect(isFrom(clock, noon)).toBeCloseTo(2010)
  vi.advanceTimersByTime(11 * 60_000)
  ask(2000, noon)
  expect(isFrom(clock, noon)).toBeCloseTo(1000)
})

test('a computer that slept is brought forward, never back', () => {
  const clock = new ServerClock()
  clock.answered(performance.now(), noon)
  clock.atLeast('2026-03-01T12:10:00.000Z')
  expect(isFrom(clock, '2026-03-01T12:10:00.000Z')).toBeCloseTo(0)
  clock.atLeast(noon)
  expect(isFrom(clock, '2026-03-01T12:10:00.000Z')).toBeCloseTo(0)
})

test('setting the computer’s clock changes nothing', () => {
  const clock = new ServerClock()
  clock.answered(performance.now(), noon)
  vi.setSystemTime(0)
  expect(isFrom(clock, noon)).toBeCloseTo(0)
})
