import { afterEach, expect, it } from 'vitest'
import { saveSession, type SessionRecord } from '../../../platform/session.ts'
import { nothingSelected, selectedStore, shownStore } from './select.ts'

const signIn = (userId: string) => saveSession({ user: { userId } } as unknown as SessionRecord)
afterEach(() => saveSession(undefined))

it('keeps the selection of a book for whoever made it, and for nobody who signs in after', () => {
  signIn('usr_one')
  selectedStore('deal_a').set({ orderIds: ['ord_1'], mergeIds: [] })
  shownStore('deal_a').set(['ord_1', 'ord_2'])
  signIn('usr_two')
  expect(selectedStore('deal_a').get()).toEqual(nothingSelected)
  expect(shownStore('deal_a').get()).toEqual([])
  signIn('usr_one')
  expect(selectedStore('deal_a').get().orderIds).toEqual(['ord_1'])
  expect(selectedStore('deal_b').get()).toEqual(nothingSelected)
})
