import { useState } from 'react'
import { serverNow } from '../../../platform/live.ts'
import { useText } from '../../../platform/text.ts'
import { instantOf, minutesFrom, typedOf, type TypedTime } from './clock-time.ts'
import { movesText } from './text.ts'
import type { Preset } from './ZonedTime.tsx'

export interface TypedZoned {
  readonly value: TypedTime
  readonly setValue: (value: TypedTime) => void
  /** The instant, once it is one. */
  readonly at: string | undefined
  readonly problem: string | undefined
  readonly empty: boolean
}

/** A time on the deal's clock as it is being typed; without a first one it is today, and no time yet. */
export function useZoned(timeZone: string, first: string | null): TypedZoned {
  const t = useText(movesText)
  const [value, setValue] = useState<TypedTime>(() =>
    first === null
      ? { day: typedOf(new Date(serverNow()).toISOString(), timeZone).day, time: '' }
      : typedOf(first, timeZone),
  )
  const found = instantOf(value, timeZone)
  return {
    value,
    setValue,
    at: 'at' in found ? found.at : undefined,
    problem: 'problem' in found ? t(`time.problem.${found.problem}`) : undefined,
    empty: value.time.trim() === '',
  }
}

/** "+30 min", from now. */
export function useFromNow(timeZone: string, minutes: readonly number[]): readonly Preset[] {
  const t = useText(movesText)
  return minutes.map((count) => ({
    label: t('time.plus', { minutes: count }),
    at: () => typedOf(minutesFrom(serverNow(), count), timeZone),
  }))
}

/** "+15 min", "−15 min", from the time that is set. */
export function useFromSet(
  timeZone: string,
  at: string | null,
  minutes: readonly number[],
): readonly Preset[] {
  const t = useText(movesText)
  if (at === null) return []
  return minutes.map((count) => ({
    label: t(count < 0 ? 'time.minus' : 'time.plus', { minutes: Math.abs(count) }),
    at: () => typedOf(minutesFrom(Date.parse(at), count), timeZone),
  }))
}
