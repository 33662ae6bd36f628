import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choicesFor,
  comesByMail,
  mailCategories,
  mailsByDefault,
  mailsOf,
  noticeCategories,
} from './index.ts'

describe('notices by mail', () => {
  it('come without a choice if somebody waits for an answer or a result', () => {
    expect(mailsOf({})).toEqual(['answers', 'allocations', 'signOffs', 'margins', 'limits'])
    expect(choicesFor(mailsOf({}))).toEqual({})
  })

  it('about the account come whatever was chosen', () => {
    expect(comesByMail('account', { account: false })).toBe(true)
    expect(choicesFor([])).not.toHaveProperty('account')
    expect(mailCategories).not.toContain('account')
  })

  it('are as chosen, and a choice like the default is none', () => {
    const lists = fc.subarray([...mailCategories])
    fc.assert(
      fc.property(lists, (mails) => {
        const choices = choicesFor(mails)
        expect(mailsOf(choices)).toEqual(mails)
        for (const category of noticeCategories)
          if (choices[category] !== undefined) expect(choices[category]).toBe(!mailsByDefault[category])
      }),
    )
  })
})
