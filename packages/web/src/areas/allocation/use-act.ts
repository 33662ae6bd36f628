import type { CallOptions } from '@bookrunner/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isAnswer } from '../../platform/answers.ts'
import { sameKey } from '../deals/moves/index.ts'

interface Given<Input, Reply> {
  readonly send: (input: Input, options: CallOptions) => Promise<Reply>
  /** Said when it is done. */
  readonly done: string
  readonly onDone?: (reply: Reply) => void
}

/** A write that asks nothing more: refused, it is said; done, what follows from it is asked for anew. */
export function useAct<Input, Reply>({ send, done, onDone }: Given<Input, Reply>) {
  const client = useQueryClient()
  const [keys] = useState(() => sameKey())
  const mutation = useMutation({
    mutationFn: (input: Input) => send(input, { key: keys.keyFor(input) }),
    meta: { success: () => done },
    onSuccess: (reply) => {
      keys.answered()
      onDone?.(reply)
    },
    onError: (fault) => {
      if (isAnswer(fault)) keys.answered()
    },
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
