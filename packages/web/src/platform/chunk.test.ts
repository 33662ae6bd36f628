import { expect, it } from 'vitest'
import { mayReload } from './chunk.ts'

it('reloads once for a missing chunk, and again only after a minute (§8, no loop)', () => {
  expect(mayReload(undefined, 1_000_000)).toBe(true)
  expect(mayReload(990_000, 1_000_000)).toBe(false)
  expect(mayReload(900_000, 1_000_000)).toBe(true)
})

it('is not stopped by a clock that was set back or a wrong value', () => {
  expect(mayReload(2_000_000, 1_000_000)).toBe(true)
  expect(mayReload('yesterday', 1_000_000)).toBe(true)
})
