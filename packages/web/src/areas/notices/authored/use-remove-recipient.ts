import { instant } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { langStore } from '../../../platform/language.ts'
import { confirm, tell, toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import type { Recipient } from './RecipientPicker.tsx'
import { authoredText } from './text.ts'
import { useAuthoredAgain, useAuthoredRights, type AuthoredDetail } from './use-authored.ts'

/** Removes one recipient from a scheduled notice after a question; undefined for any other notice. */
export function useRemoveRecipient(notice: AuthoredDetail | undefined) {
  const t = useText(authoredText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const again = useAuthoredAgain()
  const { mayEdit } = useAuthoredRights()
  const write = useWrite({
    send: ({ name: _name, ...recipient }: Recipient, options) =>
      api.notices.removeRecipient(
        { logId: notice!.logId, expectedVersion: notice!.version, ...recipient },
        options,
      ),
    meta: { failure: 'shown' },
    onSuccess: (_reply, { name }) => toast('success', t('recipients.removed', { name })),
    onError: (fault) => tell('error', faultMessage(fault)),
    onSettled: again,
  })
  if (notice?.status !== 'scheduled' || !mayEdit) return undefined
  const time = notice.sendAt === null ? '' : instant(notice.sendAt, lang, zone)
  return (recipient: Recipient) =>
    confirm({
      title: t('recipients.remove.ask', { name: recipient.name }),
      content: t('recipients.remove.hint', { time }),
      okText: t('recipients.remove.do'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => write.mutateAsync(recipient).catch(() => undefined),
    })
}
