import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paced } from './paced.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('runs a single request at once, and repeated ones at the interval without losing the last', () => {
  const done = vi.fn()
  const { ask } = paced(done, 600)
  ask()
  expect(done).toHaveBeenCalledTimes(1)
  for (let nr = 0; nr < 50; nr++) {
    ask()
    vi.advanceTimersByTime(10)
  }
  expect(done).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(done).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5000)
  expect(done).toHaveBeenCalledTimes(2)
  ask()
  expect(done).toHaveBeenCalledTimes(3)
})

it('runs the waiting request and the next one at once after hurry', () => {
  const done = vi.fn()
  const { ask, hurry } = paced(done, 600)
  ask()
  ask()
  hurry()
  expect(done).toHaveBeenCalledTimes(2)
  ask()
  expect(done).toHaveBeenCalledTimes(3)
  ask()
  expect(done).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(600)
  expect(done).toHaveBeenCalledTimes(4)
})

it('does not run after stop', () => {
  const done = vi.fn()
  const { ask, stop } = paced(done, 600)
  ask()
  ask()
  stop()
  vi.advanceTimersByTime(5000)
  expect(done).toHaveBeenCalledTimes(1)
})
