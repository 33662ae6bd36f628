import { useMutation } from '@tanstack/react-query'
import { authTexts } from '@bookrunner/contract/auth'
import { useCallback } from 'react'
import { api } from '../platform/api.ts'
import { faultMessage } from '../platform/failed.ts'
import { langStore } from '../platform/language.ts'
import { endSession, farewell } from '../platform/leave.ts'
import { announce, confirm } from '../platform/notify.ts'
import type { SessionRecord } from '../platform/session.ts'
import { textOf } from '../platform/text.ts'
import { forgetUnsaved, hasUnsaved } from '../platform/unsaved.ts'
import { shellText } from './text.ts'
import { forgetTabs } from './tabs/tabs-store.ts'

/** §8: on code 200 the credentials are cleared; a failure says 'exit failed' with the server's message. */
export function useLogout(session: SessionRecord): () => void {
  const { mutate } = useMutation({
    mutationFn: () => endSession(() => api.auth.logout({ userName: session.user.account })),
    meta: { failure: 'shown' },
    onSuccess: () => {
      forgetTabs()
      forgetUnsaved()
      farewell(textOf(shellText)('logout.done'))
    },
    onError: (fault) => announce('error', authTexts.exitFailed[langStore.get()], faultMessage(fault)),
  })
  return useCallback(() => {
    if (!hasUnsaved()) {
      mutate()
      return
    }
    const t = textOf(shellText)
    confirm({
      title: t('logout.unsaved'),
      content: t('logout.unsaved.hint'),
      okText: t('logout.anyway'),
      okButtonProps: { danger: true },
      cancelText: t('logout.stay'),
      onOk: () => mutate(),
    })
  }, [mutate])
}
