import { expect, it } from 'vitest'
import { changedTimes } from './changed-times.ts'

const set = { closesAt: '2026-11-20T08:30:00Z', subjectAt: null, expiresAt: '2026-11-27T10:00:00.000Z' }
const typed = {
  closesAt: { day: '2026-11-20', time: '16:30' },
  subjectAt: null,
  expiresAt: { day: '2026-11-27', time: '18:00' },
}
const zone = 'Asia/Hong_Kong'

it('sends nothing if no time changed, in whatever form the instant is written', () => {
  expect(changedTimes(typed, set, zone)).toEqual({ times: {} })
})

it('sends only the changed time', () => {
  const later = { ...typed, closesAt: { day: '2026-11-20', time: '17:00' } }
  expect(changedTimes(later, set, zone)).toEqual({ times: { closesAt: '2026-11-20T09:00:00.000Z' } })
})

it('removes a time, and sets one that was absent', () => {
  const other = { ...typed, expiresAt: null, subjectAt: { day: '2026-11-20', time: '15:00' } }
  expect(changedTimes(other, set, zone)).toEqual({
    times: { subjectAt: '2026-11-20T07:00:00.000Z', expiresAt: null },
  })
})

it('sends nothing if a time is invalid, and names its field', () => {
  const unread = { ...typed, closesAt: { day: '2026-11-20', time: '17' }, expiresAt: null }
  expect(changedTimes(unread, set, zone)).toEqual({ problems: { closesAt: 'time' } })
})
