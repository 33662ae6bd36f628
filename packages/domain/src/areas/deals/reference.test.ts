import { describe, expect, it } from 'vitest'
import { isSameReference, isShortFor, isTreasury } from './reference.ts'

describe('what a level is quoted over', () => {
  it.each(['T', 'UST', 'CT3', 'ct 10', 'UST 5Y'])('%s is a Treasury', (name) =>
    expect(isTreasury(name)).toBe(true),
  )
  it.each(['MS', 'SOFR', 'Bund Jan 2019', 'TONA', 'CTD', 'OBL'])('%s is none', (name) =>
    expect(isTreasury(name)).toBe(false),
  )

  it.each([
    ['T', 'CT3', true],
    ['UST', 'CT10', true],
    ['CT5', 'UST 5Y', true],
    ['ct 5', 'CT5', true],
    ['CT3', 'CT5', false],
    ['T', 'MS', false],
    ['MS', null, false],
    [null, null, true],
  ])('%s and %s can be one: %s', (one, other, same) => {
    expect(isSameReference(one, other)).toBe(same)
    expect(isSameReference(other, one)).toBe(same)
  })

  it('is short for the Treasury of the deal if it names none itself', () => {
    expect(isShortFor('T', 'CT3')).toBe(true)
    expect(isShortFor('CT5', 'CT3')).toBe(false)
    expect(isShortFor('T', 'MS')).toBe(false)
    expect(isShortFor('T', null)).toBe(false)
  })
})
