import type { ManagerOrder } from '@bookrunner/contract/orders'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { emptyContent } from '@bookrunner/domain/orders'
import { describe, expect, it } from 'vitest'
import { changedFields } from '../../../kit/form/index.ts'
import { emptyTyped, patchFor, readTyped, typedOf, type DeskTyped } from './typed.ts'

const typed = (change: Partial<DeskTyped> = {}): DeskTyped => ({ ...emptyTyped('ent_oc'), ...change })
const over = (...names: string[]) => ({ bare: 'minSpread' as const, names })
const mm = (millions: number) => (millions * 1_000_000) as FaceAmount

describe('a typed order', () => {
  it('reads size and limits from one line, in any character width', () => {
    const { content, faults } = readTyped(typed({ orderLevels: '５０ ＠ Ｔ＋１２０； 30 @ 110;' }), over())
    expect(faults).toEqual([])
    expect(content.orderLevels).toMatchObject([
      { size: mm(50), minSpread: '120' },
      { size: mm(30), minSpread: '110' },
    ])
  })

  it('is refused over another reference than the deal’s', () => {
    const wrong = { field: 'orderLevels', reason: 'order.limit-over', params: { over: 'T' } }
    expect(readTyped(typed({ orderLevels: '30 @ MS+110' }), over('T')).faults).toMatchObject([wrong])
    expect(readTyped(typed({ orderLevels: '30 @ T+110; 20 @ +100' }), over('T')).faults).toEqual([])
  })

  it('reads a line for each underlying investor', () => {
    const { content, faults } = readTyped(
      typed({ orderLevels: '18', underlying: 'Client A; ZH-1102; 8\n\nClient B\t10mm' }),
      over(),
    )
    expect(faults).toEqual([])
    expect(content.underlying).toEqual([
      { name: 'Client A', identifier: 'ZH-1102', size: mm(8) },
      { name: 'Client B', identifier: null, size: mm(10) },
    ])
    expect(readTyped(typed({ underlying: 'Client A' }), over()).faults).toEqual([
      { field: 'underlying', reason: 'underlying.form' },
    ])
  })

  it('reports unreadable fields', () => {
    const wrong = typed({ orderLevels: 'lots', minSize: '1e5', reserve: '-1' })
    expect(readTyped(wrong, over()).faults.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'orderLevels order.ladder-size',
      'minSize amount.not-understood',
      'reserve amount.not-understood',
    ])
  })

  it('reports a text that is too long, without cutting it', () => {
    const long = typed({ orderLevels: '5', sales: 'S'.repeat(121), account: `${'A'.repeat(120)}  ` })
    const { content, faults } = readTyped(long, over())
    expect(faults).toEqual([{ field: 'sales', reason: 'field.too-long', params: { max: 120 } }])
    expect(content.sales).toHaveLength(121)
    expect(content.account).toHaveLength(120)
  })

  it('sends only changed fields of an existing order', () => {
    const order = {
      ...emptyContent,
      throughId: 'ent_oc',
      fpg: null,
      orderLevels: [{ size: mm(10), minSpread: '60', minYield: '4.5', maxPrice: null }],
    } as unknown as ManagerOrder['order']
    const base = typedOf({ order })
    expect(changedFields(base, typedOf({ order }))).toEqual([])
    const next = { ...base, sales: 'Chan', jlmInterest: true }
    expect(patchFor(readTyped(next, over()), changedFields(base, next))).toEqual({
      sales: 'Chan',
      jlmInterest: true,
    })
    expect(readTyped(base, over()).content.orderLevels).toEqual(order.orderLevels)
  })
})
