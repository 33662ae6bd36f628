import { expect, it } from 'vitest'
import { defaultClose, reopenedClose } from './default-close.ts'

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

it('proposes an hour for a book that is reopened, whatever the day', () => {
  const reopenedAt = (time: string) => reopenedClose(Date.parse(`${time}+08:00`), zone)
  expect(reopenedAt('2026-11-27T18:02:10')).toEqual({ day: '2026-11-27', time: '19:05' })
  expect(reopenedAt('2026-11-27T23:40')).toEqual({ day: '2026-11-28', time: '00:40' })
})
