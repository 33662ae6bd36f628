import { dateFollowing, type Day } from '@bookrunner/domain/deals'
import { dayReader, useDayTools, writeDay } from '../../../../kit/days/index.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import type { FormField } from '../places.ts'
import { useForm, useValue, type Field } from '../use-field.ts'
import type { ControlProps } from './FieldFrame.tsx'
import { needed } from './read.ts'
import { TypedInput } from './TypedInput.tsx'

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
  const lang = useStore(langStore)
  const read = useDayReader(props.field.place)
  return (
    <TypedInput
      {...props}
      {...useDayTools({ value, onValue, near })}
      value={value}
      read={must ? needed(read) : read}
      write={(day) => writeDay(day, lang)}
      onValue={onValue}
    />
  )
}

/** Days count from today on the deal's clock and, in other fields, from its pricing date. */
function useDayReader(place: FormField) {
  const trade = useValue('terms.pricingDate')
  const today = Temporal.Now.plainDateISO(useValue('terms.timeZone')).toString()
  const form = useForm()
  if (place === 'terms.pricingDate') return dayReader({ today })
  const afterTrade = (settlementCycle: number) => {
    const { deal, calendar } = form
    return calendar ? dateFollowing('settlementDate', { ...deal.terms, settlementCycle }, calendar) : null
  }
  return dayReader({ today, trade, afterTrade })
}
