import { expect, it } from 'vitest'
import { dayOfNextEnd, untilOf } from './override-form.ts'

it('an override is valid until a time in the zone of its grantor', () => {
  expect(untilOf({ day: '2026-11-26', time: '18:00' }, 'Asia/Hong_Kong')).toBe('2026-11-26T10:00:00Z')
  expect(untilOf({ day: '2026-11-26', time: '9:05' }, 'UTC')).toBe('2026-11-26T09:05:00Z')
  expect(untilOf({ day: '2026-11-26', time: '１８：００' }, 'UTC')).toBe('2026-11-26T18:00:00Z')
  for (const wrong of [
    { day: '', time: '18:00' },
    { day: 'soon', time: '18:00' },
    { day: '2026-11-26', time: '' },
    { day: '2026-11-26', time: '25:00' },
  ])
    expect(untilOf(wrong, 'UTC')).toBeUndefined()
})

it('an override is proposed until the next end of a business day, never until a time in the past', () => {
  const at = (time: string) => dayOfNextEnd('Asia/Hong_Kong', Temporal.Instant.from(`${time}+08:00`))
  expect(at('2026-11-26T17:59:59')).toBe('2026-11-26')
  expect(at('2026-11-26T18:00:00')).toBe('2026-11-27')
  // From Friday night to Monday, over the weekend.
  for (const time of ['2026-11-27T23:07:00', '2026-11-28T09:00:00', '2026-11-29T23:30:00'])
    expect([time, at(time)]).toEqual([time, '2026-11-30'])
})
