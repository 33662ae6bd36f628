import { describe, expect, it } from 'vitest'
import { inTab, signIn } from './outbox/testing.ts'
import { sessionStore } from './session.ts'
import { forgetUnsaved, hasUnsaved, readUnsaved, storeUnsaved } from './unsaved.ts'

inTab()

describe('forms without a session', () => {
  it('stay in the tab before, during and after a session', () => {
    sessionStore.set(undefined)
    storeUnsaved('open registration', { name: 'Slate Bay' })
    expect(readUnsaved('open registration')).toEqual({ name: 'Slate Bay' })
    signIn('usr_one')
    expect(readUnsaved('open registration')).toEqual({ name: 'Slate Bay' })
    expect(hasUnsaved()).toBe(false)
    storeUnsaved('open registration', undefined)
    expect(readUnsaved('open registration')).toBeUndefined()
  })

  it('store nothing of a user: those forms are neither written nor read without the session', () => {
    signIn('usr_one')
    storeUnsaved('deal 1', { name: 'secret' })
    sessionStore.set(undefined)
    storeUnsaved('deal 1', { name: 'overwritten' })
    expect(readUnsaved('deal 1')).toBeUndefined()
    signIn('usr_one')
    expect(readUnsaved('deal 1')).toEqual({ name: 'secret' })
    forgetUnsaved()
  })
})
