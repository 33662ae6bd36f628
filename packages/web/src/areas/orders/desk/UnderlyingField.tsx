import { topSize } from '@bookrunner/domain/orders'
import { Input } from 'antd'
import { sized } from '../../../kit/amounts.ts'
import { Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { shownSize } from '../parts/index.ts'
import type { FieldsProps } from './fields-props.ts'
import { deskText } from './text.ts'

/** The investors behind an omnibus order, one per line, with the sum entered so far. */
export function UnderlyingField({ form, disabled }: FieldsProps) {
  const t = useText(deskText)
  const { underlying, orderLevels } = form.read.content
  const sum = sized(underlying.reduce((total, { size }) => total + BigInt(size), 0n))
  const hint =
    underlying.length > 0
      ? t('underlying.sum', { sum, size: shownSize(topSize(orderLevels)) })
      : t('underlying.form')
  return (
    <Field wide label={t('underlying')} fault={form.faultOf('underlying')} hint={hint}>
      {(aria) => (
        <Input.TextArea
          {...aria}
          disabled={disabled}
          autoSize={{ minRows: 1, maxRows: 8 }}
          maxLength={60_000}
          value={form.typed.underlying}
          onBlur={() => form.typed.underlying !== '' && form.draft.leave('underlying')}
          onChange={({ target }) => form.set({ underlying: target.value })}
        />
      )}
    </Field>
  )
}
