import { commitments } from '@bookrunner/domain/orders'
import { Radio } from 'antd'
import { useId } from 'react'
import { useText } from '../../../platform/text.ts'
import { ticketText } from './text.ts'
import type { Ticket } from './use-ticket.ts'

/** Firm or soft, and what soft means. */
export function Commitments({ ticket, disabled }: { readonly ticket: Ticket; readonly disabled: boolean }) {
  const t = useText(ticketText)
  const id = useId()
  const { commitment } = ticket.typed
  return (
    <div className="br-ticket-field" role="group" aria-labelledby={id}>
      <span id={id} className="br-ticket-label">
        {t('commitment')}
      </span>
      <Radio.Group
        optionType="button"
        value={commitment}
        disabled={disabled}
        options={commitments.map((value) => ({ value, label: t(`commitment.${value}`) }))}
        onChange={({ target }) => ticket.set({ commitment: target.value === 'soft' ? 'soft' : 'firm' })}
      />
      <div className="br-ticket-under">{commitment === 'soft' && t('commitment.softHint')}</div>
    </div>
  )
}
