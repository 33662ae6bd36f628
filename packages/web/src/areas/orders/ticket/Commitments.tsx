import { commitments } from '@bookrunner/domain/orders'
import { Radio } from 'antd'
import { Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { ticketText } from './text.ts'
import type { Ticket } from './use-ticket.ts'

/** The choice of firm or soft, with a hint. */
export function Commitments({ ticket, disabled }: { readonly ticket: Ticket; readonly disabled: boolean }) {
  const t = useText(ticketText)
  const { commitment } = ticket.typed
  return (
    <Field group label={t('commitment')} hint={commitment === 'soft' && t('commitment.softHint')}>
      {() => (
        <Radio.Group
          optionType="button"
          value={commitment}
          disabled={disabled}
          options={commitments.map((value) => ({ value, label: t(`commitment.${value}`) }))}
          onChange={({ target }) => ticket.set({ commitment: target.value === 'soft' ? 'soft' : 'firm' })}
        />
      )}
    </Field>
  )
}
