import { useMutation } from '@tanstack/react-query'
import { authTexts } from '@bookrunner/contract/auth'
import { useCallback } from 'react'
import { api } from '../platform/api.ts'
import { wordsOf } from '../platform/failed.ts'
import { langStore } from '../platform/language.ts'
import { farewell } from '../platform/leave.ts'
import { announce } from '../platform/notify.ts'
import type { SessionRecord } from '../platform/session.ts'
import { textOf } from '../platform/text.ts'
import { shellText } from './text.ts'
import { forgetTabs } from './tabs/tabs-store.ts'

/** §8: on code 200 the credentials are cleared; a failure says 'exit failed' with the server's message. */
export function useLogout(session: SessionRecord): () => void {
  const { mutate } = useMutation({
    mutationFn: () => api.auth.logout({ userName: session.user.account }),
    meta: { failure: 'said' },
    onSuccess: () => {
      forgetTabs()
      farewell(textOf(shellText)('logout.done'))
    },
    onError: (fault) => announce('error', authTexts.exitFailed[langStore.get()], wordsOf(fault)),
  })
  return useCallback(() => mutate(), [mutate])
}
