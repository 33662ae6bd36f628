import { expect, it } from 'vitest'
import { initialLifecycle } from '../deal-lifecycle.ts'
import type { GuidanceKind } from '../guidance.ts'
import { stagesOf } from './stages.ts'
import { at } from './world.ts'

const version = (number: number, kind: GuidanceKind, time: string) => ({ number, kind, at: at(time) })
const written = (...input: Parameters<typeof stagesOf>) =>
  stagesOf(...input).map(({ stage, at: reached }) => (reached ? `${stage} ${reached.slice(11, 16)}` : stage))
const ahead = ['Launched', 'Priced', 'Allocated', 'Confirmed']

it('has every stage ahead of a draft', () => {
  expect(written(initialLifecycle, [])).toEqual(['IPG', 'Test', 'FPG', ...ahead])
})

it('counts IPG from its first guidance, and the latest test', () => {
  const versions = [
    version(4, 'test', '10:00'),
    version(1, 'IPG', '08:00'),
    version(2, 'test', '08:30'),
    version(3, 'IPG', '09:00'),
  ]
  expect(written({ ...initialLifecycle, guidanceOf: { IPG: 3, test: 4 } }, versions)).toEqual([
    `IPG ${at('08:00').slice(11, 16)}`,
    `Test ${at('10:00').slice(11, 16)}`,
    'FPG',
    ...ahead,
  ])
})

it('puts the test first that opened the deal', () => {
  const stages = stagesOf({ ...initialLifecycle, guidanceOf: { test: 1 } }, [version(1, 'test', '08:00')])
  expect(stages.map(({ stage }) => stage)).toEqual(['Test', 'IPG', 'FPG', ...ahead])
  expect(stages[0]?.at).toBe(at('08:00'))
  expect(stages[1]?.at).toBeNull()
})

it('leaves out a test that the deal passed by', () => {
  const versions = [version(1, 'IPG', '08:00'), version(2, 'FPG', '09:00')]
  const stages = stagesOf({ ...initialLifecycle, guidanceOf: { IPG: 1, FPG: 2 } }, versions)
  expect(stages.map(({ stage }) => stage)).toEqual(['IPG', 'FPG', ...ahead])
})

it('takes a stage back with the level that no longer holds', () => {
  const versions = [version(1, 'IPG', '08:00'), version(2, 'FPG', '09:00'), version(3, 'launched', '10:00')]
  const termsAt = { launched: at('10:00') }
  const stages = stagesOf({ ...initialLifecycle, guidanceOf: { IPG: 1 }, termsAt }, versions)
  expect(stages.filter((each) => each.at !== null).map(({ stage }) => stage)).toEqual(['IPG'])
})

it('ends with the allocation and its confirmation', () => {
  const guidanceOf = { IPG: 1, FPG: 2, launched: 3, priced: 4 }
  const versions = [
    version(1, 'IPG', '08:00'),
    version(2, 'FPG', '09:00'),
    version(3, 'launched', '10:00'),
    version(4, 'priced', '11:00'),
  ]
  const termsAt = { launched: at('10:00'), priced: at('11:00') }
  const times = { termsAt, allocatedAt: at('12:00'), confirmedAt: at('13:00') }
  const stages = stagesOf({ guidanceOf, ...times }, versions)
  expect(stages.at(-2)).toEqual({ stage: 'Allocated', at: times.allocatedAt })
  expect(stages.at(-1)).toEqual({ stage: 'Confirmed', at: times.confirmedAt })
})

it('counts no later version of the terms as launch or pricing', () => {
  const versions = [
    version(1, 'IPG', '08:00'),
    version(2, 'FPG', '09:00'),
    version(3, 'launched', '10:00'),
    version(4, 'launched', '10:20'),
    version(5, 'priced', '11:00'),
    version(6, 'priced', '12:30'),
  ]
  const guidanceOf = { IPG: 1, FPG: 2, launched: 4, priced: 6 }
  const termsAt = { launched: at('10:00'), priced: at('11:00') }
  const stages = stagesOf({ guidanceOf, termsAt, allocatedAt: at('12:00'), confirmedAt: null }, versions)
  expect(stages.slice(-4)).toEqual([
    { stage: 'Launched', at: at('10:00') },
    { stage: 'Priced', at: at('11:00') },
    { stage: 'Allocated', at: at('12:00') },
    { stage: 'Confirmed', at: null },
  ])
})
