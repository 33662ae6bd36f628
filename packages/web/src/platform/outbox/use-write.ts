import type { CallOptions } from '@bookrunner/contract'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { PressedWrite } from './pressed-write.ts'

type Options<Reply, Input, Context> = Omit<UseMutationOptions<Reply, Error, Input, Context>, 'mutationFn'> & {
  readonly send: (input: Input, options: CallOptions) => Promise<Reply>
}

/** A mutation whose input, sent again after a lost connection, is written once. */
export function useWrite<Reply, Input = void, Context = unknown>({
  send,
  ...options
}: Options<Reply, Input, Context>) {
  const [write] = useState(() => new PressedWrite())
  return useMutation({
    ...options,
    mutationFn: (input: Input) => write.send(input ?? null, ({ key }) => send(input, { key })),
  })
}
