import { describe, expect, it } from 'vitest'
import { layoutsFrom, layoutFrom, mostLayouts, usualLayout, withNamed, withoutNamed } from './layout.ts'

const known = new Set(['size', 'sales', 'updatedAt'])

describe('layouts of a book', () => {
  it('are read part by part: what is not known falls away alone', () => {
    const stored = {
      view: 'group',
      phase: 'never',
      sort: [
        { colId: 'size', sort: 'asc' },
        { colId: 'gone', sort: 'asc' },
      ],
      columns: [
        { id: 'size', width: 99, hidden: true },
        { id: 'gone', width: 80 },
        { id: 'sales', width: 9e9 },
        7,
      ],
      filter: {
        text: 4,
        change: 'NEW',
        regions: ['nowhere'],
        classes: ['cls', 3],
        signs: ['jlm', 'x', 'no'],
      },
    }
    expect(layoutFrom(stored, known)).toEqual({
      view: 'group',
      phase: 'auto',
      sort: [{ colId: 'size', sort: 'asc' }],
      columns: [
        { id: 'size', width: 99, hidden: true },
        { id: 'sales', width: 90, hidden: false },
      ],
      filter: { text: '', change: 'NEW', regions: [], classes: ['cls'], through: [], signs: ['jlm', 'x'] },
    })
    expect(layoutFrom('x', known)).toEqual(usualLayout)
  })

  it('are as they were after being kept', () => {
    const layout = {
      ...usualLayout,
      view: 'type' as const,
      columns: [{ id: 'sales', width: 120, hidden: false }],
    }
    const kept = withNamed({ current: layout, named: [] }, ' Monday ')
    expect(layoutsFrom(structuredClone(kept), known)).toEqual(kept)
    expect(kept.named).toEqual([{ name: 'Monday', layout }])
  })

  it('have one name each, without the words of the moment, and are forgotten by it', () => {
    const current = { ...usualLayout, filter: { ...usualLayout.filter, text: 'kestrel' } }
    const once = withNamed({ current, named: [] }, 'Mine')
    expect(once.named[0]?.layout.filter.text).toBe('')
    const again = withNamed({ ...once, current: { ...current, view: 'group' } }, 'Mine')
    expect(again.named).toHaveLength(1)
    expect(again.named[0]?.layout.view).toBe('group')
    expect(withoutNamed(again, 'Mine').named).toEqual([])
    expect(withNamed(again, '  ').named).toBe(again.named)
  })

  it('are at most so many', () => {
    let kept = { current: usualLayout, named: [] as readonly { name: string; layout: typeof usualLayout }[] }
    for (let at = 0; at <= mostLayouts; at++) kept = withNamed(kept, `L${at}`)
    expect(kept.named).toHaveLength(mostLayouts)
    expect(kept.named[0]?.name).toBe('L1')
  })
})
