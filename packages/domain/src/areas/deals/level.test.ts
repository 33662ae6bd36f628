import { describe, expect, it } from 'vitest'
import type { GuidanceLevel } from './guidance.ts'
import { basesOf, isSameLevel, levelFault, parseGuidance, showGuidance } from './level.ts'

const level = (change: Partial<Record<keyof GuidanceLevel, string | object | null>>): GuidanceLevel =>
  ({ basis: 'spread', over: 'T', level: '120', to: null, words: null, ...change }) as GuidanceLevel
const [yields, prices] = [
  { basis: 'yield', over: null },
  { basis: 'price', over: null },
]

const examples: [string, GuidanceLevel][] = [
  ['T+120 area', level({ words: 'area' })],
  ['MS+65-70', level({ over: 'MS', level: '65', to: '70' })],
  ['CT5+53', level({ over: 'CT5', level: '53' })],
  ['MS-5', level({ over: 'MS', level: '-5' })],
  ['MS-5/+2', level({ over: 'MS', level: '-5', to: '2' })],
  ['T+100 ±2 WPIR', level({ level: '100', words: '±2 WPIR' })],
  ['T+49.6 the number', level({ level: '49.6', words: 'the number' })],
  ['Bund Jan 2019+99.3', level({ over: 'Bund Jan 2019', level: '99.3' })],
  ['OBL 2.400% Oct 2028+49.6', level({ over: 'OBL 2.400% Oct 2028', level: '49.6' })],
  ['+95 bp', level({ over: null, level: '95' })],
  ['4.75% ±5', level({ ...yields, level: '4.75', words: '±5' })],
  ['4.75-4.875%', level({ ...yields, level: '4.75', to: '4.875' })],
  ['5.00% area', level({ ...yields, level: '5', words: 'area' })],
  ['99.50', level({ ...prices, level: '99.5' })],
  ['99.50-99.75 area', level({ ...prices, level: '99.5', to: '99.75', words: 'area' })],
]

describe('guidance', () => {
  it.each(examples)('%s is shown and read back', (text, expected) => {
    expect(showGuidance(expected)).toBe(text)
    expect(parseGuidance(text)).toEqual(expected)
  })

  it.each([
    ['t + 120 AREA', level({ words: 'AREA' })],
    ['MS+65 – 70bp', level({ over: 'MS', level: '65', to: '70' })],
    ['Bund Jan 2019 + 100 area', level({ over: 'Bund Jan 2019', level: '100', words: 'area' })],
    ['T+100±2', level({ level: '100', words: '±2' })],
    ['4.75%', level({ ...yields, level: '4.75' })],
    ['4.75% to 5%', level({ ...yields, level: '4.75', to: '5' })],
  ] as const)('%s is read', (text, expected) => {
    expect(parseGuidance(text)).toEqual(expected)
  })

  it.each([
    '',
    'area',
    'T+',
    '120%%',
    'T+120+130+140',
    'A bond whose name is far too long+5',
    `T+1 ${'x'.repeat(120)}`,
    '99,50',
    '１００',
  ])('%j is not understood', (text) => {
    expect(parseGuidance(text)).toMatchObject({ refused: true, reason: 'rate.not-understood' })
  })
})

describe('what a deal takes', () => {
  it('is prices on price, spreads and yields on yield', () => {
    expect(basesOf({ priceType: 'price' })).toEqual(['price'])
    expect(basesOf({ priceType: 'yield' })).toEqual(['spread', 'yield'])
    expect(levelFault(level({ ...yields, level: '4' }), { priceType: 'price' })?.reason).toBe(
      'deal.level-basis',
    )
    expect(levelFault(level({ ...yields, level: '4' }), { priceType: 'yield' })).toBeUndefined()
  })

  it('lies within bounds, and a range goes up', () => {
    const fault = (change: Parameters<typeof level>[0]) =>
      levelFault(level(change), { priceType: 'yield' })?.reason
    expect(fault({ level: '10000' })).toBeUndefined()
    expect(fault({ level: '10000.01' })).toBe('deal.level-bounds')
    expect(fault({ to: '10001' })).toBe('deal.level-bounds')
    expect(fault({ to: '120' })).toBe('deal.level-range')
    expect(fault({ to: '119' })).toBe('deal.level-range')
    expect(fault({ to: '121' })).toBeUndefined()
    const twice = (level: string, to: string | null = null) => fault({ equal: { over: 'MS', level, to } })
    expect(twice('95')).toBeUndefined()
    expect(twice('10001')).toBe('deal.level-bounds')
    expect(twice('95', '-2001')).toBe('deal.level-bounds')
    expect(twice('95', '95')).toBe('deal.level-range')
  })
})

describe('a level quoted twice', () => {
  it.each(['MS-13 = OBL+49.6', 'MS+65-70 area = T+80-85', 'MS+20 = CT5+35.5'])(
    'reads and writes %s',
    (text) => {
      const level = parseGuidance(text)
      if ('refused' in level) throw new Error(text)
      expect(level.equal).not.toBeNull()
      expect(showGuidance(level)).toBe(text)
      expect(isSameLevel(level, { ...level, equal: null })).toBe(false)
    },
  )

  it.each(['4.5% = T+20', 'MS+20 =', 'MS+20 = T+30 = CT5+31', 'MS+20 = +30'])('refuses %s', (text) =>
    expect(parseGuidance(text)).toMatchObject({ refused: true }),
  )
})
