import { expect, it, vi } from 'vitest'
import { inTab, signIn } from '../../platform/outbox/testing.ts'
import { forgetUnsaved, readUnsaved } from '../../platform/unsaved.ts'
import { Draft } from './draft.ts'
import { storeDraft } from './stored.ts'

inTab()

it('a form that closes because another person signed in stores nothing for that person', () => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  signIn('usr_one')
  const draft = new Draft({ name: '' }, 1, {})
  const stop = storeDraft(draft, () => 'deal 1', 60_000)
  draft.set({ name: 'secret' })
  signIn('usr_two')
  stop()
  expect(readUnsaved('deal 1')).toBeUndefined()
  forgetUnsaved()
})
