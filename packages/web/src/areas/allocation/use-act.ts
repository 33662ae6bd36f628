import type { CallOptions } from '@bookrunner/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../../platform/outbox/index.ts'

interface ActInput<Input, Reply> {
  readonly send: (input: Input, options: CallOptions) => Promise<Reply>
  /** Said when it is done. */
  readonly done: string
  readonly onDone?: (reply: Reply) => void
}

/** A write that asks nothing more: refused, it is said; done, what follows from it is asked for anew. */
export function useAct<Input, Reply>({ send, done, onDone }: ActInput<Input, Reply>) {
  const client = useQueryClient()
  const mutation = useWrite({
    send,
    meta: { success: () => done },
    onSuccess: (reply) => onDone?.(reply),
    onSettled: () => client.invalidateQueries({ queryKey: ['allocation'] }),
  })
  return {
    busy: mutation.isPending,
    /** `after`: what the one who asked for it does then, as long as it is still shown. */
    act: (input: Input, after?: () => void) => {
      if (!mutation.isPending) mutation.mutate(input, { onSuccess: () => after?.() })
    },
  }
}
