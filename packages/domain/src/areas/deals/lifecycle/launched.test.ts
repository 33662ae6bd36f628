import { expect, it } from 'vitest'
import { final } from './world.ts'
import { isLaunched, namedMove } from './launched.ts'

const launched = { status: 'FPG', bookClosed: true, final } as const

it('offers a launch once, and then other final terms', () => {
  expect(namedMove('launch', { ...launched, final: null })).toBe('launch')
  expect(namedMove('launch', launched)).toBe('relaunch')
  expect(namedMove('price', launched)).toBe('price')
})

it('is launched with final terms, until it is priced', () => {
  expect(isLaunched(launched)).toBe(true)
  expect(isLaunched({ ...launched, final: null })).toBe(false)
  expect(isLaunched({ ...launched, bookClosed: false })).toBe(false)
  expect(isLaunched({ ...launched, status: 'Priced', bookClosed: false })).toBe(false)
})
