import type { DealDetail } from '@bookrunner/contract/deals'
import { emptyShared, emptyTerms, initialLifecycle, type Terms } from '@bookrunner/domain/deals'
import { faceAmount } from '@bookrunner/domain/kernel'
import { describe, expect, it, vi } from 'vitest'
import { DealForm } from './deal-form.ts'
import { parseStored } from '../../../kit/form/stored.ts'

interface DetailInput {
  readonly name?: string
  readonly isin?: string | null
  readonly version?: number
  readonly status?: DealDetail['header']['status']
  readonly may?: 'all' | 'none'
  readonly terms?: Partial<Terms>
}

const detail = ({
  name = 'Deal',
  isin = null,
  version = 1,
  status = 'Draft',
  may = 'all',
  terms = {},
}: DetailInput = {}) =>
  ({
    header: { dealId: 'deal_1', name, status },
    version,
    sharedVersion: 1,
    terms: { ...emptyTerms, isin, ...terms },
    shared: { ...emptyShared, issuerId: status === 'Draft' ? null : 'ent_glasswing' },
    lifecycle: { ...initialLifecycle, status },
    entities: [],
    documents: [],
    abilities: { editDraft: may, editTerms: may },
    missing: [],
    warnings: [],
  }) as unknown as DealDetail

const reply = { dealId: 'deal_1', version: 2, sharedVersion: 1 }

describe('typing', () => {
  it('notifies only the listeners of the changed field', () => {
    const form = new DealForm(detail())
    const [isin, name] = [vi.fn(), vi.fn()]
    form.fieldState('name')
    form.fieldState('terms.isin')
    form.watch('terms.isin', isin)
    form.watch('name', name)
    form.set({ 'terms.isin': 'XS2333562713' })
    expect(isin).toHaveBeenCalled()
    expect(name).not.toHaveBeenCalled()
    expect(form.fieldState('terms.isin')).toMatchObject({ value: 'XS2333562713', changed: true })
  })

  it('sends the changed fields and the versions they are based on', () => {
    const form = new DealForm(detail())
    form.set({ name: 'Other' })
    form.set({ 'terms.isin': 'X' })
    form.set({ 'terms.isin': null })
    expect(form.sending()).toMatchObject({ content: { name: 'Other' }, version: 1, sharedVersion: 1 })
    expect(form.sending().content).not.toHaveProperty('terms')
  })

  it('saves a draft without its wrong fields, which stay typed and unsaved', () => {
    const form = new DealForm(detail())
    form.set({ name: 'Other', 'terms.isin': 'XS2333562714' })
    const sent = form.sending()
    expect(sent.content).toEqual({ name: 'Other' })
    form.sent(sent, reply)
    expect([form.state.get().changed, form.leftOut]).toEqual([['terms.isin'], ['terms.isin']])
    expect(form.get('terms.isin')).toBe('XS2333562714')
    // A live header comes with the terms from before the save: nobody else saved anything.
    form.load(detail())
    form.load(detail({ name: 'Other', version: 2 }))
    expect(form.state.get()).toMatchObject({ updated: [], contested: [], meanwhile: false })
    // Alone, it is sent: the server says what is wrong. So is each change of an announced deal.
    expect(form.sending().content).toMatchObject({ terms: { isin: 'XS2333562714' } })
    const announced = new DealForm(detail({ status: 'IPG' }))
    announced.set({ 'terms.isin': 'XS2333562714' })
    expect(announced.leftOut).toEqual([])
  })

  it('saves a draft without both fields of a fault between them', () => {
    const least = faceAmount(200_000)
    const form = new DealForm(detail({ terms: { minDenomination: least, increment: least } }))
    form.set({ name: 'Other', 'terms.minDenomination': faceAmount(100_000) })
    // The fault is shown at the increment, which nobody changed.
    expect(form.sending().content).toEqual({ name: 'Other' })
    expect(form.leftOut).toEqual(['terms.minDenomination'])
    form.set({ 'terms.increment': faceAmount(150_000) })
    expect(form.sending().content).toEqual({ name: 'Other' })
    expect(form.leftOut).toEqual(['terms.minDenomination', 'terms.increment'])
    form.set({ 'terms.increment': faceAmount(50_000) })
    expect(form.leftOut).toEqual([])
  })

  it('continues while saving', () => {
    const form = new DealForm(detail())
    form.set({ name: 'Other' })
    const sent = form.sending()
    form.set({ name: 'Another' })
    form.sent(sent, reply)
    expect(form.state.get().changed).toEqual(['name'])
    expect(form.sending()).toMatchObject({ content: { name: 'Another' }, version: 2 })
  })

  it('keeps an unreadable text without a value', () => {
    const form = new DealForm(detail({ isin: 'X' }))
    form.setUnread('terms.retained', { text: '5x', message: 'no' })
    expect(form.dirty).toBe(true)
    expect(form.fieldState('terms.retained').unread).toEqual({ '': { text: '5x', message: 'no' } })
    expect(form.sending().content).toEqual({})
    form.set({ 'terms.retained': null }, '')
    expect(form.dirty).toBe(false)
  })

  it('is discarded as a whole', () => {
    const form = new DealForm(detail())
    form.set({ name: 'Other' })
    form.setUnread('terms.retained', { text: '5x', message: 'no' })
    form.update({ refusal: 'Correct the marked fields.' })
    form.discard()
    expect([form.dirty, form.get('name')]).toEqual([false, 'Deal'])
    expect(form.state.get().refusal).toBeUndefined()
  })
})

describe('another person’s changes', () => {
  it('are merged into unchanged fields and listed', () => {
    const form = new DealForm(detail())
    form.set({ name: 'Mine' })
    form.load(detail({ isin: 'X', version: 2 }))
    expect(form.get('terms.isin')).toBe('X')
    expect(form.state.get()).toMatchObject({ changed: ['name'], updated: ['terms.isin'], contested: [] })
    expect(form.sending()).toMatchObject({ content: { name: 'Mine' }, version: 2 })
  })

  it('are shown beside a changed field, to choose from', () => {
    const form = new DealForm(detail())
    form.set({ name: 'Mine' })
    form.load(detail({ name: 'Theirs', version: 2 }))
    expect(form.fieldState('name')).toMatchObject({ value: 'Mine', theirs: { value: 'Theirs' } })
    form.choose('name', 'yours')
    expect(form.state.get().contested).toEqual([])
    expect(form.sending().content).toEqual({ name: 'Mine' })
    form.load(detail({ name: 'Theirs again', version: 3 }))
    form.choose('name', 'theirs')
    expect([form.get('name'), form.dirty]).toEqual(['Theirs again', false])
  })
})

describe('advice', () => {
  it('shows wrong fields at once, and missing ones after an attempt to submit', () => {
    const form = new DealForm(detail())
    form.set({ 'terms.isin': 'XS0' })
    form.advise()
    expect(form.fieldState('terms.isin').faults).toMatchObject([{ kind: 'wrong', reason: 'deal.isin-wrong' }])
    expect(form.fieldState('shared.issuerId').faults).toEqual([])
    form.try()
    expect(form.fieldState('shared.issuerId').faults).toMatchObject([{ kind: 'missing' }])
  })

  it('from the server stays until the field changes', () => {
    const form = new DealForm(detail())
    const fault = { field: 'terms.isin', kind: 'wrong', reason: 'other', message: 'Taken.' } as const
    form.refuse([fault])
    expect(form.fieldState('terms.isin').faults).toEqual([fault])
    form.set({ 'terms.isin': 'XS2333562713' })
    expect(form.fieldState('terms.isin').faults).toEqual([])
  })
})

describe('values of a lost page', () => {
  const written = () => {
    const form = new DealForm(detail())
    form.set({ name: 'Mine' })
    form.setUnread('terms.retained', { text: '5x', message: 'no' })
    return parseStored(structuredClone(form.toStore('2026-11-20T08:00:00Z')))!
  }

  it('are restored', () => {
    const form = new DealForm(detail())
    form.restore(written())
    expect(form.get('name')).toBe('Mine')
    expect(form.fieldState('terms.retained').unread['']?.text).toBe('5x')
    expect(form.state.get().restoredAt).toBe('2026-11-20T08:00:00Z')
  })

  it('are shown beside values saved since', () => {
    const form = new DealForm(detail({ name: 'Theirs', version: 2 }))
    form.restore(written())
    expect(form.fieldState('name')).toMatchObject({ value: 'Mine', theirs: { value: 'Theirs' } })
  })
})

it('shows when the book closes during a test too, and not when the test ends', () => {
  const times = { closesAt: '2026-11-24T10:00:00Z', closesAfterTest: '2026-11-24T16:00:00Z' }
  const during = (status: DealDetail['header']['status']) => {
    const loaded = detail({ status })
    return new DealForm({ ...loaded, lifecycle: { ...loaded.lifecycle, ...times } }).state.get().values[
      'times.closesAt'
    ]
  }
  expect(during('Test')).toBe(times.closesAfterTest)
  expect(during('IPG')).toBe(times.closesAt)
})

describe('the mode of the form', () => {
  it.each([
    [detail(), 'draft'],
    [detail({ may: 'none' }), 'read'],
    [detail({ status: 'IPG' }), 'announced'],
    [detail({ status: 'IPG', may: 'none' }), 'read'],
    [detail({ status: 'Aborted' }), 'read'],
    [undefined, 'new'],
  ] as const)('%#', (loaded, mode) => expect(new DealForm(loaded).state.get().mode).toBe(mode))

  it('fixes the terms that investors rely on once a deal is announced', () => {
    const { fixed } = new DealForm(detail({ status: 'IPG' })).state.get()
    expect(fixed).toEqual(expect.arrayContaining(['terms.currency', 'shared.issuerId', 'times.closesAt']))
    expect(fixed).not.toContain('terms.isin')
  })
})
