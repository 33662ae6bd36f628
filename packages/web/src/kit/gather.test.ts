import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gathered } from './gather.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('is done however often it is heard of meanwhile, and again for what is heard after', () => {
  let done = 0
  const { heard, stop } = gathered(() => void (done += 1), 1000)
  for (let at = 0; at < 25; at++) {
    heard()
    vi.advanceTimersByTime(100)
  }
  expect(done).toBe(2)
  stop()
  vi.advanceTimersByTime(5000)
  expect(done).toBe(2)
  heard()
  vi.advanceTimersByTime(1000)
  expect(done).toBe(3)
})
