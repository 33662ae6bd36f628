import { expect, it } from 'vitest'
import { zoneChoice, zones } from './zone-choice.ts'

it('names a zone by its place and its short name', () => {
  expect([zoneChoice('Asia/Hong_Kong', 'US'), zoneChoice('Europe/Amsterdam', 'US')]).toEqual([
    'Hong Kong (HKT)',
    'Amsterdam (CET)',
  ])
  expect([zoneChoice('Asia/Hong_Kong', 'HK'), zoneChoice('Europe/Amsterdam', 'CN')]).toEqual([
    '香港時間（HKT）',
    '荷兰时间（CET）',
  ])
})

it.each(['US', 'CN', 'HK'] as const)('gives every zone another name in %s', (lang) => {
  const names = zones.map((zone) => zoneChoice(zone, lang))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
