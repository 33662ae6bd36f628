import { Input } from 'antd'
import { EMPTY } from '../../../../kit/format.ts'
import type { FormField, ValueAt } from '../places.ts'
import { FieldFrame } from './FieldFrame.tsx'

/** Places whose value is a line or a text. */
type TextPlace = {
  [P in FormField]: string | null extends ValueAt<P> ? (ValueAt<P> extends string | null ? P : never) : never
}[FormField]

interface Props {
  readonly place: TextPlace
  readonly max: number
  readonly hint?: string
  readonly wide?: boolean
  readonly placeholder?: string
  /** Several lines, at least so many high. */
  readonly rows?: number
}

/** A line, or with `rows` a text of several. Nothing typed is nothing said. */
export function TextField({ place, max, hint, wide, placeholder, rows }: Props) {
  return (
    <FieldFrame place={place} hint={hint} wide={wide ?? rows !== undefined} show={(value) => value ?? EMPTY}>
      {({ value, set }, control) => {
        const given = {
          ...control,
          maxLength: max,
          placeholder,
          value: value ?? '',
          onChange: ({ target }: { target: { value: string } }) => set(target.value || null),
        }
        return rows ? (
          <Input.TextArea {...given} autoSize={{ minRows: rows, maxRows: 12 }} />
        ) : (
          <Input {...given} />
        )
      }}
    </FieldFrame>
  )
}
