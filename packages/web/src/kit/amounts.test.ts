import { afterAll, expect, it } from 'vitest'
import { showLanguage } from '../platform/text.ts'
import { inBn, inUnit, sized, unitOf } from './amounts.ts'

afterAll(() => showLanguage('US'))

it('says millions in one form per language', async () => {
  const said = () => [
    unitOf(),
    unitOf('USD'),
    inUnit('FPG'),
    sized(1_902_500_000, 'USD'),
    sized(-3_000_000n),
    inBn('2'),
  ]
  expect(said()).toEqual(['mm', 'USD mm', 'FPG mm', 'USD 1,902.5mm', '−3mm', '2bn'])
  await showLanguage('CN')
  expect(said()).toEqual(['百万', 'USD 百万', 'FPG 百万', 'USD 1,902.5 百万', '−3 百万', '2 十亿'])
  await showLanguage('HK')
  expect(said()).toEqual(['百萬', 'USD 百萬', 'FPG 百萬', 'USD 1,902.5 百萬', '−3 百萬', '2 十億'])
})
