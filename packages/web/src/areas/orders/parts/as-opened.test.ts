import { describe, expect, it } from 'vitest'
import { isOutdated } from './as-opened.ts'

describe('an order that was opened to be answered', () => {
  it('is outdated by a newer version, but not by an older one read late', () => {
    expect(isOutdated({ version: 3 }, { version: 3 })).toBe(false)
    expect(isOutdated({ version: 4 }, { version: 3 })).toBe(true)
    expect(isOutdated({ version: 2 }, { version: 3 })).toBe(false)
  })

  it('is outdated by a new round', () => {
    expect(isOutdated({ version: 3, question: 'test 2' }, { version: 3, question: 'test 1' })).toBe(true)
    expect(isOutdated({ version: 3, question: 'fpg 2' }, { version: 3, question: 'fpg 2' })).toBe(false)
  })
})
