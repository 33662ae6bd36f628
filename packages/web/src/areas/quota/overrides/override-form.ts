import { instantAt, isRefusal } from '@bookrunner/domain/kernel'
import { isDay } from '../../../kit/days/index.ts'
import { plainWidth } from '../../../kit/plain-width.ts'

/** An override as it is typed. */
export interface OverrideFields {
  readonly entityId: string | null
  readonly dealId: string | null
  readonly currency: string | null
  readonly amount: string
  readonly day: string
  readonly time: string
  readonly reason: string
}

const endOfDay = '18:00'
const FRIDAY = 5

/** The business day whose end comes next in this zone, as the week has them. */
export const dayOfNextEnd = (zone: string, now = Temporal.Now.instant()): string => {
  const here = now.toZonedDateTimeISO(zone)
  const isOver = Temporal.PlainTime.compare(here.toPlainTime(), endOfDay) >= 0
  let day = here.toPlainDate().add({ days: isOver ? 1 : 0 })
  while (day.dayOfWeek > FRIDAY) day = day.add({ days: 1 })
  return day.toString()
}

/** Until the end of a business day, as most are. */
export const blankOverride = (zone: string): OverrideFields => ({
  entityId: null,
  dealId: null,
  currency: null,
  amount: '',
  day: dayOfNextEnd(zone),
  time: endOfDay,
  reason: '',
})

/** The instant of a day and a time in the reader's zone; undefined for text that is none. */
export function untilOf(
  { day, time }: Pick<OverrideFields, 'day' | 'time'>,
  zone: string,
): string | undefined {
  const text = plainWidth(time).trim()
  if (!isDay(day) || !/^\d{1,2}:\d{2}$/.test(text)) return undefined
  const at = instantAt(zone, Temporal.PlainDate.from(day), text.padStart(5, '0'))
  return isRefusal(at) ? undefined : at.toString()
}
