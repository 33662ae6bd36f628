import { CallRefused } from '@bookrunner/contract'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { failed } from './failed.ts'
import { announce } from './notify.ts'
import { isBroken } from './repeat-once.ts'

/** What a screen says about a call: nothing at all when it fails, or a word of success (§8). */
interface CallMeta extends Record<string, unknown> {
  /**
   * `said`: the screen says itself what was refused; a session that is over still leads to log-in.
   * `ignored`: nothing follows at all, such as from notices that could not be fetched (§8).
   */
  readonly failure?: 'said' | 'ignored'
  /** §8: wrapped calls show a success notification on code 200. */
  readonly success?: () => string
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta
    mutationMeta: CallMeta
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (fault, query) => {
      // What is shown already and cannot be refreshed: the header says that the server is out of reach.
      const shown = query.state.data !== undefined && !(fault instanceof CallRefused)
      failed(fault, query.meta?.failure ?? (shown ? 'said' : undefined))
    },
  }),
  mutationCache: new MutationCache({
    onError: (fault, _variables, _context, mutation) => failed(fault, mutation.meta?.failure),
    onSuccess: (_data, _variables, _context, mutation) => {
      const said = mutation.meta?.success?.()
      if (said) announce('success', said)
    },
  }),
  defaultOptions: {
    // Twice on a broken connection; a refusal is an answer, not a fault.
    queries: {
      retry: (failures, fault) => failures === 0 && isBroken(fault),
      retryDelay: 0,
      staleTime: 5_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    // Never kept back until the network returns: a write goes out when it is made, or it failed. `useWrite` repeats it.
    mutations: { retry: false, networkMode: 'always' },
  },
})
