import { Input, type InputRef } from 'antd'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import css from './auth.module.css'

interface Props {
  readonly id: string
  readonly value: string
  readonly invalid?: boolean
  readonly ref?: Ref<HTMLInputElement>
  readonly onChange: (digits: string) => void
}

/** One field for the six digits: it can be pasted into, filled from the mail app, and read by a screen reader. */
export function CodeInput({ id, value, invalid = false, ref, onChange }: Props) {
  const input = useRef<InputRef>(null)
  useImperativeHandle(ref, () => input.current?.input as HTMLInputElement)
  useEffect(() => input.current?.focus(), [])
  return (
    <Input
      ref={input}
      id={id}
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
