import { Input, type InputProps } from 'antd'
import { useId, useState } from 'react'
import css from '../book.module.css'

interface Props<Value> extends Pick<InputProps, 'inputMode' | 'suffix'> {
  readonly label: string
  /** The value as text. */
  readonly shown: string
  /** Undefined for text that has no value. */
  readonly read: (typed: string) => Value | undefined
  /** The message about such text. */
  readonly problem: string
  readonly onChange: (value: Value) => void
  /** Moves the value by a step, up or down. */
  readonly onStep?: (by: 1 | -1) => void
}

/** A value typed as text. Enter or leaving the field applies it, Escape undoes it. */
export function TypedField<Value>({ label, shown, read, problem, onChange, onStep, ...look }: Props<Value>) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState(false)
  const reset = () => {
    setTyped(undefined)
    setWrong(false)
  }
  const take = () => {
    if (typed === undefined) return
    const value = read(typed)
    setWrong(value === undefined)
    if (value === undefined) return
    setTyped(undefined)
    onChange(value)
  }
  return (
    <span className={css.levelField}>
      <label htmlFor={id}>{label}</label>
      <Input
        {...look}
        id={id}
        size="small"
        value={typed ?? shown}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        status={wrong ? 'error' : ''}
        aria-invalid={wrong}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onPressEnter={take}
        onKeyDown={(event) => {
          const { key } = event
          if (onStep && (key === 'ArrowUp' || key === 'ArrowDown')) {
            event.preventDefault()
            reset()
            onStep(key === 'ArrowUp' ? 1 : -1)
          }
          if (key !== 'Escape' || typed === undefined) return
          event.stopPropagation()
          reset()
        }}
      />
      <span id={`${id}-problem`} className={css.fieldProblem} role="alert">
        {wrong && problem}
      </span>
    </span>
  )
}
