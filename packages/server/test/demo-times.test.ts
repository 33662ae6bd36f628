import { expect, test } from 'vitest'
import { onWeekday } from '../seeds/demo-world/deals/deal-figures.ts'

const zone = 'Asia/Hong_Kong'
const moved = (local: string): string =>
  onWeekday(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant(), zone)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

test('the demo world closes no book on a weekend of its desk', () => {
  expect(moved('2026-11-27T23:30')).toBe('2026-11-27T23:30')
  // A Friday in UTC.
  expect(moved('2026-11-28T05:00')).toBe('2026-11-30T05:00')
  expect(moved('2026-11-29T18:00')).toBe('2026-11-30T18:00')
})
