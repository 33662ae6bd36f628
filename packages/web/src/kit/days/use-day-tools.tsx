import { CalendarOutlined } from '@ant-design/icons'
import { Button, Calendar, Popover } from 'antd'
import dayjs from 'dayjs'
import { useState, type KeyboardEvent } from 'react'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { within } from '../within.ts'
import { dayAfter, weekdayOf, type Day } from './days.ts'
import { daysText } from './text.ts'
import css from './days.module.css'

interface DayTools {
  readonly value: Day | null
  readonly onValue: (value: Day) => void
  /** Where the calendar opens while there is no day yet. */
  readonly near?: Day | null | undefined
  /** Whether the weekday is shown. */
  readonly weekday?: boolean
}

/** Props for an input of a day: weekday and calendar at its end, and a step of a day with the arrow keys. */
export function useDayTools({ value, onValue, near, weekday = true }: DayTools) {
  const t = useText(daysText)
  const lang = useStore(langStore)
  const [open, setOpen] = useState(false)
  const calendar = (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      getPopupContainer={within}
      content={
        <div className={css.calendar}>
          <Calendar
            fullscreen={false}
            defaultValue={dayjs(value ?? near ?? undefined)}
            onSelect={(chosen, { source }) => {
              if (source !== 'date') return
              setOpen(false)
              onValue(chosen.format('YYYY-MM-DD'))
            }}
          />
        </div>
      }
    >
      <Button
        type="text"
        size="small"
        className={css.calendarButton}
        icon={<CalendarOutlined aria-hidden />}
        aria-label={t('calendar')}
        aria-expanded={open}
      />
    </Popover>
  )
  return {
    className: css.dayInput,
    onKeyDown: (event: KeyboardEvent) => {
      const days = { ArrowUp: 1, ArrowDown: -1 }[event.key]
      if (days === undefined || value === null) return
      event.preventDefault()
      onValue(dayAfter(value, days))
    },
    suffix: (
      <>
        {weekday && value !== null && <span className={css.weekday}>{weekdayOf(value, lang)}</span>}
        {calendar}
      </>
    ),
  }
}
