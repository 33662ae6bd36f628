import { describe, expect, it } from 'vitest'
import { isContested, isTypedOver, saidIn } from './said.ts'

const version = (
  number: number,
  comment: string | null,
  privateComment: string | null,
  ...fields: string[]
) => ({
  version: number,
  at: `2026-11-20T08:0${number}:00Z`,
  by: null,
  changes: fields.map((field) => ({ field })),
  order: { comment, privateComment },
})

const versions = [
  version(4, null, 'Talk to them', 'comment'),
  version(3, 'Two funds', 'Talk to them', 'privateComment', 'orderLevels'),
  version(2, 'Two funds', null, 'comment'),
  version(1, 'One fund', null, 'comment', 'orderLevels'),
]

describe('what was said of an order', () => {
  it('is every text with its version, newest first, and when it was taken away', () => {
    expect(saidIn(versions, 'comment').map(({ version: at, text }) => [at, text])).toEqual([
      [4, null],
      [2, 'Two funds'],
      [1, 'One fund'],
    ])
    expect(saidIn(versions, 'privateComment').map(({ text }) => text)).toEqual(['Talk to them'])
  })

  it('is contested where somebody said something else while it was typed', () => {
    const typed = { base: 'One fund', text: 'Three funds' }
    expect([isContested(typed, 'One fund'), isContested(typed, 'Two funds')]).toEqual([false, true])
  })

  it('is typed over only by other words', () => {
    expect(isTypedOver({ base: null, text: '  ' })).toBe(false)
    expect(isTypedOver({ base: 'One fund', text: '' })).toBe(true)
  })
})
