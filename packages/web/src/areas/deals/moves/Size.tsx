import { showMm } from '@bookrunner/domain/kernel'
import { Input } from 'antd'
import { Field } from '../../../kit/form/index.ts'
import { inMm } from '../../../kit/amounts.ts'
import { useText } from '../../../platform/text.ts'
import { readSize } from './final-size.ts'
import { movesText } from './text.ts'
import type { MoveField } from './use-move.ts'
import formCss from '../../../kit/form/form.module.css'

interface Props extends MoveField<string> {
  readonly currency: string | null
}

/** The final size. */
export function Size({ value, onChange, problem, currency }: Props) {
  const t = useText(movesText)
  const face = readSize(value)
  const read =
    face === undefined ? '' : t('field.size.hint', { size: inMm(showMm(face)), currency: currency ?? '' })
  return (
    <Field required label={t('field.size', { currency: currency ?? '' })} fault={problem} hint={read.trim()}>
      {(aria) => (
        <Input
          {...aria}
          className={formCss.sizeInput}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          autoFocus
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
