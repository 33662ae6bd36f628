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

/** Until the end of the business day, as most are. */
export const blankOverride = (zone: string): OverrideFields => ({
  entityId: null,
  dealId: null,
  currency: null,
  amount: '',
  day: Temporal.Now.plainDateISO(zone).toString(),
  time: '18:00',
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
