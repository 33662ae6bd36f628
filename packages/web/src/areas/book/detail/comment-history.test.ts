import { describe, expect, it } from 'vitest'
import { isContested, isEdited, commentsIn } from './comment-history.ts'

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

describe('comments of an order', () => {
  it('lists every text with its version, newest first, and its removal', () => {
    expect(commentsIn(versions, 'comment').map(({ version: at, text }) => [at, text])).toEqual([
      [4, null],
      [2, 'Two funds'],
      [1, 'One fund'],
    ])
    expect(commentsIn(versions, 'privateComment').map(({ text }) => text)).toEqual(['Talk to them'])
  })

  it('is contested if somebody changed the text meanwhile', () => {
    const typed = { base: 'One fund', text: 'Three funds' }
    expect([isContested(typed, 'One fund'), isContested(typed, 'Two funds')]).toEqual([false, true])
  })

  it('is edited only if the text differs', () => {
    expect(isEdited({ base: null, text: '  ' })).toBe(false)
    expect(isEdited({ base: 'One fund', text: '' })).toBe(true)
  })
})
