import { Input } from 'antd'
import { useId, type ComponentProps } from 'react'
import { useText } from '../../platform/text.ts'
import { lettersLeft } from './letters-left.ts'
import { formKitText } from './text.ts'
import css from './form.module.css'

interface Props extends ComponentProps<typeof Input.TextArea> {
  readonly value: string
  /** The most letters. A longer text can be typed, and is then a fault of the field. */
  readonly most: number
}

/** Several lines of text. Near the limit it says how many letters are left. */
export function CommentInput({ most, ...control }: Props) {
  const t = useText(formKitText)
  const left = lettersLeft(control.value, most)
  const note = useId()
  const describedBy = [control['aria-describedby'], left !== undefined && note].filter(Boolean).join(' ')
  return (
    <>
      <Input.TextArea {...control} aria-describedby={describedBy || undefined} />
      {left !== undefined && (
        <small id={note} className={css.left} data-over={left < 0 || undefined}>
          {t(left < 0 ? 'letters.over' : 'letters.left', { count: Math.abs(left) })}
        </small>
      )}
    </>
  )
}
