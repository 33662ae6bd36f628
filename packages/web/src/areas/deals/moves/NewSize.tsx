import type { DealDetail } from '@bookrunner/contract/deals'
import type { SizeChoice } from '@bookrunner/domain/deals'
import { Input } from 'antd'
import { Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { dealCodeText } from '../deal-code-text.ts'
import { sizeIn } from '../parts/index.ts'
import { newSizeText } from './new-size-text.ts'
import type { MoveField } from './use-move.ts'

interface Props extends MoveField<string> {
  readonly terms: DealDetail['terms']
  /** The typed size. */
  readonly size: SizeChoice | undefined
}

/** The size of the issue that new guidance announces, in one line; empty, the size stays. */
export function NewSize({ terms, size, value, onChange, problem }: Props) {
  const t = useText(newSizeText)
  const codeText = useText(dealCodeText)
  const hint = size
    ? `= ${sizeIn(terms.currency, size, codeText)}`
    : t('now', { size: sizeIn(terms.currency, terms.size, codeText) })
  return (
    <Field label={t('label')} fault={problem} hint={hint}>
      {(aria) => (
        <Input
          {...aria}
          value={value}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
