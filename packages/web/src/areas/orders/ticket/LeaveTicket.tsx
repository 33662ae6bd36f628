import { Modal } from 'antd'
import { useLeaving } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { ticketText } from './text.ts'
import type { Unsent } from './unsent.ts'

interface Props {
  readonly unsent: Unsent
  /** Something was sent and its outcome is unknown. */
  readonly unknown: boolean
  /** Closes the sheet of a phone. Undefined while none is open. */
  readonly onCloseSheet?: (() => void) | undefined
  /** Discards the typed values. */
  readonly onLeave: () => void
}

const orderIn = (search: string) => new URLSearchParams(search).get('order')

/** A new order that gets its URL does not leave the ticket. */
const isAnother = (here: string | null, next: string | null): boolean =>
  next !== here && !(here === null && next === 'new')

/** Asks before a user leaves an unsent or unconfirmed order. */
export function LeaveTicket({ unsent, unknown, onCloseSheet, onLeave }: Props) {
  const t = useText(ticketText)
  const blocker = useLeaving({
    onCloseSheet,
    isUnsaved: () => unsent.dirty || unknown,
    isElsewhere: (here, next) => unsent.dirty && isAnother(orderIn(here.search), orderIn(next.search)),
  })
  if (!blocker) return null
  return (
    <Modal
      open
      title={t('leave.title')}
      okText={t('leave.go')}
      okButtonProps={{ danger: true }}
      cancelText={t('leave.stay')}
      onOk={() => {
        onLeave()
        blocker.proceed()
      }}
      onCancel={() => blocker.reset()}
    >
      <p>{t(unknown ? 'leave.unknown' : 'leave.says')}</p>
    </Modal>
  )
}
