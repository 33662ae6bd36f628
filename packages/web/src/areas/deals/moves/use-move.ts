import type { CallOptions } from '@bookrunner/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../../../platform/outbox/index.ts'
import { isDoubt, problemOf, type Problem } from './refused.ts'
import type { Doubts } from './use-doubts.ts'

interface MoveInput<Input> {
  readonly dealId: string
  readonly send: (input: Input, options: CallOptions) => Promise<unknown>
  /** Said when it is done. */
  readonly done: string
  readonly onDone: () => void
  /** Which of the dialog's fields a reason, or a field of the call, is about. */
  readonly fields?: Readonly<Record<string, string>>
  /** What the dialog asks about the level by itself: a refusal that says the same is not said beside it. */
  readonly doubts?: Pick<Doubts, 'found'>
}

export interface Move<Input> {
  readonly submit: (input: Input) => void
  readonly busy: boolean
  readonly problem: Problem | undefined
  /** What was refused about one field of the dialog. */
  readonly said: (field: string) => string | undefined
}

/** One write of a dialog: refused, it is said where it belongs, and what was typed stays. */
export function useMove<Input>({
  dealId,
  send,
  done,
  onDone,
  fields = {},
  doubts,
}: MoveInput<Input>): Move<Input> {
  const client = useQueryClient()
  const mutation = useWrite({
    send,
    meta: { failure: 'said', success: () => done },
    onSuccess: onDone,
    // The detail is kept by its deal, and so is its log; the lists are told by their own live news.
    onSettled: () =>
      Promise.all(
        ['detail', 'log'].map((kind) => client.invalidateQueries({ queryKey: ['deals', kind, dealId] })),
      ),
  })
  const { error } = mutation
  const isAsked = isDoubt(error) && doubts !== undefined && doubts.found.length > 0
  const problem = error && !isAsked ? problemOf(error, fields) : undefined
  return {
    submit: (input) => {
      if (!mutation.isPending) mutation.mutate(input)
    },
    busy: mutation.isPending,
    problem,
    said: (field) => problem?.beside[field],
  }
}
