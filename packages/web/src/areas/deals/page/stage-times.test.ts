import { expect, it } from 'vitest'
import type { DealDetail } from '@bookrunner/contract/deals'
import { currentStage, stageTimes } from './stage-times.ts'

const input = {
  reachedAt: ['2026-11-23T20:39:00Z', '2026-11-24T00:23:00Z', null],
  now: Date.parse('2026-11-24T00:30:00Z'),
  dealZone: 'Europe/Paris',
  readerZone: 'Europe/Paris',
  lang: 'US',
} as const

it('dates all stages if one is not of today', () => {
  expect(stageTimes(input)).toEqual(['23 Nov 21:39', '24 Nov 01:23', ''])
  expect(stageTimes({ ...input, reachedAt: [null, input.reachedAt[1]] })).toEqual(['', '01:23'])
})

it('names the zone of the deal for a reader in another', () => {
  const elsewhere = { ...input, readerZone: 'Asia/Hong_Kong' }
  expect(stageTimes(elsewhere)).toEqual(['23 Nov 21:39 CET', '24 Nov 01:23 CET', ''])
  expect(stageTimes({ ...elsewhere, lang: 'HK' })[1]).toBe('11月24日 01:23 CET')
  expect(stageTimes({ ...input, dealZone: 'Asia/Shanghai', readerZone: 'Asia/Hong_Kong' })[1]).not.toContain(
    'CST',
  )
})

it('is at IPG again once a test has ended', () => {
  const at = '2026-11-26T00:00:00Z'
  const stages = [
    { stage: 'IPG', at },
    { stage: 'Test', at },
    { stage: 'FPG', at: null },
  ] as const
  const placeIn = (status: string) => currentStage({ stages, header: { status } } as unknown as DealDetail)
  expect([placeIn('Test'), placeIn('IPG')]).toEqual([1, 0])
})
