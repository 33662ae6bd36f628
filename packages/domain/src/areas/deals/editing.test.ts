import { describe, expect, it } from 'vitest'
import { dealStatuses } from './choices.ts'
import { fixedFaults, fixedFields, isOver } from './editing.ts'
import { shared, spread, terms } from './lifecycle/world.ts'

const before = { terms, shared }
const faults = (status: (typeof dealStatuses)[number], change: object, other: object = {}) =>
  fixedFaults(status, before, { terms: { ...terms, ...change }, shared: { ...shared, ...other } }).map(
    ({ field }) => field,
  )

describe('what may no longer be changed', () => {
  it('is nothing of a draft', () => {
    expect(fixedFields('Draft', { terms, shared })).toEqual([])
    expect(faults('Draft', { currency: 'EUR' }, { issuerId: null })).toEqual([])
  })

  it('is what orders rest on, once the deal is announced', () => {
    for (const status of ['Test', 'IPG', 'FPG', 'Priced'] as const) {
      expect(faults(status, { currency: 'EUR' }, { issuerId: 'ent_x' })).toEqual([
        'terms.currency',
        'shared.issuerId',
      ])
      expect(faults(status, { remark: 'books are good' }, { issuerNote: 'a note' })).toEqual([])
    }
    expect(faults('IPG', { size: { kind: 'tbd' }, ipg: spread('90'), tenor: null })).toEqual([])
  })

  it('is not the issuer that is a name only, which may be linked to its institution', () => {
    const named = { ...shared, issuerId: null, issuerName: 'Kookaburra Rail' }
    const change = (after: object) =>
      fixedFaults('IPG', { terms, shared: named }, { terms, shared: { ...named, ...after } })
    expect(change({ issuerId: 'ent_rail', issuerName: null })).toEqual([])
    expect(change({ issuerName: 'Another' }).map(({ field }) => field)).toEqual(['shared.issuerName'])
    expect(fixedFields('IPG', { terms, shared: named })).not.toContain('shared.issuerId')
  })

  it('is the first guidance and the test price too, once a final level is pushed', () => {
    expect(faults('FPG', { ipg: spread('90'), testPrice: spread('85') })).toEqual([
      'terms.ipg',
      'terms.testPrice',
    ])
  })

  it('is also what a price follows from, once it is priced', () => {
    expect(faults('Priced', { tenor: null, dayCount: 'ACT/360' })).toEqual(['terms.tenor', 'terms.dayCount'])
    expect(faults('Priced', { isin: 'XS2333562713', listing: ['HKEX'] })).toEqual([])
  })

  it('is not a settlement day that nobody set, even once the deal is priced', () => {
    const filled = { ...terms, settlementDate: '2026-12-01' }
    const fault = (from: typeof terms, to: typeof terms) =>
      fixedFaults('Priced', { terms: from, shared }, { terms: to, shared }).map(({ field }) => field)
    expect(fault({ ...terms, settlementDate: null }, filled)).toEqual([])
    expect(fault(filled, { ...terms, settlementDate: '2026-12-02' })).toEqual(['terms.settlementDate'])
    expect(fixedFields('Priced', { terms: { settlementDate: null }, shared })).not.toContain(
      'terms.settlementDate',
    )
    expect(fixedFields('Priced', { terms: filled, shared })).toContain('terms.settlementDate')
  })

  it('does not mind in which order a value’s keys come', () => {
    const size = { kind: 'number', face: 500_000_000, unit: 'mm' } as never
    const turned = { unit: 'mm', kind: 'number', face: 500_000_000 } as never
    const priced = { terms: { ...terms, size }, shared }
    expect(fixedFaults('Priced', priced, { terms: { ...terms, size: turned }, shared })).toEqual([])
  })

  it('is everything of what is over', () => {
    expect(dealStatuses.filter(isOver)).toEqual(['Expired', 'Aborted'])
  })
})
