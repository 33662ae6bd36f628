import type { Notch } from '@bookrunner/domain/book'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useText } from '../../../platform/text.ts'
import { readNotch, showNotch, type Scale } from './level.ts'
import { chartsText } from './text.ts'
import css from '../book.module.css'

interface Props {
  readonly label: string
  readonly scale: Scale
  readonly value: Notch
  readonly onChange: (notch: Notch) => void
}

/** A level, typed in market notation. Enter or leaving the field applies it; the arrow keys move it by a step. */
export function LevelField({ label, scale, value, onChange }: Props) {
  const t = useText(chartsText)
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState(false)
  const take = () => {
    if (typed === undefined) return
    const notch = readNotch(scale, typed)
    setWrong(notch === undefined)
    if (notch === undefined) return
    setTyped(undefined)
    onChange(notch)
  }
  const move = (steps: number) => {
    setTyped(undefined)
    setWrong(false)
    onChange(Math.round(value / scale.step + steps) * scale.step)
  }
  return (
    <span className={css.levelField}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        size="small"
        value={typed ?? showNotch(scale, value)}
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
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (by !== undefined) {
            event.preventDefault()
            move(by)
          }
          if (event.key !== 'Escape' || typed === undefined) return
          event.stopPropagation()
          setTyped(undefined)
          setWrong(false)
        }}
      />
      <span id={`${id}-problem`} className={css.fieldProblem} role="alert">
        {wrong && t('level.problem')}
      </span>
    </span>
  )
}
