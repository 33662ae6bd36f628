import { clockTime, day, zoneName } from '../../../kit/format.ts'
import type { Lang } from '../../../platform/language.ts'

/** One instant on the deal's clock, and on the reader's own where that shows something else. */
export interface Zoned {
  /** "16:30:00 HKT", with its day where that is not the deal's today. */
  readonly deal: string
  readonly own: string | undefined
}

const ownZone = (zone: string | undefined) => zone || Intl.DateTimeFormat().resolvedOptions().timeZone

interface Given {
  readonly at: string
  readonly now: number
  readonly dealZone: string
  /** The zone of the reader's desk; the browser's where none is known. */
  readonly readerZone: string | undefined
  readonly lang: Lang
  /** Hours and minutes are enough on a card. */
  readonly short?: boolean
}

export function zoned({ at, now, dealZone, readerZone, lang, short = false }: Given): Zoned {
  const when = new Date(at)
  const reader = ownZone(readerZone)
  const onDay = (zone: string) => day(when, lang, zone)
  const clock = (zone: string) => clockTime(when, zone).slice(0, short ? 5 : 8)
  const today = onDay(dealZone) === day(new Date(now), lang, dealZone)
  const deal = `${clock(dealZone)} ${zoneName(when, dealZone)}`
  const differs = clock(dealZone) !== clock(reader) || onDay(dealZone) !== onDay(reader)
  const sameDay = onDay(dealZone) === onDay(reader)
  const own = `${sameDay ? '' : `${onDay(reader)} `}${clock(reader)} ${zoneName(when, reader)}`
  return { deal: today ? deal : `${onDay(dealZone)} ${deal}`, own: differs ? own : undefined }
}
