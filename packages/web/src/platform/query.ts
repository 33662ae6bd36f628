import { CallRefused } from '@bookrunner/contract'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { AGAIN_MS, mayPass, waitAskedMs } from './answers.ts'
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

/** A screen waits so long for a turn of the gate for slow calls; later it shows the refusal. */
const mostWaitMs = 10_000
const mostTurns = 3

const mayTryAgain = (failures: number, fault: unknown): boolean => {
  const wait = waitAskedMs(fault)
  return wait > 0 ? wait <= mostWaitMs && failures < mostTurns : failures === 0 && isBroken(fault)
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
    // Twice on a broken connection, and later where the server says how much; another refusal is an answer, not a fault.
    queries: {
      retry: mayTryAgain,
      retryDelay: (_failures, fault) => waitAskedMs(fault),
      staleTime: 5_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    // Writes do not wait for the network: they are sent at once or fail, and `useWrite` repeats them.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** For what a page shows for long: after a refresh that failed, it is read again until it is up to date. */
export const untilRead = {
  refetchInterval: ({ state }: { readonly state: { readonly error: Error | null } }): number | false =>
    mayPass(state.error) && AGAIN_MS,
}

/**
 * Puts a live change into lists that are there. A list that is to be read again, because it may have other rows by now,
 * still is: the cache would take the change for a whole reply.
 */
export function putIntoLists<Page>(
  client: QueryClient,
  queryKey: readonly string[],
  change: (page: Page) => Page,
): void {
  const stale = client.getQueryCache().findAll({ queryKey, predicate: ({ state }) => state.isInvalidated })
  client.setQueriesData<Page>({ queryKey }, (page) => page && change(page))
  for (const query of stale) query.invalidate()
}
