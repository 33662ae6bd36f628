import { expect, it } from 'vitest'
import { defaultClose } from './default-close.ts'

const zone = 'Asia/Hong_Kong'
const proposedAt = (time: string) => defaultClose(Date.parse(`${time}+08:00`), zone)

it('proposes five o’clock of the deal’s own day', () => {
  expect(proposedAt('2026-11-23T10:00')).toEqual({ day: '2026-11-23', time: '17:00' })
  expect(proposedAt('2026-11-23T15:00')).toEqual({ day: '2026-11-23', time: '17:00' })
})

it('proposes the next weekday when five o’clock is near or past', () => {
  expect(proposedAt('2026-11-23T15:01')).toEqual({ day: '2026-11-24', time: '17:00' })
  expect(proposedAt('2026-11-27T18:00')).toEqual({ day: '2026-11-30', time: '17:00' })
})
