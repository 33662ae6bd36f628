import type { InputRef } from 'antd'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import type { FieldAria } from '../../kit/form/Field.tsx'
import { Input } from './inputs.ts'
import css from './auth.module.css'

interface Props extends FieldAria {
  readonly value: string
  readonly invalid?: boolean
  readonly ref?: Ref<HTMLInputElement>
  readonly onChange: (digits: string) => void
}

/** One field for the six digits: it can be pasted into, filled from the mail app, and read by a screen reader. */
export function CodeInput({ value, invalid = false, ref, onChange, ...aria }: Props) {
  const input = useRef<InputRef>(null)
  useImperativeHandle(ref, () => input.current?.input as HTMLInputElement)
  useEffect(() => input.current?.focus(), [])
  return (
    <Input
      {...aria}
      ref={input}
      className={css.code}
      value={value}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="······"
      maxLength={16}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
    />
  )
}
