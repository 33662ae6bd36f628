import { inboxSubject } from '@bookrunner/contract/notices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { liveStore } from '../../platform/live.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useStore } from '../../platform/store.ts'
import { useLive } from '../../platform/use-live.ts'
import { asRead, readUndone, withChanges, type Inbox } from './inbox.ts'

/** §9. */
const PAGE_SIZE = 500
const POLL_MS = 10_000

/** The user's notices: live, or polled every 10 s without a live connection (§8: failures ignored). */
export function useInbox(userId: string) {
  const client = useQueryClient()
  const lang = useStore(langStore)
  const { state } = useStore(liveStore)
  const key = ['notices', 'box', userId, lang]
  const set = (change: (inbox: Inbox) => Inbox) =>
    client.setQueryData<Inbox>(key, (inbox) => (inbox ? change(inbox) : inbox))

  const { data: inbox } = useQuery({
    queryKey: key,
    queryFn: () => api.notices.box({ userId, pageSize: PAGE_SIZE }),
    refetchInterval: state === 'live' ? false : POLL_MS,
    meta: { failure: 'ignored' },
  })
  useLive(inboxSubject, userId, {
    snapshot: (data, seq) => client.setQueryData<Inbox>(key, { ...data, seq }),
    changes: (data, seq) => set((box) => withChanges(box, data, seq)),
  })

  const mark = (logId?: string) => {
    const at = new Date().toISOString()
    const before = client.getQueryData<Inbox>(key)?.unread ?? 0
    const after = set((box) => asRead(box, logId, at))?.unread ?? 0
    return () => {
      set((box) => readUndone(box, at, before - after))
      void client.invalidateQueries({ queryKey: key })
    }
  }
  const read = useWrite({
    send: (logId: string, options) => api.notices.read({ logId }, options),
    onMutate: mark,
    onError: (_fault, _logId, undo) => undo?.(),
  })
  const readAll = useWrite({
    send: (_none: void, options) => api.notices.readAll({ userId }, options),
    onMutate: () => mark(),
    onError: (_fault, _none, undo) => undo?.(),
  })
  return { inbox, read: (logId: string) => read.mutate(logId), readAll: () => readAll.mutate() }
}
