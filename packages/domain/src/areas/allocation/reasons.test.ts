import { expect, it } from 'vitest'
import type { FaceAmount } from '../../kernel/index.ts'
import type { LineBy } from './decided-line.ts'
import { amountsByReason, publicReason } from './reasons.ts'

const line = (by: LineBy | null, millions: number) => ({ by, size: (millions * 1_000_000) as FaceAmount })

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
    { by: 'desk', size: 30_000_000n, lines: 1 },
    { by: 'proRata', size: 25_000_000n, lines: 2 },
  ])
})

it('does not name a rule whose sizes the desk replaced', () => {
  const before = [line('proRata', 20), line('proRata', 10)]
  expect(amountsByReason(before.map((each) => ({ ...each, by: 'desk' as const })))).toEqual([
    { by: 'desk', size: 30_000_000n, lines: 2 },
  ])
  expect(amountsByReason([])).toEqual([])
})

it('combines the sizes of single orders for investors', () => {
  expect((['anchor', 'reserve', 'desk', 'proRata', null] as const).map(publicReason)).toEqual([
    'desk',
    'desk',
    'desk',
    'proRata',
    null,
  ])
})
