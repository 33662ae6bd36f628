import { useText } from '../../platform/text.ts'
import { isDay } from './days.ts'
import { dayReader } from './read-day.ts'
import { daysText } from './text.ts'

/** Why the value of a `TypedDay` is no day; undefined for a day and for an empty field. */
export function useDayFault() {
  const t = useText(daysText)
  return (value: string): string | undefined => {
    if (value === '' || isDay(value)) return undefined
    const read = dayReader({ today: Temporal.Now.plainDateISO().toString() })(value)
    return t('wrong' in read ? read.wrong : 'unread.day')
  }
}
