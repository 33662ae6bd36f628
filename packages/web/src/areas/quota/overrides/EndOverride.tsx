import { api } from '../../../platform/api.ts'
import { toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { useText } from '../../../platform/text.ts'
import { ReasonDialog } from '../parts/ReasonDialog.tsx'
import { useQuotaAgain } from '../parts/use-quota.ts'
import { useSubject } from '../parts/words.ts'
import { overridesText } from './text.ts'
import type { OverrideRow } from './use-overrides.ts'

/** Ends an override before its time, with the reason. */
export function EndOverride({ row, onClose }: { readonly row: OverrideRow; readonly onClose: () => void }) {
  const t = useText(overridesText)
  const subject = useSubject()
  const again = useQuotaAgain()
  const { overrideId, entity, deal } = row
  const write = useWrite({
    send: (reason: string, options) => api.quota.endOverride({ overrideId, reason }, options),
    meta: { failure: 'shown' },
    onSuccess: () => {
      toast('success', t('end.done'))
      onClose()
    },
    onSettled: again,
  })
  return (
    <ReasonDialog
      title={t('end.of', { subject: subject({ level: null, entity, deal }) })}
      effect={t('end.effect')}
      act={t('end.act')}
      busy={write.isPending}
      fault={write.error}
      onSend={(reason) => write.mutate(reason)}
      onTyped={() => write.reset()}
      onClose={onClose}
    />
  )
}
