import type { DealDetail } from '@bookrunner/contract/deals'
import { clockTime, dayAndMonth, zoneName } from '../../../kit/format.ts'
import type { Lang } from '../../../platform/language.ts'

/** The place of the stage a deal is at: the last it reached, but IPG again once its test has ended. */
export function currentStage({ stages, header }: Pick<DealDetail, 'stages' | 'header'>): number {
  const last = stages.findLastIndex(({ at }) => at !== null)
  return header.status === 'IPG' && stages[last]?.stage === 'Test'
    ? stages.findIndex(({ stage }) => stage === 'IPG')
    : last
}

interface StageTimesInput {
  /** When the deal reached each stage; null for later stages. */
  readonly reachedAt: readonly (string | null)[]
  readonly now: number
  readonly dealZone: string
  /** The zone of the reader's desk; undefined for the browser's. */
  readonly readerZone: string | undefined
  readonly lang: Lang
}

/**
 * "14:30" for each stage. All have their day if one is not today, because a time alone beside dated ones has no day.
 * All have their zone if the reader's clock differs, because the rest of the page uses the reader's.
 */
export function stageTimes({ reachedAt, now, dealZone, readerZone, lang }: StageTimesInput): string[] {
  const times = reachedAt.map((at) => at && new Date(at))
  const dayIn = (date: Date) => dayAndMonth(date, lang, dealZone)
  const today = dayIn(new Date(now))
  const isDated = times.some((time) => time && dayIn(time) !== today)
  const isZoned = times.some((time) => time && clockTime(time, dealZone) !== clockTime(time, readerZone))
  return times.map((time) => {
    if (!time) return ''
    const clock = clockTime(time, dealZone).slice(0, 5)
    return [isDated && dayIn(time), clock, isZoned && zoneName(time, dealZone)].filter(Boolean).join(' ')
  })
}
