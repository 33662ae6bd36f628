import { describe, expect, it, vi } from 'vitest'
import { Draft } from './draft.ts'
import { parseStored, readableOf } from './stored.ts'

interface Bank {
  readonly name: string
  readonly city: string | null
  readonly lines: readonly string[]
}

const bank = (change: Partial<Bank> = {}): Bank => ({ name: 'Harbour', city: null, lines: [], ...change })
const draftOf = (change: Partial<Bank> = {}, version = 1) => new Draft(bank(change), version, {})

describe('typing', () => {
  it('draws the field that is typed, and no other', () => {
    const draft = draftOf()
    const [city, name] = [vi.fn(), vi.fn()]
    draft.fieldState('city')
    draft.fieldState('name')
    draft.watch('city', city)
    draft.watch('name', name)
    draft.set({ city: 'Zurich' })
    expect(city).toHaveBeenCalled()
    expect(name).not.toHaveBeenCalled()
    expect(draft.fieldState('city')).toMatchObject({ value: 'Zurich', changed: true })
  })

  it('is no change once the old value is typed again, whatever the order of its keys', () => {
    const draft = new Draft<{ size: object }>({ size: { unit: 'mm', face: 5 } }, 1, {})
    draft.set({ size: { unit: 'mm', face: 6 } })
    expect(draft.dirty).toBe(true)
    draft.set({ size: { face: 5, unit: 'mm' } })
    expect(draft.dirty).toBe(false)
  })

  it('goes on while a save is under way', () => {
    const draft = draftOf()
    draft.set({ name: 'Lantern' })
    const sent = draft.values
    draft.set({ name: 'Lantern Bank' })
    draft.saved(sent, 2)
    expect(draft.state.get()).toMatchObject({ changed: ['name'], version: 2, base: { name: 'Lantern' } })
  })

  it('that cannot be read stays in its control, and the value stays what it was', () => {
    const draft = draftOf()
    draft.setUnread('city', { text: '5x', message: 'no' })
    expect(draft.dirty).toBe(true)
    expect(draft.fieldState('city')).toMatchObject({ value: null, unread: { '': { text: '5x' } } })
    draft.set({ city: null }, '')
    expect(draft.dirty).toBe(false)
  })

  it('that cannot be read goes with its row, and the next row keeps its own', () => {
    const draft = draftOf()
    for (const part of ['1.size', '1.price', '10.size']) {
      draft.setUnread('lines', { text: '5x', message: 'no' }, part)
    }
    draft.set({ lines: ['one'] }, '1')
    expect(Object.keys(draft.fieldState('lines').unread)).toEqual(['10.size'])
  })

  it('that cannot be read is wrong, not missing, and is one fault', () => {
    const draft = draftOf()
    const missing = {
      field: 'city',
      kind: 'missing' as const,
      reason: 'field.required',
      message: 'Required.',
    }
    draft.find([missing])
    draft.try()
    draft.setUnread('city', { text: '5x', message: 'no' })
    expect(draft.state.get().faults).toMatchObject([{ field: 'city', kind: 'wrong', message: 'no' }])
    expect(draft.fieldState('city').faults).toEqual([])
    draft.set({ city: 'Zurich' })
    expect(draft.state.get().faults).toEqual([])
  })

  it('is given up as a whole', () => {
    const draft = draftOf()
    draft.set({ name: 'Lantern' })
    draft.setUnread('city', { text: '5x', message: 'no' })
    draft.try()
    draft.discard()
    expect([draft.dirty, draft.get('name'), draft.state.get().tried]).toEqual([false, 'Harbour', false])
  })
})

describe('a change by others', () => {
  it('replaces fields where nothing was typed', () => {
    const draft = draftOf()
    draft.set({ name: 'Mine' })
    draft.receive(bank({ city: 'Basel' }), 2)
    const state = draft.state.get()
    expect(state).toMatchObject({ updated: ['city'], contested: [], meanwhile: true, version: 2 })
    expect(state.values).toEqual(bank({ name: 'Mine', city: 'Basel' }))
  })

  it('is not reported to somebody who typed nothing', () => {
    const draft = draftOf()
    draft.receive(bank({ city: 'Basel' }), 2)
    expect(draft.state.get()).toMatchObject({ updated: [], meanwhile: false, changed: [] })
  })

  it('stands beside what was typed in the same field, and either can be chosen', () => {
    const draft = draftOf()
    draft.set({ name: 'Mine' })
    draft.receive(bank({ name: 'Theirs' }), 2)
    expect(draft.fieldState('name')).toMatchObject({ value: 'Mine', theirs: { value: 'Theirs' } })
    draft.choose('name', 'yours')
    expect(draft.state.get()).toMatchObject({ contested: [], changed: ['name'] })
    draft.receive(bank({ name: 'Theirs again' }), 3)
    draft.choose('name', 'theirs')
    expect([draft.get('name'), draft.dirty]).toEqual(['Theirs again', false])
  })

  it('is no clash where both typed the same', () => {
    const draft = draftOf()
    draft.set({ lines: ['a'] })
    draft.receive(bank({ lines: ['b'] }), 2)
    draft.receive(bank({ lines: ['a'] }), 3)
    expect(draft.state.get()).toMatchObject({ contested: [], changed: [] })
  })
})

describe('a fault', () => {
  const required = { field: 'name', kind: 'missing', reason: 'field.required', message: 'Required' } as const
  const late = { field: 'lines.0', kind: 'wrong', reason: 'late', message: 'Late' } as const

  it('is shown once its field was left, or somebody tried to submit', () => {
    const draft = draftOf()
    draft.find([required, late])
    expect(draft.fieldState('name').faults).toEqual([])
    draft.type('name')
    draft.leave('name')
    expect(draft.fieldState('name').faults).toEqual([required])
    draft.type('name')
    expect(draft.fieldState('name').faults).toEqual([])
    expect(draft.fieldState('lines').faults).toEqual([])
    draft.try()
    expect(draft.fieldState('lines').faults).toEqual([late])
  })

  it('is shown while it is typed where waiting helps nobody', () => {
    const draft = draftOf()
    draft.find([{ ...late, atOnce: true }])
    expect(draft.fieldState('lines').faults).toHaveLength(1)
  })

  it('of the server holds until its field is changed', () => {
    const draft = draftOf()
    draft.refuse([late])
    draft.set({ name: 'Lantern' })
    expect(draft.fieldState('lines').faults).toEqual([late])
    draft.set({ lines: ['x'] })
    expect(draft.fieldState('lines').faults).toEqual([])
  })

  it('that the server and the screen both find is shown once', () => {
    const draft = draftOf()
    draft.find([late])
    draft.refuse([late])
    expect(draft.state.get().faults).toEqual([late])
  })
})

describe('a draft stored in the browser', () => {
  const stored = () => {
    const draft = draftOf()
    draft.set({ name: 'Mine' })
    draft.setUnread('city', { text: '5x', message: 'no' })
    return parseStored(structuredClone(draft.toStore('2026-11-20T08:00:00Z')))!
  }

  it('is typed again', () => {
    const draft = draftOf()
    draft.restore(stored())
    expect(draft.get('name')).toBe('Mine')
    expect(draft.fieldState('city').unread['']?.text).toBe('5x')
    expect(draft.state.get()).toMatchObject({ restoredAt: '2026-11-20T08:00:00Z', meanwhile: false })
  })

  it('stands beside what others saved since', () => {
    const draft = draftOf({ name: 'Theirs' }, 2)
    draft.restore(stored())
    expect(draft.fieldState('name')).toMatchObject({ value: 'Mine', theirs: { value: 'Theirs' } })
    expect(draft.state.get().meanwhile).toBe(true)
  })

  it('still has to be chosen about where it had to be before', () => {
    const before = draftOf()
    before.set({ name: 'Mine' })
    before.receive(bank({ name: 'Theirs' }), 2)
    const draft = draftOf({ name: 'Theirs' }, 2)
    draft.restore(before.toStore('2026-11-20T08:00:00Z'))
    expect(draft.state.get().contested).toEqual(['name'])
  })

  it('says again that others saved, until the user has been past that', () => {
    const draft = draftOf({ city: 'Theirs' }, 2)
    draft.restore(stored())
    expect(draft.state.get().meanwhile).toBe(true)
    const again = draftOf({ city: 'Theirs' }, 2)
    again.restore(parseStored(structuredClone(draft.toStore('now')))!)
    expect(again.state.get().meanwhile).toBe(true)
    again.update({ meanwhile: false })
    expect(again.toStore('now').meanwhile).toBe(false)
  })

  it('asks nothing of a new record, whose first values may be others today', () => {
    const yesterday = new Draft({ day: '2026-11-26' }, 0, {})
    yesterday.set({ day: '2026-12-01' })
    const today = new Draft({ day: '2026-11-27' }, 0, {})
    today.restore(yesterday.toStore('now'))
    expect(today.values).toEqual({ day: '2026-12-01' })
    expect(today.state.get()).toMatchObject({ contested: [], meanwhile: false })
  })

  it('is read with care', () => {
    expect(parseStored('x')).toBeUndefined()
    const draft = draftOf()
    const typed = {
      nobody: { from: 'a', to: 'b' },
      lines: { from: '', to: 'a' },
      name: { from: 'Harbour', to: 'B' },
    }
    draft.restore(parseStored({ at: 'x', version: 1, typed, contested: ['nobody'] })!)
    expect(draft.state.get()).toMatchObject({ changed: ['name'], contested: [] })
  })
})

describe('values that mean the same', () => {
  interface Size {
    readonly size: string
  }
  const draftAt = (size: string) => new Draft<Size>({ size }, 5, {}, (typed: string) => Number(typed))

  it('stay as they are typed while that is what is saved', () => {
    const draft = draftAt('40')
    draft.set({ size: '45.0' })
    draft.saved({ size: '45' }, 7)
    expect([draft.dirty, draft.get('size')]).toEqual([false, '45.0'])
    draft.receive({ size: '45.00' }, 8)
    expect([draft.dirty, draft.get('size')]).toEqual([false, '45.0'])
    draft.receive({ size: '50' }, 9)
    expect([draft.dirty, draft.get('size')]).toEqual([false, '50'])
  })

  it('are no news to their own writer, who may have typed on', () => {
    const draft = draftAt('40')
    draft.set({ size: '45.0' })
    draft.set({ size: '46' })
    draft.saved({ size: '45' }, 7)
    draft.receive({ size: '45' }, 8)
    expect(draft.state.get()).toMatchObject({ values: { size: '46' }, changed: ['size'], contested: [] })
    draft.receive({ size: '50' }, 9)
    expect(draft.state.get()).toMatchObject({ values: { size: '46' }, contested: ['size'] })
    draft.choose('size', 'yours')
    expect(draft.state.get()).toMatchObject({ values: { size: '46' }, changed: ['size'], contested: [] })
  })

  it('are no clash where two people type the same', () => {
    const draft = draftAt('40')
    draft.set({ size: '45.0' })
    draft.receive({ size: '45' }, 6)
    expect(draft.state.get()).toMatchObject({ values: { size: '45.0' }, changed: [], contested: [] })
  })
})

it('a stored field that can no longer be read is left out', () => {
  const draft = draftOf()
  draft.set({ name: 'Lantern', city: 'Zurich' })
  const read = { city: () => undefined }
  expect(readableOf<Bank>(draft.toStore('now'), read).typed).toEqual({
    name: { from: 'Harbour', to: 'Lantern' },
  })
})
