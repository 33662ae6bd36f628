import { expect, it } from 'vitest'
import { textOf } from '../../../platform/text.ts'
import { atCap } from '../rows/at-cap.ts'
import { allocRow, browserAlloc, grid, lineIn, units, type TestingInput } from '../testing.ts'
import { reasonOf } from './columns.ts'
import { allocGridText } from './text.ts'

const t = textOf(allocGridText)

it('names the cap that holds a line back, also once the policy is applied', () => {
  const inputs: TestingInput[] = [
    { id: 'x', in: 90, size: 50, holder: 'one', by: 'proRata', rounding: 'rounded' },
    { id: 'w', in: 90, size: 20, holder: 'two', by: 'proRata' },
    { id: 'v', in: 50, size: 50, holder: 'three', by: 'proRata', full: true },
    { id: 'u', in: 90, size: 50, holder: 'four', by: 'desk' },
    { id: 's', in: 90, size: 50, holder: 'five', by: 'proRata', note: 'Core account' },
  ]
  const capOf = atCap(
    browserAlloc(inputs.map(allocRow)),
    new Map(),
    [{ kind: 'proRata' }, { kind: 'capAccount', most: units(50) }],
    grid,
  )
  expect(inputs.map((input) => reasonOf(lineIn(input), { t, capOf }))).toEqual([
    'Pro rata, rounded · Cap per account',
    'Pro rata',
    'Pro rata, in full',
    'Desk',
    'Pro rata · Cap per account · Core account',
  ])
})

it('says why an order is out: its answer, no reply, its limits, or no acceptance', () => {
  const outs: TestingInput[] = [
    { id: 'r', in: 0, whyOut: 'dropped' },
    { id: 'q', in: 0, whyOut: 'silent' },
    { id: 'p', in: 0, whyOut: 'out' },
    { id: 'o', in: 0, whyOut: 'unaccepted' },
  ]
  expect(outs.map((input) => reasonOf(lineIn(input), { t, capOf: () => null }))).toEqual([
    'Dropped at FPG',
    'Dropped, no reply at FPG',
    'Out at the final level',
    'Not accepted by a manager',
  ])
})
