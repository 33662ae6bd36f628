import { sized } from '../../../kit/amounts.ts'
import { api } from '../../../platform/api.ts'
import { toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { useText } from '../../../platform/text.ts'
import { ReasonDialog } from '../parts/ReasonDialog.tsx'
import { useQuotaAgain, type QuotaRow } from '../parts/use-quota.ts'
import { useSubject } from '../parts/words.ts'
import { limitsText } from './text.ts'

interface Props {
  readonly row: QuotaRow
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Removes a limit, with the reason. */
export function RemoveLimit({ row, onDone, onClose }: Props) {
  const t = useText(limitsText)
  const subject = useSubject()
  const again = useQuotaAgain()
  const { quotaId, version, amount, currency } = row
  const write = useWrite({
    send: (reason: string, options) =>
      api.quota.removeLimit({ quotaId, expectedVersion: version, reason }, options),
    meta: { failure: 'shown' },
    onSuccess: () => {
      toast('success', t('removed'))
      onDone()
    },
    onSettled: again,
  })
  return (
    <ReasonDialog
      title={t('remove.title', { subject: subject(row) })}
      effect={t('remove.effect', { amount: sized(amount, currency) })}
      act={t('remove')}
      busy={write.isPending}
      fault={write.error}
      onSend={(reason) => write.mutate(reason)}
      onTyped={() => write.reset()}
      onClose={onClose}
    />
  )
}
