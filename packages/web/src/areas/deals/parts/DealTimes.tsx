import type { Times } from '@bookrunner/domain/deals'
import { Flex } from 'antd'
import { useText } from '../../../platform/text.ts'
import { Countdown } from './Countdown.tsx'
import { DealTime } from './DealTime.tsx'
import { partsText } from './text.ts'
import css from './parts.module.css'

interface Props {
  readonly times: Pick<Times, 'closesAt'> & Partial<Pick<Times, 'subjectAt' | 'expiresAt'>>
  readonly timeZone: string
  readonly bookClosed: boolean
  /** The close is the end of a test. */
  readonly isTest: boolean
  /** Off if the page has another countdown. */
  readonly countdown?: boolean
}

/** The times of a deal, one per line, with a countdown to the close. */
export function DealTimes({ times, timeZone, bookClosed, isTest, countdown = true }: Props) {
  const t = useText(partsText)
  const { closesAt, subjectAt = null, expiresAt = null } = times
  const closeName = t(isTest ? 'time.testEnds' : 'time.close')
  const rows = [
    { name: bookClosed ? t('time.closed') : closeName, at: closesAt, runs: countdown && !bookClosed },
    { name: t('time.subject'), at: subjectAt, runs: false },
    { name: t('time.expiry'), at: expiresAt, runs: false },
  ]
  return (
    <Flex component="dl" vertical gap={4} className={css.times}>
      {rows.map(
        ({ name, at, runs }) =>
          at !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <DealTime at={at} timeZone={timeZone} /> {runs && <Countdown until={at} />}
              </dd>
            </div>
          ),
      )}
    </Flex>
  )
}
