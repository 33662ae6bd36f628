import { describe, expect, it } from 'vitest'
import {
  layoutsFrom,
  layoutFrom,
  mostLayouts,
  sortedAs,
  sortOf,
  usualLayout,
  withNamed,
  withoutNamed,
} from './layout.ts'

const known = new Set(['size', 'sales', 'updatedAt'])

describe('layouts of a book', () => {
  it('parses each part, and drops unknown ones', () => {
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
      rowHeight: 28,
    })
    expect(layoutFrom('x', known)).toEqual(usualLayout)
  })

  it('know their sorting by name; a column may sort otherwise', () => {
    expect([sortOf(usualLayout), sortOf({ sort: sortedAs.changed })]).toEqual(['placed', 'changed'])
    expect(sortOf({ sort: [{ colId: 'sales', sort: 'asc' }] })).toBeUndefined()
  })

  it('are unchanged after storing', () => {
    const layout = {
      ...usualLayout,
      sort: sortedAs.changed,
      rowHeight: 24 as const,
      view: 'type' as const,
      columns: [{ id: 'sales', width: 120, hidden: false }],
    }
    const stored = withNamed({ current: layout, named: [] }, ' Monday ')
    expect(layoutsFrom(structuredClone(stored), known)).toEqual(stored)
    expect(stored.named).toEqual([{ name: 'Monday', layout }])
  })

  it('have unique names, no search text, and are deleted by name', () => {
    const current = { ...usualLayout, filter: { ...usualLayout.filter, text: 'kestrel' } }
    const once = withNamed({ current, named: [] }, 'Mine')
    expect(once.named[0]?.layout.filter.text).toBe('')
    const again = withNamed({ ...once, current: { ...current, view: 'group' } }, 'Mine')
    expect(again.named).toHaveLength(1)
    expect(again.named[0]?.layout.view).toBe('group')
    expect(withoutNamed(again, 'Mine').named).toEqual([])
    expect(withNamed(again, '  ').named).toBe(again.named)
  })

  it('are limited in number', () => {
    let stored = {
      current: usualLayout,
      named: [] as readonly { name: string; layout: typeof usualLayout }[],
    }
    for (let at = 0; at <= mostLayouts; at++) stored = withNamed(stored, `L${at}`)
    expect(stored.named).toHaveLength(mostLayouts)
    expect(stored.named[0]?.name).toBe('L1')
  })
})
