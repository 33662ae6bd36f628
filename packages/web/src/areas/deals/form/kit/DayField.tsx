import { Button } from 'antd'
import { useState } from 'react'
import type { Day } from '@bookrunner/domain/deals'
import { EMPTY } from '../../../../kit/format.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { weekdayOf, writeDay } from '../../../../kit/days/index.ts'
import type { PlacesOf } from '../places.ts'
import { formText } from '../text.ts'
import { useValue } from '../use-field.ts'
import { DayInput } from './DayInput.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import css from '../form.module.css'
import formCss from '../../../../kit/form/form.module.css'

interface Props {
  readonly place: PlacesOf<Day | null>
  readonly hint?: string
  /** What follows from the other fields, where a day follows: T+n, issue date + tenor. */
  readonly computed?: Day | null
  readonly near?: Day | null
}

/** A day; one that follows from others says so, and says what it would be where it was overridden. */
export function DayField({ place, hint, computed, near }: Props) {
  const t = useText(formText)
  const lang = useStore(langStore)
  const [typing, setTyping] = useState(false)
  const value = useValue(place)
  const follows = computed !== undefined && computed !== null
  const overridden = follows && value !== null && value !== computed
  return (
    <FieldFrame
      place={place}
      hint={hint}
      typing={typing}
      show={(day) => (day === null ? EMPTY : `${writeDay(day, lang)} ${weekdayOf(day, lang)}`)}
      sign={
        follows &&
        value !== null && (
          <span className={formCss.fieldSign} data-overridden={overridden || undefined}>
            {t(overridden ? 'overridden' : 'computed')}
          </span>
        )
      }
    >
      {(field, control) => (
        <>
          <DayInput
            {...control}
            field={field}
            value={field.value}
            onValue={field.set}
            onTyping={setTyping}
            near={near ?? computed}
          />
          {overridden && (
            <Button
              type="link"
              size="small"
              className={css.computedValue}
              onClick={() => field.set(computed)}
            >
              {t('computed.use', { day: `${writeDay(computed, lang)} ${weekdayOf(computed, lang)}` })}
            </Button>
          )}
        </>
      )}
    </FieldFrame>
  )
}
