import { Input, type InputProps } from 'antd'
import { useState } from 'react'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { isDay, writeDay, type Day } from './days.ts'
import { dayReader } from './read-day.ts'
import { useDayTools } from './use-day-tools.tsx'

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  /** A day, "" for none, or a text that is no day: `useDayFault` has the message. */
  readonly value: string
  readonly onDay: (value: string) => void
  /** A day chosen in the calendar or stepped to with an arrow key; `onDay` gets it if this is absent. */
  readonly onPick?: (day: Day) => void
  /** Where "today" is; the browser's zone if absent. */
  readonly zone?: string
  readonly weekday?: boolean
}

/** A day, typed as people write days, stepped with the arrow keys, or picked from a calendar. */
export function TypedDay({ value, onDay, onPick = onDay, zone, weekday = true, ...control }: Props) {
  const lang = useStore(langStore)
  const [typed, setTyped] = useState<string>()
  const day = isDay(value) ? value : null
  const tools = useDayTools({
    value: day,
    weekday,
    onValue: (next) => {
      setTyped(undefined)
      onPick(next)
    },
  })
  const isWrong = typed === undefined && value !== '' && day === null
  return (
    <Input
      autoComplete="off"
      {...control}
      {...tools}
      {...(isWrong && { status: 'error', 'aria-invalid': true })}
      value={typed ?? (day ? writeDay(day, lang) : value)}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = dayReader({ today: Temporal.Now.plainDateISO(zone).toString() })(target.value)
        onDay('wrong' in read ? target.value : (read.value ?? ''))
      }}
      onPressEnter={(event) => {
        setTyped(undefined)
        control.onPressEnter?.(event)
      }}
      onBlur={(event) => {
        setTyped(undefined)
        control.onBlur?.(event)
      }}
    />
  )
}
