import { Select } from 'antd'
import { useState } from 'react'
import { Field } from './Field.tsx'
import { within } from '../within.ts'

interface Option {
  readonly value: string
  readonly label: string
}

interface Props {
  readonly label: string
  readonly field: string
  readonly fault: string | undefined
  readonly placeholder: string
  readonly notFound: string
  readonly value: string | null
  readonly options: readonly Option[]
  readonly loading: boolean
  readonly autoFocus?: boolean
  readonly onSearch: (typed: string) => void
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
}

/** A record found by a part of its name; the server searches. */
export function SearchField(props: Props) {
  const { label, field, fault, placeholder, notFound, value, options, loading, autoFocus = false } = props
  // The chosen one stays named while other names are searched for.
  const [chosen, setChosen] = useState<Option>()
  const shown =
    chosen && !options.some((each) => each.value === chosen.value) ? [chosen, ...options] : options
  return (
    <Field label={label} field={field} wide fault={fault}>
      {(aria) => (
        <Select<string>
          {...aria}
          autoFocus={autoFocus}
          showSearch={{ filterOption: false, onSearch: props.onSearch }}
          placeholder={placeholder}
          notFoundContent={notFound}
          loading={loading}
          value={value}
          options={shown.map((each) => ({ ...each, title: each.label }))}
          getPopupContainer={within}
          onChange={(next) => {
            setChosen(options.find((each) => each.value === next))
            props.onSearch('')
            props.onChange(next)
          }}
          onBlur={props.onLeave}
        />
      )}
    </Field>
  )
}
