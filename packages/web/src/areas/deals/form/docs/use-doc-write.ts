import { CallRefused, type CallOptions } from '@bookrunner/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { faultMessage } from '../../../../platform/failed.ts'
import { useWrite } from '../../../../platform/outbox/index.ts'
import { textOf } from '../../../../platform/text.ts'
import { formText } from '../text.ts'

interface DocWrite {
  readonly go: () => void
  readonly busy: boolean
  /** Why the server refused it; the dialog keeps the typed values. */
  readonly problem: string | undefined
}

/** Messages of fields are more precise than that of the call. */
const problemOf = (fault: unknown): string => {
  const fields = fault instanceof CallRefused ? fault.fields : []
  return fields.length > 0 ? fields.map(({ message }) => message).join(' ') : faultMessage(fault)
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
    onError: (fault) => setProblem(problemOf(fault)),
  })
  const go = () => {
    setProblem(undefined)
    mutate(input)
  }
  return { go, busy: isPending, problem }
}
