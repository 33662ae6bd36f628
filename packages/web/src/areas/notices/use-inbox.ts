import { inboxSubject } from '@bookrunner/contract/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { liveStore } from '../../platform/live.ts'
import { useStore } from '../../platform/store.ts'
import { useLive } from '../../platform/use-live.ts'
import { asRead, withChanges, type Inbox } from './inbox.ts'

/** §9. */
const PAGE_SIZE = 500
const POLL_MS = 10_000

/** The person's notices: live, and asked for every 10 s where live is not to be had (§8: failures ignored). */
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

  const now = () => new Date().toISOString()
  const settle = {
    meta: { failure: 'said' as const },
    onError: () => void client.invalidateQueries({ queryKey: key }),
  }
  const read = useMutation({
    ...settle,
    mutationFn: (logId: string) => api.notices.read({ logId }),
    onMutate: (logId) => set((box) => asRead(box, logId, now())),
  })
  const readAll = useMutation({
    ...settle,
    mutationFn: () => api.notices.readAll({ userId }),
    onMutate: () => set((box) => asRead(box, undefined, now())),
  })
  return { inbox, read: (logId: string) => read.mutate(logId), readAll: () => readAll.mutate() }
}
