import { describe, expect, it } from 'vitest'
import { hasMoved } from './held.ts'

describe('what was on the screen when an answer was begun', () => {
  it('is over once somebody saved a newer version, not by one that was read late', () => {
    expect(hasMoved({ version: 3 }, { version: 3 })).toBe(false)
    expect(hasMoved({ version: 4 }, { version: 3 })).toBe(true)
    expect(hasMoved({ version: 2 }, { version: 3 })).toBe(false)
  })

  it('is over once something else is asked', () => {
    expect(hasMoved({ version: 3, asked: 'test 2' }, { version: 3, asked: 'test 1' })).toBe(true)
    expect(hasMoved({ version: 3, asked: 'fpg 2' }, { version: 3, asked: 'fpg 2' })).toBe(false)
  })
})
