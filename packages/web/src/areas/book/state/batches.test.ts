import { CallRefused } from '@bookrunner/contract'
import { describe, expect, it } from 'vitest'
import { batchesOf, outcomesOf, refusedOf } from './batches.ts'

const refused = (
  reason: string,
  fields: readonly (readonly [field: string, message: string, reason?: string])[] = [],
) =>
  new CallRefused({
    code: 400,
    message: 'Not taken',
    reason,
    traceId: 'trace',
    fields: fields.map(([field, message, why = '']) => ({ field, message, reason: why })) as never,
  })

describe('cells that are written together', () => {
  it('sends proposed sizes as one list, and others one by one', () => {
    const changes = (['allocSize', 'sales', 'allocSize', 'fpgSize'] as const).map((field, nr) => ({
      field,
      nr,
    }))
    expect(batchesOf(changes).map((batch) => batch.map(({ nr }) => nr))).toEqual([[0, 2], [1], [3]])
  })

  it('splits a list longer than the call takes', () => {
    const many = Array.from({ length: 1001 }, () => ({ field: 'allocSize' as const }))
    expect(batchesOf(many).map(({ length }) => length)).toEqual([500, 500, 1])
    expect(batchesOf([])).toEqual([])
  })
})

describe('a list that is refused', () => {
  it('gives the fault of each wrong cell, and blocks the others', () => {
    const fault = refused('book.sizes-wrong', [
      ['sizes.1.size', 'More than its order'],
      ['sizes.10.orderId', 'Twice'],
    ])
    const outcomes = outcomesOf(11, fault)
    expect(outcomes[1]).toEqual({ state: 'refused', message: 'More than its order' })
    expect(outcomes[10]).toEqual({ state: 'refused', message: 'Twice' })
    expect(outcomes.filter(({ state }) => state === 'blocked')).toHaveLength(9)
  })

  it('reports a clash in cells that somebody else saved', () => {
    const fault = refused('book.sizes-wrong', [['sizes.1.size', 'Changed', 'write.changed-meanwhile']])
    expect(outcomesOf(2, fault).map(({ state }) => state)).toEqual(['blocked', 'clash'])
    expect(
      outcomesOf(1, refused('book.sizes-wrong', [['sizes.0.size', '', 'write.changed-meanwhile']])),
    ).toEqual([{ state: 'clash', message: '' }])
  })

  it('refuses every cell if the deal does not allow it', () => {
    expect(outcomesOf(2, refused('order.deal-over')).map(({ state }) => state)).toEqual([
      'refused',
      'refused',
    ])
  })
})

describe('a single cell', () => {
  it('is refused with its field’s message, or clashes', () => {
    expect(outcomesOf(1, refused('order.wrong', [['size', 'Off the grid']]))).toEqual([
      { state: 'refused', message: 'Off the grid' },
    ])
    expect(outcomesOf(1, refused('write.changed-meanwhile'))[0]!.state).toBe('clash')
  })
})

describe('the check of a paste', () => {
  const changes = (['allocSize', 'sales', 'allocSize', 'fpgSize', 'sales'] as const).map((field, nr) => ({
    field,
    nr,
  }))

  it('finds every cell that would be refused, and only the wrong ones of a list', async () => {
    const refusedChanges = await refusedOf(changes, async ([first]) => {
      if (first?.field === 'allocSize')
        throw refused('book.sizes-wrong', [['sizes.1.size', 'At most 10mm', 'book.size-over-order']])
      if (first?.nr === 1) throw refused('request.invalid', [['content.sales', 'Too long', 'field.too-long']])
      if (first?.field === 'fpgSize') throw refused('write.no-changes')
    })
    expect(new Map([...refusedChanges].map(([{ nr }, words]) => [nr, words]))).toEqual(
      new Map([
        [1, 'Too long'],
        [2, 'At most 10mm'],
      ]),
    )
  })

  it('fails if one request fails', async () => {
    const lost = refusedOf(changes, () => Promise.reject(new TypeError('no network')))
    await expect(lost).rejects.toThrow('no network')
  })
})
