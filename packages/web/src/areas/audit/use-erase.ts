import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { confirm, tell } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useText } from '../../platform/text.ts'
import { auditText } from './text.ts'
import { auditKey, type AuditLine } from './use-audit.ts'

/** Asks, then erases the personal data of a record from the log. */
export function useErase() {
  const t = useText(auditText)
  const client = useQueryClient()
  const write = useWrite({
    send: api.audit.erase,
    onSuccess: async ({ lines }) => {
      tell('success', t('erase.done', { count: lines }))
      await client.invalidateQueries({ queryKey: auditKey })
    },
  })
  return ({ recordId, name }: NonNullable<AuditLine['record']>) =>
    confirm({
      title: t('erase.ask', { name }),
      content: t('erase.hint'),
      okText: t('erase.short'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => write.mutateAsync({ recordId }).catch(() => undefined),
    })
}
