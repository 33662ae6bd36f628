import { serverNow } from '../../../platform/live.ts'
import { useText } from '../../../platform/text.ts'
import { minutesFrom, typedOf } from './clock-time.ts'
import { movesText } from './text.ts'
import type { Preset } from './ZonedTime.tsx'

/** Presets from now: "+30 min". */
export function useFromNow(timeZone: string, minutes: readonly number[]): readonly Preset[] {
  const t = useText(movesText)
  return minutes.map((count) => ({
    label: t('time.plus', { minutes: count }),
    at: () => typedOf(minutesFrom(serverNow(), count), timeZone),
  }))
}

/** Presets from the current time: "+15 min", "−15 min". */
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
