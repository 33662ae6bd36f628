import { describe, expect, it } from 'vitest'
import type { DealLifecycle } from '../deals/index.ts'
import { messageRecipients, type SendableMessage } from './send-message.ts'

type Position = Pick<DealLifecycle, 'test'>

const message: SendableMessage = { over: 100n, isSuperseded: false, sentTo: [] }
const position = { status: 'IPG', bookClosed: false, confirmed: false, test: null } as const
const live = { lifecycle: position, overNow: 100n }

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

  it('needs the newest message, which the book still bears out', () => {
    expect(messageRecipients({ ...message, isSuperseded: true }, ['investors'], live)).toMatchObject({
      reason: 'book.message-superseded',
    })
    expect(messageRecipients(message, ['investors'], { ...live, overNow: 99n })).toMatchObject({
      reason: 'book.message-untrue',
    })
    expect(messageRecipients(message, ['investors'], { ...live, overNow: 500n })).toEqual(['investors'])
  })

  it('does not pass intentions off as a book', () => {
    const test = { from: 'Draft' } as NonNullable<Position['test']>
    const lifecycle = { ...position, status: 'Test' as const, test }
    expect(messageRecipients(message, ['managers'], { lifecycle, overNow: 100n })).toMatchObject({
      reason: 'book.message-of-test',
    })
  })
})
