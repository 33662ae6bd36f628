import type { DealDetail } from '@bookrunner/contract/deals'
import { memo } from 'react'
import { instant } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useClock, useReader } from '../parts/index.ts'
import { currentStage, stageTimes } from './stage-times.ts'
import { pageText } from './text.ts'
import css from './page.module.css'

interface Props {
  readonly detail: Pick<DealDetail, 'stages' | 'header'>
}

/** The stages of a deal in one thin line, with the times it reached them. */
export const StageLine = memo(function StageLine({ detail }: Props) {
  const { stages, header } = detail
  const t = useText(pageText)
  const { lang, zone } = useReader()
  const { timeZone } = header
  const reachedAt = stages.map(({ at }) => at)
  // One text, so that the line renders only when the day changes.
  const times = useClock((now) =>
    stageTimes({ reachedAt, now, dealZone: timeZone, readerZone: zone, lang }).join('\n'),
  ).split('\n')
  const current = currentStage(detail)
  return (
    <ol className={css.stages} aria-label={t('stages')}>
      {stages.map(({ stage, at }, place) => (
        <li
          key={stage}
          data-reached={at !== null || undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          {t(`stage.${stage}`)}
          {at !== null && (
            <time translate="no" className="br-figures" dateTime={at} title={instant(at, lang, timeZone)}>
              {times[place]}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
})
