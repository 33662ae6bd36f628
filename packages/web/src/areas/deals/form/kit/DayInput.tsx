import { CalendarOutlined } from '@ant-design/icons'
import type { Day } from '@bookrunner/domain/deals'
import { Button, Calendar, Popover } from 'antd'
import dayjs from 'dayjs'
import { useState, type KeyboardEvent } from 'react'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { dayAfter, weekdayOf, writeDay } from '../days.ts'
import type { FormField } from '../places.ts'
import { formText } from '../text.ts'
import { useValue, type Field } from '../use-field.ts'
import type { ControlProps } from './FieldFrame.tsx'
import { dayReader, needed } from './read.ts'
import { TypedInput } from './TypedInput.tsx'
import css from './kit.module.css'

interface Props<P extends FormField> extends Partial<ControlProps> {
  readonly field: Field<P>
  readonly part?: string
  readonly value: Day | null
  readonly onValue: (value: Day | null) => void
  readonly onTyping?: (typing: boolean) => void
  readonly placeholder?: string
  /** Where the calendar opens while there is no day yet. */
  readonly near?: Day | null
  /** There must be one: emptied, it is what it was. */
  readonly needed?: boolean
  readonly 'aria-label'?: string
}

/** A day, typed as people write days, stepped with the arrow keys, or picked from a calendar. */
export function DayInput<P extends FormField>({
  near,
  value,
  onValue,
  needed: must = false,
  ...props
}: Props<P>) {
  const t = useText(formText)
  const lang = useStore(langStore)
  const [open, setOpen] = useState(false)
  const read = useDayReader(props.field.place)
  const step = (event: KeyboardEvent) => {
    const days = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (days === undefined || value === null) return
    event.preventDefault()
    onValue(dayAfter(value, days))
  }
  const calendar = (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
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
        aria-label={t('day.calendar')}
        aria-expanded={open}
      />
    </Popover>
  )
  return (
    <TypedInput
      {...props}
      className={css.dayInput}
      value={value}
      read={must ? needed(read) : read}
      write={(day) => writeDay(day, lang)}
      onValue={onValue}
      onKeyDown={step}
      suffix={
        <>
          {value !== null && <span className={css.weekday}>{weekdayOf(value, lang)}</span>}
          {calendar}
        </>
      }
    />
  )
}

/** Days count from today on the deal's clock and, in other fields, from its pricing date. */
function useDayReader(place: FormField) {
  const trade = useValue('terms.pricingDate')
  const today = Temporal.Now.plainDateISO(useValue('terms.timeZone')).toString()
  return dayReader({ today, trade: place === 'terms.pricingDate' ? null : trade })
}
