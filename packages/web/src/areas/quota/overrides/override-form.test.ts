import { expect, it } from 'vitest'
import { untilOf } from './override-form.ts'

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
