import { phoneAreas, type PhoneArea } from '@bookrunner/domain/entities'
import { Input, Select, Space } from 'antd'
import {
  faultAt,
  Field,
  TheirsOrYours,
  typedInto,
  useDraftState,
  type Draft,
  type FormFault,
} from '../../../kit/form/index.ts'
import { within } from '../../../kit/within.ts'
import { zoneChoice, zones } from '../../../kit/zone-choice.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { usersText } from './text.ts'
import css from './users.module.css'

/** The names of fields with a text. */
type TextIn<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string

interface TextProps<Values extends object> {
  readonly field: TextIn<Values>
  readonly max: number
  readonly label: string
  readonly hint?: string | undefined
  readonly draft: Draft<Values>
  readonly faults: readonly FormFault[]
}

/** A text of a person's record; a change of another beside it is offered. */
export function TextInput<Values extends object>(props: TextProps<Values>) {
  const { field, max, label, hint, faults } = props
  const draft = props.draft as unknown as Draft<Readonly<Record<string, string>>>
  const state = useDraftState(draft)
  return (
    <Field
      label={label}
      field={field}
      fault={faultAt(field, faults, state)}
      hint={hint}
      after={
        state.contested.includes(field) && (
          <TheirsOrYours
            yours={state.values[field]}
            theirs={state.base[field]}
            onChoose={(side) => draft.choose(field, side)}
          />
        )
      }
    >
      {(aria) => (
        <Input
          {...aria}
          {...typedInto(draft, field)}
          maxLength={max}
          autoComplete="off"
          onBlur={() => draft.leave(field)}
        />
      )}
    </Field>
  )
}

interface WithPhone {
  readonly phoneArea: PhoneArea
  readonly phone: string
}

interface PhoneProps<Values extends WithPhone> {
  readonly draft: Draft<Values>
  readonly faults: readonly FormFault[]
}

/** Area code and number. */
export function PhoneField<Values extends WithPhone>(props: PhoneProps<Values>) {
  const t = useText(usersText)
  const draft = props.draft as unknown as Draft<WithPhone>
  const state = useDraftState(draft)
  return (
    <Field label={t('phone')} field="phone" fault={faultAt('phone', props.faults, state)} group>
      {(aria) => (
        <Space.Compact block>
          <Select
            className={css.area}
            aria-label={t('phone.area')}
            value={state.values.phoneArea}
            onChange={(phoneArea) => draft.set({ phoneArea })}
            getPopupContainer={within}
            options={phoneAreas.map((area) => ({ value: area, label: `+${area}` }))}
          />
          <Input
            {...aria}
            {...typedInto(draft, 'phone')}
            aria-label={t('phone')}
            inputMode="tel"
            autoComplete="off"
            maxLength={30}
            onBlur={() => draft.leave('phone')}
          />
        </Space.Compact>
      )}
    </Field>
  )
}

export function ZoneField<Values extends { readonly timeZone: string }>(props: {
  readonly draft: Draft<Values>
}) {
  const t = useText(usersText)
  const lang = useStore(langStore)
  const draft = props.draft as unknown as Draft<{ readonly timeZone: string }>
  const { values } = useDraftState(draft)
  return (
    <Field label={t('timeZone')}>
      {(aria) => (
        <div translate="no">
          <Select
            {...aria}
            className={css.zone}
            showSearch={{
              filterOption: (typed, option) =>
                `${option?.label} ${option?.value}`.toLowerCase().includes(typed.trim().toLowerCase()),
            }}
            value={values.timeZone}
            onChange={(timeZone) => draft.set({ timeZone })}
            getPopupContainer={within}
            options={zones.map((zone) => ({ value: zone, label: zoneChoice(zone, lang) }))}
          />
        </div>
      )}
    </Field>
  )
}
