import { inBrackets, instant } from '../../../kit/format.ts'
import { useClock } from './clock.ts'
import { useReader } from './use-reader.ts'
import { zoned } from './zoned.ts'
import css from './parts.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly at: string
  readonly timeZone: string
  /** Without seconds. */
  readonly short?: boolean
}

/** An instant in the deal's own zone, and in the reader's beside it where her clock shows something else. */
export function DealTime({ at, timeZone, short = false }: Props) {
  const { lang, zone } = useReader()
  const read = (now: number) => zoned({ at, now, dealZone: timeZone, readerZone: zone, lang, short })
  const deal = useClock((now) => read(now).deal)
  const own = useClock((now) => read(now).own ?? '')
  return (
    <time translate="no" className={css.time} dateTime={at} title={instant(at, lang, timeZone)}>
      <span>{deal}</span>
      {own && (
        <>
          {lang === 'US' && ' '}
          <span className={textCss.ownTime}>{inBrackets(own, lang).trim()}</span>
        </>
      )}
    </time>
  )
}
