import { describe, expect, it } from 'vitest'
import type { MessageFacts } from './message.ts'
import { messageRecipients, type SendableMessage } from './send-message.ts'

const facts = (change: Partial<MessageFacts> = {}): MessageFacts => ({
  over: 100n,
  exactly: false,
  jlmInterest: 20n,
  accounts: 3,
  ...change,
})
const openedAt = '2026-11-20T08:00:00Z'
const at = '2026-11-20T08:00:01Z'
const message: SendableMessage = { says: facts(), at, isSuperseded: false, sentTo: [] }
const live = { openedAt, now: facts() }

describe('sending a book message', () => {
  it('reaches the chosen readers, and none twice', () => {
    expect(messageRecipients(message, ['managers', 'investors'], live)).toEqual(['investors', 'managers'])
    expect(messageRecipients({ ...message, sentTo: ['managers'] }, ['investors', 'managers'], live)).toEqual([
      'investors',
    ])
    expect(messageRecipients({ ...message, sentTo: ['managers'] }, ['managers'], live)).toMatchObject({
      reason: 'book.message-sent',
    })
    expect(messageRecipients(message, [], live)).toMatchObject({ reason: 'book.message-sent' })
  })

  it('needs the newest message', () => {
    expect(messageRecipients({ ...message, isSuperseded: true }, ['investors'], live)).toMatchObject({
      reason: 'book.message-superseded',
    })
  })

  it('needs a book of which every figure of the message is still true', () => {
    const answer = (says: Partial<MessageFacts>, now: Partial<MessageFacts>) => {
      const to = messageRecipients({ ...message, says: facts(says) }, ['investors'], {
        openedAt,
        now: facts(now),
      })
      return Array.isArray(to) ? 'sent' : to.reason
    }
    const untrue = 'book.message-untrue'
    expect(answer({}, { over: 99n })).toBe(untrue)
    expect(answer({}, { over: 500n })).toBe('sent')
    expect(answer({}, { over: 500n, exactly: true })).toBe('sent')
    // The book is no longer over it, but exactly it.
    expect(answer({}, { exactly: true })).toBe(untrue)
    expect(answer({}, { over: 500n, jlmInterest: 19n })).toBe(untrue)
    expect(answer({}, { over: 500n, accounts: 2 })).toBe(untrue)
    expect(answer({}, { jlmInterest: 21n, accounts: 4 })).toBe('sent')
    expect(answer({ exactly: true }, { exactly: true })).toBe('sent')
    expect(answer({ exactly: true }, { exactly: false })).toBe(untrue)
    expect(answer({ exactly: true }, { exactly: true, over: 500n })).toBe(untrue)
    expect(answer({ exactly: true }, { exactly: true, over: 99n })).toBe(untrue)
  })

  it('does not pass intentions off as a book, before books open or later', () => {
    const during = { openedAt: undefined, now: facts() }
    expect(messageRecipients(message, ['managers'], during)).toMatchObject({ reason: 'book.message-of-test' })
    const early = { ...message, at: '2026-11-20T07:59:59.999Z' }
    expect(messageRecipients(early, ['managers'], live)).toMatchObject({ reason: 'book.message-of-test' })
    expect(messageRecipients({ ...message, at: openedAt }, ['managers'], live)).toEqual(['managers'])
  })
})
