import { expect, it } from 'vitest'
import type { FaceAmount } from '../../kernel/index.ts'
import type { LineBy } from './decided-line.ts'
import type { LineRounding } from './line.ts'
import { amountsByReason, publicReason } from './reasons.ts'

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
