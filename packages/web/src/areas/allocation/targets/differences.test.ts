import type { Target } from '@bookrunner/domain/allocation'
import { rateOf } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { units } from '../testing.ts'
import { differences } from './differences.ts'
import { draftOf } from './model.ts'

const target = (key: string, mm: number): Target => ({
  by: 'tag',
  key,
  size: units(mm),
  rate: rateOf('1'),
})

it('lists targets that differ or are in one set only', () => {
  const mine = draftOf([target('same', 10), target('both', 20), target('mine', 30)])
  const theirs = [target('same', 10), target('both', 25), target('theirs', 40)]
  expect(differences(mine, theirs).map(({ key, mine: own, theirs: other }) => [key, own, other])).toEqual([
    ['both', '20', '25'],
    ['theirs', undefined, '40'],
    ['mine', '30', undefined],
  ])
})
