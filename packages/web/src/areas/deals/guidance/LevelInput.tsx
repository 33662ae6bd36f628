import { Input } from 'antd'
import css from './guidance.module.css'

interface Props {
  readonly id?: string
  readonly status?: '' | 'error' | 'warning'
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onFocus?: () => void
  readonly onBlur?: () => void
  readonly placeholder: string
  readonly autoFocus?: boolean
}

/** The input of a level in market notation. */
export function LevelInput({ onChange, ...props }: Props) {
  return (
    <Input
      {...props}
      className={css.levelInput}
      maxLength={80}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
