import { expect, it } from 'vitest'
import { changedTimes, namesOfRegions, typedTimes } from './changed-times.ts'

const set = {
  closesAt: '2026-11-20T08:30:00Z',
  subjectAt: null,
  subjectByRegion: [{ region: 'EUROPE' as const, at: '2026-11-20T07:00:00Z' }],
  expiresAt: '2026-11-27T10:00:00.000Z',
}
const zone = 'Asia/Hong_Kong'
const typed = typedTimes(set, zone)

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

it('sends every region once one of them is set, moved or removed', () => {
  const asia = { ...typed, 'subject.APAC': { day: '2026-11-20', time: '14:00' } }
  const europe = { region: 'EUROPE', at: '2026-11-20T07:00:00.000Z' }
  const subjectByRegion = [{ region: 'APAC', at: '2026-11-20T06:00:00.000Z' }, europe]
  expect(changedTimes(asia, set, zone)).toEqual({ times: { subjectByRegion } })
  expect(changedTimes({ ...typed, 'subject.EUROPE': null }, set, zone)).toEqual({
    times: { subjectByRegion: [] },
  })
  const unread = { ...typed, 'subject.AMER': { day: '2026-11-20', time: '' } }
  expect(changedTimes(unread, set, zone)).toEqual({ problems: { 'subject.AMER': 'time' } })
})

it('finds the field of a region by its place in the list that was sent', () => {
  const list = [
    { region: 'APAC' as const, at: '2026-11-20T06:00:00Z' },
    { region: 'AMER' as const, at: '2026-11-20T06:00:00Z' },
  ]
  expect(namesOfRegions(list)).toEqual({
    'times.subjectByRegion.0.at': 'subject.APAC',
    'times.subjectByRegion.1.at': 'subject.AMER',
  })
})
