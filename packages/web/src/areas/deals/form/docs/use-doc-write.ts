import type { CallOptions } from '@bookrunner/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalText } from '../../../../kit/refusal-text.ts'
import { langStore } from '../../../../platform/language.ts'
import { useWrite } from '../../../../platform/outbox/index.ts'
import { textOf } from '../../../../platform/text.ts'
import { formText } from '../text.ts'

interface DocWrite {
  readonly go: () => void
  readonly busy: boolean
  /** Why the server refused it; the dialog keeps the typed values. */
  readonly problem: string | undefined
}

/** A write about a document; the deal is loaded again after it. */
export function useDocWrite<Input>(
  dealId: string,
  input: Input,
  send: (input: Input, options: CallOptions) => Promise<unknown>,
  onDone: () => void,
): DocWrite {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useWrite({
    send,
    meta: { failure: 'shown', success: () => textOf(formText)('saved') },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['deals', 'detail', dealId] })
      onDone()
    },
    onError: (fault) => setProblem(refusalText(fault, langStore.get())),
  })
  const go = () => {
    setProblem(undefined)
    mutate(input)
  }
  return { go, busy: isPending, problem }
}
