import { ahead } from './chunk.ts'
import { langStore, type Lang } from './language.ts'
import { queryClient } from './query.ts'

/** An older reply is requested again; an unused one is dropped after this time. */
const FRESH_MS = 5000

/**
 * A request that is sent while the code of its page is still loading. The reply waits in the query cache, which is
 * emptied at log-out.
 */
export function earlyRequest<Input, Reply>(name: string, send: (input: Input) => Promise<Reply>) {
  const query = (input: Input, lang: Lang) => ({
    queryKey: ['early', name, input, lang],
    queryFn: () => send(input),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    meta: { failure: 'ignored' } as const,
  })
  return {
    send: (input: Input): void => ahead(() => queryClient.query(query(input, langStore.get()))),
    /** The reply, once. Undefined if there is none or it was refused: the usual request then reports the refusal. */
    take: async (input: Input, lang: Lang): Promise<Reply | undefined> => {
      const sent = query(input, lang)
      const status = queryClient.getQueryState(sent.queryKey)?.status
      if (status === undefined || status === 'error') return undefined
      try {
        return await queryClient.query(sent)
      } catch {
        return undefined
      } finally {
        queryClient.removeQueries({ queryKey: sent.queryKey })
      }
    },
  }
}
