import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '../../kernel/index.ts'
import type { LineBy } from './decided-line.ts'
import type { LineRounding } from './lines.ts'
import { amountsByReason, publicAmounts, publicReason } from './reasons.ts'

const line = (by: LineBy | null, millions: number, rounding: LineRounding | null = null) => ({
  by,
  rounding,
  size: (millions * 1_000_000) as FaceAmount,
})

it('sums the sizes by reason, the largest first, without lines of zero', () => {
  expect(
    amountsByReason([
      line('proRata', 20),
      line('desk', 30),
      line('proRata', 5),
      line('desk', 0),
      line(null, 0),
    ]),
  ).toEqual([
    { by: 'desk', rounding: null, size: 30_000_000n, lines: 1 },
    { by: 'proRata', rounding: null, size: 25_000_000n, lines: 2 },
  ])
})

it('does not name a rule whose sizes the desk replaced', () => {
  const before = [line('proRata', 20), line('proRata', 10)]
  expect(amountsByReason(before.map((each) => ({ ...each, by: 'desk' as const })))).toEqual([
    { by: 'desk', rounding: null, size: 30_000_000n, lines: 2 },
  ])
  expect(amountsByReason([])).toEqual([])
})

it('keeps rounded lines and those with the remainder apart', () => {
  expect(
    amountsByReason([
      line('proRata', 20, 'rounded'),
      line('proRata', 30, 'rounded'),
      line('proRata', 12, 'remainder'),
      line('fillSmall', 1),
    ]).map(({ by, rounding, lines }) => [by, rounding, lines]),
  ).toEqual([
    ['proRata', 'rounded', 2],
    ['proRata', 'remainder', 1],
    ['fillSmall', null, 1],
  ])
})

it('combines the sizes of single orders for investors', () => {
  const names = ['anchor', 'reserve', 'desk', 'proRata', null] as const
  expect(names.map((by) => publicReason({ by, rounding: null }).by)).toEqual([
    'desk',
    'desk',
    'desk',
    'proRata',
    null,
  ])
  // One line has the remainder, so an amount of its own would be the size of one order.
  expect(
    (['rounded', 'remainder', 'overflow', null] as const).map(
      (rounding) => publicReason({ by: 'proRata', rounding }).rounding,
    ),
  ).toEqual(['rounded', 'rounded', 'rounded', null])
  expect(publicReason({ by: 'anchor', rounding: 'rounded' })).toEqual({ by: 'desk', rounding: null })
})

describe('the amounts that investors read', () => {
  const of = (investors: string, by: LineBy, millions: number, rounding: LineRounding | null = null) =>
    [...investors].map((investorId) => ({ ...line(by, millions, rounding), investorId }))
  const read = (lines: ReturnType<typeof of>) =>
    publicAmounts(lines).map(({ by, rounding, size }) => [by, rounding, Number(size / 1_000_000n)])

  it('name a reason with at least three accounts', () => {
    expect(read([...of('abc', 'proRata', 10), ...of('def', 'desk', 20)])).toEqual([
      ['desk', null, 60],
      ['proRata', null, 30],
    ])
  })

  it('combine reasons with fewer accounts, however many lines those have', () => {
    const lines = [
      ...of('abc', 'proRata', 10),
      ...of('ddd', 'desk', 4),
      ...of('e', 'fillSmall', 2),
      ...of('f', 'proRata', 7, 'rounded'),
    ]
    expect(read(lines)).toEqual([
      ['proRata', null, 30],
      [null, null, 21],
    ])
  })

  it('combine a reason in which one account has nearly all', () => {
    const lines = [...of('abcd', 'proRata', 10), ...of('efg', 'fillSmall', 1), ...of('h', 'fillSmall', 40)]
    expect(read([...lines, ...of('ijk', 'floor', 20)])).toEqual([
      ['proRata', null, 40],
      [null, null, 103],
    ])
  })

  it('do not let one account be computed from the total', () => {
    const lines = [...of('abcd', 'proRata', 10), ...of('efg', 'fillSmall', 1), ...of('h', 'anchor', 20)]
    expect(read(lines)).toEqual([
      ['proRata', null, 40],
      [null, null, 23],
    ])
    expect(read([...of('abcd', 'proRata', 10), ...of('h', 'desk', 20)])).toEqual([])
    expect(read(of('ab', 'proRata', 10))).toEqual([])
  })
})
