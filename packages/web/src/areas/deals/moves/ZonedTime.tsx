import { CloseOutlined } from '@ant-design/icons'
import { zoneText } from '@bookrunner/contract/kernel'
import { Button, Input } from 'antd'
import { TypedDay } from '../../../kit/days/index.ts'
import { Field } from '../../../kit/form/index.ts'
import { useText, type TranslateOf } from '../../../platform/text.ts'
import { useClock, useReader, zoned } from '../parts/index.ts'
import { instantOf, type TypedTime } from './clock-time.ts'
import { movesText } from './text.ts'
import type { MoveField } from './use-move.ts'
import css from './moves.module.css'

export interface Preset {
  readonly label: string
  readonly at: () => TypedTime
}

interface Props extends MoveField<TypedTime> {
  readonly label: string
  /** The deal's time zone, in which the time is typed. */
  readonly timeZone: string
  readonly presets?: readonly Preset[]
  /** Clears the time, if the deal can do without. */
  readonly clear?: { readonly label: string; readonly onClick: () => void }
  readonly autoFocus?: boolean
}

/** A day and a time of day in the deal's time zone; below, the time from now and the reader's own time. */
export function ZonedTime(props: Props) {
  const { label, timeZone, value, onChange, presets = [], clear, problem, autoFocus } = props
  const t = useText(movesText)
  const { day, time } = value
  const { lang } = useReader()
  const hint = useHint(value, timeZone)
  return (
    <Field label={t('time.label', { label, zone: zoneText(timeZone, lang) })} fault={problem} hint={hint}>
      {({ id, ...aria }) => (
        <div className={css.zoned}>
          <TypedDay
            {...(aria.status && { status: aria.status })}
            aria-label={t('time.day', { label })}
            zone={timeZone}
            value={day}
            onDay={(chosen) => onChange({ time, day: chosen })}
          />
          <Input
            id={id}
            {...aria}
            className={css.zonedTime}
            value={time}
            placeholder="16:30"
            inputMode="numeric"
            autoComplete="off"
            maxLength={11}
            autoFocus={autoFocus}
            onChange={({ target }) => onChange({ day, time: target.value })}
          />
          {presets.map((preset) => (
            <Button key={preset.label} onClick={() => onChange(preset.at())}>
              {preset.label}
            </Button>
          ))}
          {clear && (
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              title={clear.label}
              aria-label={`${clear.label}: ${label}`}
              onClick={clear.onClick}
            />
          )}
        </div>
      )}
    </Field>
  )
}

function useHint(value: TypedTime, timeZone: string): string {
  const t = useText(movesText)
  const { lang, zone } = useReader()
  const found = instantOf(value, timeZone)
  return useClock((now) => {
    if (!('at' in found)) {
      if (!value.time) return t('time.hint')
      return t(found.problem === 'time' ? 'time.unread' : `time.problem.${found.problem}`)
    }
    const minutes = Math.round((Date.parse(found.at) - now) / 60_000)
    const { own } = zoned({ at: found.at, now, dealZone: timeZone, readerZone: zone, lang })
    const when =
      Date.parse(found.at) < now ? t('time.past') : t('time.in', { left: timeLeftText(minutes, t) })
    return own ? `${when} · ${t('time.own', { time: own })}` : when
  })
}

type Say = TranslateOf<typeof movesText>

function timeLeftText(minutes: number, t: Say): string {
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return t('time.minutes', { count: minutes })
  if (hours >= 48) {
    const days = Math.floor(hours / 24)
    return hours % 24 === 0
      ? t('time.days', { count: days })
      : t('time.daysHours', { days, hours: hours % 24 })
  }
  return minutes % 60 === 0
    ? t('time.hours', { count: hours })
    : t('time.hoursMinutes', { hours, minutes: minutes % 60 })
}
