import type { DealDetail } from '@bookrunner/contract/deals'
import { memo } from 'react'
import { clockTime, dayAndMonth, instant } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useClock, useReader } from '../parts/index.ts'
import { pageText } from './text.ts'
import css from './page.module.css'

interface Props {
  readonly detail: Pick<DealDetail, 'stages' | 'header'>
}

/** The stages of a deal in one thin line, with the times it reached them. */
export const StageLine = memo(function StageLine({ detail: { stages, header } }: Props) {
  const t = useText(pageText)
  const current = stages.findLastIndex(({ at }) => at !== null)
  return (
    <ol className={css.stages} aria-label={t('stages')}>
      {stages.map(({ stage, at }, place) => (
        <li
          key={stage}
          data-reached={at !== null || undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          {t(`stage.${stage}`)}
          {at !== null && <StageTime at={at} timeZone={header.timeZone} />}
        </li>
      ))}
    </ol>
  )
})

/** "14:30", with the day where it is not today. */
function StageTime({ at, timeZone }: { readonly at: string; readonly timeZone: string }) {
  const { lang } = useReader()
  const when = new Date(at)
  const clock = clockTime(when, timeZone).slice(0, 5)
  const day = dayAndMonth(when, lang, timeZone)
  const isToday = useClock((now) => dayAndMonth(new Date(now), lang, timeZone) === day)
  return (
    <time translate="no" className="br-figures" dateTime={at} title={instant(at, lang, timeZone)}>
      {isToday ? clock : `${day} ${clock}`}
    </time>
  )
}
