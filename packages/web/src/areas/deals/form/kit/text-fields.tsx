import { Input } from 'antd'
import { EMPTY } from '../../../../kit/format.ts'
import type { FormField, ValueAt } from '../places.ts'
import { FieldFrame } from './FieldFrame.tsx'

/** Places of text values. */
type TextPlace = {
  [P in FormField]: string | null extends ValueAt<P> ? (ValueAt<P> extends string | null ? P : never) : never
}[FormField]

interface Props {
  readonly place: TextPlace
  readonly max: number
  readonly hint?: string
  readonly wide?: boolean
  readonly placeholder?: string
  /** The least number of lines of a text area. */
  readonly rows?: number
}

/** A text input, or with `rows` a text area. An empty text is null. */
export function TextField({ place, max, hint, wide, placeholder, rows }: Props) {
  return (
    <FieldFrame place={place} hint={hint} wide={wide ?? rows !== undefined} show={(value) => value ?? EMPTY}>
      {({ value, set }, control) => {
        const inputProps = {
          ...control,
          maxLength: max,
          placeholder,
          value: value ?? '',
          onChange: ({ target }: { target: { value: string } }) => set(target.value || null),
        }
        return rows ? (
          <Input.TextArea {...inputProps} autoSize={{ minRows: rows, maxRows: 12 }} />
        ) : (
          <Input {...inputProps} />
        )
      }}
    </FieldFrame>
  )
}
