import { describe, expect, it } from 'vitest'
import { parseKept } from './kept.ts'

describe('how the board was looked at', () => {
  it('is read as it was written', () => {
    const kept = { view: 'table', hidden: ['issuer'], widths: { name: 220 } }
    expect(parseKept(kept)).toEqual(kept)
  })

  it('is as usual where nothing, or nonsense, was kept', () => {
    const usual = { view: 'cards', hidden: ['class', 'updatedAt'], widths: {} }
    expect(parseKept(undefined)).toEqual(usual)
    expect(parseKept({ view: 3, hidden: 'all', widths: { name: '220', status: 3 } })).toEqual(usual)
    expect(parseKept({ hidden: [1, 'issuer'] }).hidden).toEqual(['issuer'])
  })
})
