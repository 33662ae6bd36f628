import { describe, expect, it } from 'vitest'
import { readUnsaved, storeUnsaved } from '../../../platform/unsaved.ts'
import { inTab, signIn } from '../../../platform/outbox/testing.ts'
import { sessionStore } from '../../../platform/session.ts'
import { actForm, deskFormOf, editForm, entryForm } from './desk-forms.ts'
import { outcomeOf } from './use-order-write.ts'
import type { OrderWrite } from './order-writes.ts'

inTab()

const which = { orderId: 'ord_1', expectedVersion: 1 }
const writes: readonly (readonly [OrderWrite, string | undefined])[] = [
  [
    { act: 'newOrderForInvestor', input: { dealId: 'dl_1', investorId: 'ent_1', content: {} } },
    entryForm('dl_1'),
  ],
  [{ act: 'editOrderForInvestor', input: { ...which, content: {} } }, editForm('ord_1')],
  [{ act: 'withdrawForInvestor', input: which }, actForm('withdraw', 'ord_1')],
  [{ act: 'editTestSize', input: { ...which, round: 1, size: 5 } }, actForm('answerTest', 'ord_1')],
  [{ act: 'editFpgSize', input: { ...which, push: 1, size: 5 } }, actForm('answerFpg', 'ord_1')],
  [{ act: 'acceptOrder', input: which }, undefined],
]

describe('what a desk typed', () => {
  it.each(writes)('belongs to the form that sends it: $act', (write, form) => {
    expect(deskFormOf(write)).toBe(form)
  })

  it('is gone once it was taken, while its page is closed as well, and stays after a refusal', () => {
    signIn('usr_one')
    const [[write]] = writes as never as [[OrderWrite]]
    const entry = { key: 'key', write, tries: 1, state: 'sending', trying: true } as const
    storeUnsaved(entryForm('dl_1'), { at: 'now' })
    outcomeOf('usr_one', entry, { kind: 'signedOut', fault: undefined })
    expect(readUnsaved(entryForm('dl_1'))).toBeDefined()
    outcomeOf('usr_one', entry, { kind: 'taken', reply: {} as never })
    expect(readUnsaved(entryForm('dl_1'))).toBeUndefined()
    sessionStore.set(undefined)
  })
})
