import { CallRefused, type CallOptions } from '@bookrunner/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../../../platform/failed.ts'
import { useWrite } from '../../../../platform/outbox/index.ts'
import { textOf } from '../../../../platform/text.ts'
import { formText } from '../text.ts'

interface DocWrite {
  readonly go: () => void
  readonly busy: boolean
  /** Why it was refused, in the dialog that asked for it; what was typed there stays. */
  readonly problem: string | undefined
}

/** What is wrong with a field says more than that something is. */
const saidOf = (fault: unknown): string => {
  const fields = fault instanceof CallRefused ? fault.fields : []
  return fields.length > 0 ? fields.map(({ message }) => message).join(' ') : wordsOf(fault)
}

/** One write about a document; the deal is read anew after it. */
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
    meta: { failure: 'said', success: () => textOf(formText)('saved') },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['deals', 'detail', dealId] })
      onDone()
    },
    onError: (fault) => setProblem(saidOf(fault)),
  })
  const go = () => {
    setProblem(undefined)
    mutate(input)
  }
  return { go, busy: isPending, problem }
}
