import { describe, expect, it } from 'vitest'
import { hiddenColumns, shownColumns } from './columns.ts'
import { defaultPreferences, preferencesFrom } from './preferences.ts'

const columns = [{ id: 'name', fixed: true }, { id: 'issuer' }, { id: 'class', hidden: true }] as const

describe('the preferences of a list', () => {
  it('are read as they were written', () => {
    const stored = {
      view: 'table',
      hidden: ['issuer'],
      widths: { name: 220 },
      sort: { field: 'name', order: 'desc' },
    }
    expect(preferencesFrom(stored)).toEqual(stored)
  })

  it('are the defaults where nothing, or nonsense, was stored', () => {
    expect(preferencesFrom(undefined)).toEqual(defaultPreferences)
    expect(
      preferencesFrom({
        view: 3,
        hidden: 'all',
        widths: { name: '220', status: 3 },
        sort: { field: 'name' },
      }),
    ).toEqual(defaultPreferences)
    expect(preferencesFrom({ hidden: [1, 'issuer'] }).hidden).toEqual(['issuer'])
  })

  it('hide what was chosen, or else what is hidden by default; never a fixed column', () => {
    expect(hiddenColumns(columns, {})).toEqual(['class'])
    expect(shownColumns(columns, {}).map(({ id }) => id)).toEqual(['name', 'issuer'])
    expect(shownColumns(columns, { hidden: ['name', 'issuer'] }).map(({ id }) => id)).toEqual([
      'name',
      'class',
    ])
  })
})
