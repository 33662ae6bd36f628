import { describe, expect, it } from 'vitest'
import { asBase, changedDraft, leftDraft, shownDraft, writtenDraft, type Begun } from './draft.ts'

type Draft = readonly string[]
const held = (seq: number, ...plain: Draft) => ({ plain, seq })
const typed: Draft = ['mine']
const sent: Begun<Draft> = { base: asBase(['old']), draft: typed, sent: typed }

describe('a draft that is saved', () => {
  it('stays as it was typed until the page holds what was written', () => {
    const begun = writtenDraft(sent, ['mine'], 7)
    expect(shownDraft(begun, held(6, 'old'))).toEqual({ draft: ['mine'], dirty: false, moved: false })
    expect(shownDraft(begun, held(7, 'mine'))).toEqual({ draft: ['mine'], dirty: false, moved: false })
  })

  it('is what others saved after it, once they did', () => {
    const begun = writtenDraft(sent, ['mine'], 7)
    expect(shownDraft(begun, held(8, 'theirs'))).toEqual({ draft: ['theirs'], dirty: false, moved: false })
  })

  it('loses nothing that was typed while it was on its way, and is no news to its own writer', () => {
    const more = changedDraft(sent, held(5, 'old'), ['mine', 'more'])
    const begun = writtenDraft(more, ['mine'], 7)
    const shown = { draft: ['mine', 'more'], dirty: true, moved: false }
    expect(shownDraft(begun, held(5, 'old'))).toEqual(shown)
    expect(shownDraft(begun, held(7, 'mine'))).toEqual(shown)
    expect(shownDraft(begun, held(8, 'theirs'))).toEqual({ ...shown, moved: true })
  })

  it('typed into before the page has heard of it is over what was written', () => {
    const begun = changedDraft(writtenDraft(sent, ['mine'], 7), held(5, 'old'), ['next'])
    expect(shownDraft(begun, held(7, 'mine'))).toEqual({ draft: ['next'], dirty: true, moved: false })
  })

  it('sent a second time is unsaved until that is answered as well', () => {
    const again: Begun<Draft> = { ...writtenDraft(sent, ['mine'], 7)!, draft: ['next'] }
    const second = { ...again, sent: again.draft }
    expect(shownDraft(second, held(7, 'mine'))).toMatchObject({ draft: ['next'], dirty: true })
    expect(shownDraft(writtenDraft(second, ['next'], 9), held(7, 'mine'))).toMatchObject({ dirty: false })
  })
})

it('a draft that others saved over meanwhile says so; one that says what is saved is none', () => {
  const begun = changedDraft(undefined, held(5, 'old'), typed)
  expect(shownDraft(begun, held(6, 'theirs'))).toEqual({ draft: ['mine'], dirty: true, moved: true })
  expect(shownDraft(begun, held(6, 'mine'))).toEqual({ draft: ['mine'], dirty: false, moved: false })
})

it('what was sent is done with, what was typed since is not', () => {
  expect(leftDraft(sent)).toBeUndefined()
  expect(leftDraft({ ...sent, draft: ['more'] })).toMatchObject({ draft: ['more'] })
})
