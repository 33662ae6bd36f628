import { CallRefused } from '@bookrunner/contract'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { failed } from './failed.ts'
import { announce } from './notify.ts'
import { isBroken } from './repeat-once.ts'

/** How a call's result is reported (§8). */
interface CallMeta extends Record<string, unknown> {
  /**
   * `shown`: the screen shows the failure itself; an ended session still leads to log-in. `ignored`: nothing is shown,
   * as for notices that could not be loaded (§8).
   */
  readonly failure?: 'shown' | 'ignored'
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
      // Data on the screen that cannot be refreshed: the header shows that the server is out of reach.
      const shown = query.state.data !== undefined && !(fault instanceof CallRefused)
      failed(fault, query.meta?.failure ?? (shown ? 'shown' : undefined))
    },
  }),
  mutationCache: new MutationCache({
    onError: (fault, _variables, _context, mutation) => failed(fault, mutation.meta?.failure),
    onSuccess: (_data, _variables, _context, mutation) => {
      const text = mutation.meta?.success?.()
      if (text) announce('success', text)
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
    // Writes do not wait for the network: they are sent at once or fail, and `useWrite` repeats them.
    mutations: { retry: false, networkMode: 'always' },
  },
})
