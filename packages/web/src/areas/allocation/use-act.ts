import type { CallOptions } from '@bookrunner/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../../platform/outbox/index.ts'

interface ActInput<Input, Reply> {
  readonly send: (input: Input, options: CallOptions) => Promise<Reply>
  /** The message on success; none where the page itself shows it. */
  readonly done?: string
  readonly onDone?: (reply: Reply) => void
}

/** A write without fields. It shows a refusal, and on success reloads what depends on it. */
export function useAct<Input, Reply>({ send, done, onDone }: ActInput<Input, Reply>) {
  const client = useQueryClient()
  const mutation = useWrite({
    send,
    meta: { success: () => done ?? '' },
    onSuccess: (reply) => onDone?.(reply),
    onSettled: () => client.invalidateQueries({ queryKey: ['allocation'] }),
  })
  return {
    busy: mutation.isPending,
    /** `after` runs on success while its component is mounted. */
    act: (input: Input, after?: () => void) => {
      if (!mutation.isPending) mutation.mutate(input, { onSuccess: () => after?.() })
    },
  }
}
