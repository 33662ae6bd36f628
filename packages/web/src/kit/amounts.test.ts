import { afterAll, expect, it } from 'vitest'
import { showLanguage } from '../platform/text.ts'
import { inBn, inUnit, sized, unitBeside, unitOf } from './amounts.ts'

afterAll(() => showLanguage('US'))

it('writes millions in one form per language', async () => {
  const forms = () => [
    unitOf(),
    unitOf('USD'),
    inUnit('FPG'),
    sized(1_902_500_000, 'USD'),
    sized(-3_000_000n),
    inBn(2_000_000_000n),
    inBn(1_250_000_000n),
    inBn(1_000_000_001n),
  ]
  expect(forms()).toEqual([
    'mm',
    'USD mm',
    'FPG mm',
    'USD 1,902.5mm',
    '−3mm',
    '2bn',
    '1.25bn',
    '1.000000001bn',
  ])
  showLanguage('CN')
  expect(forms()).toEqual([
    '百万',
    'USD 百万',
    'FPG 百万',
    'USD 1,902.5 百万',
    '−3 百万',
    '20 亿',
    '12.5 亿',
    '10.00000001 亿',
  ])
  showLanguage('HK')
  expect(forms()).toEqual([
    '百萬',
    'USD 百萬',
    'FPG 百萬',
    'USD 1,902.5 百萬',
    '−3 百萬',
    '20 億',
    '12.5 億',
    '10.00000001 億',
  ])
})

it('leaves the unit to a typed size that names its own', () => {
  showLanguage('CN')
  for (const typed of ['', '500', '1,250.5', '50 @ T+110', '50 at 110bp'])
    expect(unitBeside(typed), typed).toBe('百万')
  for (const typed of ['5亿', '5億', '50百万', '0.5bn', '500mm', '500 m', '５００ｍｍ', '0.05bn at +110'])
    expect(unitBeside(typed), typed).toBe('')
})
