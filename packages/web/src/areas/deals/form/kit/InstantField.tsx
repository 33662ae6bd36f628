import { zoneText } from '@bookrunner/contract/kernel'
import type { Day } from '@bookrunner/domain/deals'
import { instantAt, isRefusal } from '@bookrunner/domain/kernel'
import { useState } from 'react'
import { EMPTY, zoneName } from '../../../../kit/format.ts'
import { useText } from '../../../../platform/text.ts'
import { DealTime, useReader } from '../../parts/index.ts'
import type { FormField, PlacesOf } from '../places.ts'
import { formText } from '../text.ts'
import { useValue, type Field } from '../use-field.ts'
import { DayInput } from './DayInput.tsx'
import { FieldFrame, type ControlProps } from './FieldFrame.tsx'
import { needed, readTime } from './read.ts'
import { TypedInput } from './TypedInput.tsx'
import css from './kit.module.css'

/** Day and time of an instant on the clock of a zone. */
export function wallOf(at: string | null, zone: string): { day: Day | null; time: string | null } {
  if (at === null) return { day: null, time: null }
  const wall = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  const time = wall.toPlainTime().toString({ smallestUnit: 'second' })
  return { day: wall.toPlainDate().toString(), time: time.replace(/:00$/, '') }
}

interface InputProps<P extends FormField> extends Partial<ControlProps> {
  readonly field: Field<P>
  readonly part?: string
  readonly value: string | null
  readonly zone: string
  readonly onValue: (value: string | null) => void
  readonly onTyping?: (typing: boolean) => void
  readonly near?: Day | null
  /** There must be one: emptied, it is what it was. */
  readonly needed?: boolean
}

/** An instant as a day and a time in the deal's zone; the other half waits where one is typed first. */
export function InstantInput<P extends FormField>(props: InputProps<P>) {
  const { field, part = '', value, zone, onValue, near, needed: must, ...control } = props
  const t = useText(formText)
  const { lang } = useReader()
  const [half, setHalf] = useState(() => wallOf(value, zone))
  const shown = value === null ? half : wallOf(value, zone)
  const take = (next: { day: Day | null; time: string | null }, which: string) => {
    setHalf(next)
    if (next.day === null && next.time === null) return onValue(null)
    const at =
      next.day === null || next.time === null
        ? undefined
        : instantAt(zone, Temporal.PlainDate.from(next.day), next.time)
    if (at !== undefined && !isRefusal(at)) return onValue(at.toString())
    onValue(null)
    const message =
      at === undefined ? t('unread.instant-half') : t('unread.not-on-clock', { zone: zoneText(zone, lang) })
    field.setUnread({ text: '', message }, `${part}.${which}`)
  }
  return (
    <div className={css.instant}>
      <DayInput
        {...control}
        field={field}
        part={`${part}.day`}
        value={shown.day}
        near={near}
        needed={must}
        onValue={(day) => take({ ...shown, day }, 'both')}
      />
      <TypedInput
        field={field}
        part={`${part}.time`}
        aria-label={t('time.label')}
        aria-describedby={control['aria-describedby']}
        placeholder="17:00"
        value={shown.time}
        read={must ? needed(readTime) : readTime}
        write={String}
        onValue={(time) => take({ ...shown, time }, 'both')}
        onTyping={control.onTyping}
        suffix={zoneName(new Date(value ?? Date.now()), zone)}
      />
    </div>
  )
}

interface Props {
  readonly place: PlacesOf<string | null> & `times.${string}`
  /** The field's name if absent. */
  readonly label?: string | undefined
  readonly hint?: string
  readonly near?: Day | null
}

const dealTime = (at: string | null) => (at === null ? EMPTY : <OnDealsClock at={at} />)

function OnDealsClock({ at }: { at: string }) {
  return <DealTime at={at} timeZone={useValue('terms.timeZone')} />
}

/** When something closes, on the deal's clock; the reader's own beside it where that differs. */
export function InstantField({ place, label, hint, near }: Props) {
  const zone = useValue('terms.timeZone')
  const [typing, setTyping] = useState(false)
  const at = useValue(place)
  return (
    <FieldFrame
      place={place}
      {...(label && { label })}
      typing={typing}
      hint={
        <>
          {at !== null && <DealTime at={at} timeZone={zone} short />} {hint}
        </>
      }
      show={dealTime}
    >
      {(field, control) => (
        <InstantInput
          {...control}
          field={field}
          value={field.value}
          zone={zone}
          near={near}
          onValue={field.set}
          onTyping={setTyping}
        />
      )}
    </FieldFrame>
  )
}
