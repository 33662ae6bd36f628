import { expect, it } from 'vitest'
import { changedTimes } from './changed-times.ts'

const set = { closesAt: '2026-11-20T08:30:00Z', subjectAt: null, expiresAt: '2026-11-27T10:00:00.000Z' }
const typed = {
  closesAt: { day: '2026-11-20', time: '16:30' },
  subjectAt: null,
  expiresAt: { day: '2026-11-27', time: '18:00' },
}
const zone = 'Asia/Hong_Kong'

it('nothing touched is nothing to send, however the instant was written', () => {
  expect(changedTimes(typed, set, zone)).toEqual({ times: {} })
})

it('only the one that moved is sent', () => {
  const later = { ...typed, closesAt: { day: '2026-11-20', time: '17:00' } }
  expect(changedTimes(later, set, zone)).toEqual({ times: { closesAt: '2026-11-20T09:00:00.000Z' } })
})

it('a time can be taken away, and another put where there was none', () => {
  const other = { ...typed, expiresAt: null, subjectAt: { day: '2026-11-20', time: '15:00' } }
  expect(changedTimes(other, set, zone)).toEqual({
    times: { subjectAt: '2026-11-20T07:00:00.000Z', expiresAt: null },
  })
})

it('what cannot be read keeps all of it back, and says which', () => {
  const unread = { ...typed, closesAt: { day: '2026-11-20', time: '17' }, expiresAt: null }
  expect(changedTimes(unread, set, zone)).toEqual({ problems: { closesAt: 'time' } })
})
