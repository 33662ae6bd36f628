import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isSessionOver } from '../../../platform/answers.ts'
import { api } from '../../../platform/api.ts'
import { repeatOnce } from '../../../platform/repeat-once.ts'
import { BOOK } from '../parts/query-keys.ts'
import { sent } from './rows.ts'
import { refusedAs, tried, type Tried } from './tried.ts'
import type { BulkState } from './use-bulk.ts'

interface EnterRequest {
  readonly dealId: string
  readonly held: BulkState
  readonly closed: boolean
}

/** Enters the list under its key: asked again after a lost connection, it gives the first answer. */
export function useEnter(onAnswer: (answer: Tried) => void) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: async ({ dealId, held: { rows, reason, key }, closed }: EnterRequest): Promise<Tried> => {
      const asked = sent(rows)
      const input = {
        dealId,
        rows: asked.map(({ cells }) => cells),
        ...(closed && { reason: reason.trim() }),
      }
      try {
        return tried(await repeatOnce(() => api.orders.newOrders(input, { key })))
      } catch (fault) {
        return refusedAs(fault, asked)
      }
    },
    meta: { failure: 'said' },
    onSuccess: onAnswer,
    onSettled: () => client.invalidateQueries({ queryKey: BOOK }),
  })
  // What is refused is an answer, too: only what nobody could answer is thrown, and a session that is over.
  const unknown = mutation.error !== null && !isSessionOver(mutation.error)
  return { enter: mutation.mutate, busy: mutation.isPending, unknown }
}
