import { showMm } from '@bookrunner/domain/kernel'
import { Input } from 'antd'
import { Field } from '../../../kit/form/index.ts'
import { inMm } from '../../../kit/amounts.ts'
import { useText } from '../../../platform/text.ts'
import { movesText } from './text.ts'
import type { TypedSize } from './use-size.ts'
import formCss from '../../../kit/form/form.module.css'

interface Props {
  readonly typed: TypedSize
  readonly currency: string | null
  readonly asked: boolean
  readonly said: string | undefined
}

/** The final size. */
export function Size({ typed: { text, setText, face }, currency, asked, said }: Props) {
  const t = useText(movesText)
  const problem = asked && face === undefined ? t('field.size.problem') : said
  const read =
    face === undefined ? '' : t('field.size.hint', { size: inMm(showMm(face)), currency: currency ?? '' })
  return (
    <Field label={t('field.size', { currency: currency ?? '' })} fault={problem} hint={read.trim()}>
      {(aria) => (
        <Input
          {...aria}
          className={formCss.sizeInput}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          autoFocus
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </Field>
  )
}
