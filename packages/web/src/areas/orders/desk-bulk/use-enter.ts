import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isSessionOver } from '../../../platform/answers.ts'
import { api } from '../../../platform/api.ts'
import { repeatOnce } from '../../../platform/repeat-once.ts'
import { BOOK } from '../parts/query-keys.ts'
import { includedRows } from './rows.ts'
import { resultOfRefusal, acceptedResult, type CheckResult } from './check-result.ts'
import type { BulkList } from './use-bulk.ts'

interface EnterRequest {
  readonly dealId: string
  readonly list: BulkList
  readonly closed: boolean
}

/** Enters the list under its key: a repeated request gets the first answer. */
export function useEnter(onAnswer: (answer: CheckResult) => void) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: async ({
      dealId,
      list: { rows, reason, key },
      closed,
    }: EnterRequest): Promise<CheckResult> => {
      const included = includedRows(rows)
      const input = {
        dealId,
        rows: included.map(({ cells }) => cells),
        ...(closed && { reason: reason.trim() }),
      }
      try {
        return acceptedResult(await repeatOnce(() => api.orders.newOrders(input, { key })))
      } catch (fault) {
        return resultOfRefusal(fault, included)
      }
    },
    meta: { failure: 'shown' },
    onSuccess: onAnswer,
    onSettled: () => client.invalidateQueries({ queryKey: BOOK }),
  })
  // A refusal is a result. Only lost answers and ended sessions throw.
  const unknown = mutation.error !== null && !isSessionOver(mutation.error)
  return { enter: mutation.mutate, busy: mutation.isPending, unknown }
}
