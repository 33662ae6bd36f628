import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inTab, signIn } from '../../platform/outbox/testing.ts'
import { sessionStore } from '../../platform/session.ts'
import { storeUnsaved } from '../../platform/unsaved.ts'
import { Draft } from './draft.ts'
import { hasStored, readStored, storeDraft } from './stored.ts'

inTab()
let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

const draftOf = () => new Draft({ size: '', password: '' }, 0, {})

describe('a stored draft', () => {
  it('names the question that it answers', () => {
    const draft = draftOf()
    const stop = storeDraft(draft, () => 'answer', { about: 'test 1' })
    draft.set({ size: '40' })
    expect(readStored('answer', 'test 1')).toMatchObject({ about: 'test 1', typed: { size: { to: '40' } } })
    stop()
  })

  it('is forgotten where another question is asked', () => {
    const draft = draftOf()
    const stop = storeDraft(draft, () => 'answer', { about: 'test 1' })
    draft.set({ size: '40' })
    stop()
    expect(readStored('answer', 'test 2')).toBeUndefined()
    expect(hasStored('answer')).toBe(false)
  })

  it('is not lost when the page closes over another draft of its name that nobody typed into', () => {
    storeDraft(draftOf(), () => 'answer', { about: 'test 1' })
    const typed = draftOf()
    const stop = storeDraft(typed, () => 'answer', { about: 'test 1' })
    typed.set({ size: '55' })
    stop()
    page.dispatchEvent(new Event('pagehide'))
    expect(readStored('answer', 'test 1')).toMatchObject({ typed: { size: { to: '55' } } })
  })

  it('is written when the page closes before its time', () => {
    const draft = draftOf()
    storeDraft(draft, () => 'deal 1', { afterMs: 60_000 })
    draft.set({ size: '40' })
    expect(hasStored('deal 1')).toBe(false)
    page.dispatchEvent(new Event('pagehide'))
    expect(hasStored('deal 1')).toBe(true)
  })

  it('never has a password', () => {
    const draft = draftOf()
    storeDraft(draft, () => 'user', { unstored: ['password'] })
    draft.set({ size: '40', password: 'secret' })
    expect(Object.keys(readStored('user')!.typed)).toEqual(['size'])
  })

  it('belongs to the one who typed it, also while somebody else is signed in', () => {
    signIn('usr_ann')
    const draft = draftOf()
    storeDraft(draft, () => 'order')
    draft.set({ size: '40' })
    signIn('usr_ben')
    storeUnsaved('other', 'of ben')
    draft.set({ size: '50' })
    expect(readStored('order')).toBeUndefined()
    sessionStore.set(undefined)
  })

  it('stores nothing for another person when it is closed because that person signed in', () => {
    signIn('usr_ann')
    const draft = draftOf()
    const stop = storeDraft(draft, () => 'deal 1', { afterMs: 60_000 })
    draft.set({ size: '40' })
    signIn('usr_ben')
    stop()
    expect(readStored('deal 1')).toBeUndefined()
    sessionStore.set(undefined)
  })
})
