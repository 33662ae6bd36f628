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
  it('go out as one list of proposed sizes, and the others one by one', () => {
    const wishes = (['allocSize', 'sales', 'allocSize', 'fpgSize'] as const).map((field, nr) => ({
      field,
      nr,
    }))
    expect(batchesOf(wishes).map((batch) => batch.map(({ nr }) => nr))).toEqual([[0, 2], [1], [3]])
  })

  it('are several lists where one would be longer than the call takes', () => {
    const many = Array.from({ length: 1001 }, () => ({ field: 'allocSize' as const }))
    expect(batchesOf(many).map(({ length }) => length)).toEqual([500, 500, 1])
    expect(batchesOf([])).toEqual([])
  })
})

describe('a list that is refused', () => {
  it('says of each what is wrong with it, and holds the others', () => {
    const fault = refused('book.sizes-wrong', [
      ['sizes.1.size', 'More than its order'],
      ['sizes.10.orderId', 'Twice'],
    ])
    const outcomes = outcomesOf(11, fault)
    expect(outcomes[1]).toEqual({ state: 'refused', words: 'More than its order' })
    expect(outcomes[10]).toEqual({ state: 'refused', words: 'Twice' })
    expect(outcomes.filter(({ state }) => state === 'held')).toHaveLength(9)
  })

  it('clashes in those that somebody else saved meanwhile', () => {
    const fault = refused('book.sizes-wrong', [['sizes.1.size', 'Changed', 'write.changed-meanwhile']])
    expect(outcomesOf(2, fault).map(({ state }) => state)).toEqual(['held', 'clash'])
    expect(
      outcomesOf(1, refused('book.sizes-wrong', [['sizes.0.size', '', 'write.changed-meanwhile']])),
    ).toEqual([{ state: 'clash', words: '' }])
  })

  it('for the deal’s sake is refused in every cell', () => {
    expect(outcomesOf(2, refused('order.deal-over')).map(({ state }) => state)).toEqual([
      'refused',
      'refused',
    ])
  })
})

describe('a single cell', () => {
  it('is refused in the words of its field, or clashes', () => {
    expect(outcomesOf(1, refused('order.wrong', [['size', 'Off the grid']]))).toEqual([
      { state: 'refused', words: 'Off the grid' },
    ])
    expect(outcomesOf(1, refused('write.changed-meanwhile'))[0]!.state).toBe('clash')
  })
})

describe('a paste that is tried', () => {
  const wishes = (['allocSize', 'sales', 'allocSize', 'fpgSize', 'sales'] as const).map((field, nr) => ({
    field,
    nr,
  }))

  it('names every cell that would be refused, and of a list those alone that are wrong', async () => {
    const told = await refusedOf(wishes, async ([first]) => {
      if (first?.field === 'allocSize')
        throw refused('book.sizes-wrong', [['sizes.1.size', 'At most 10 mm', 'book.size-over-order']])
      if (first?.nr === 1) throw refused('request.invalid', [['content.sales', 'Too long', 'field.too-long']])
      if (first?.field === 'fpgSize') throw refused('write.no-changes')
    })
    expect(new Map([...told].map(([{ nr }, words]) => [nr, words]))).toEqual(
      new Map([
        [1, 'Too long'],
        [2, 'At most 10 mm'],
      ]),
    )
  })

  it('is not known of any cell where one could not be asked about', async () => {
    const lost = refusedOf(wishes, () => Promise.reject(new TypeError('no network')))
    await expect(lost).rejects.toThrow('no network')
  })
})
