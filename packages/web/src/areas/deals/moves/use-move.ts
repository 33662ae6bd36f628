import type { CallOptions } from '@bookrunner/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useDraftState, type Draft } from '../../../kit/form/index.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { useText } from '../../../platform/text.ts'
import { isDoubt, problemOf, type Problem } from './problem.ts'
import { movesText } from './text.ts'
import type { Doubts } from './use-doubts.ts'

interface MoveInput<Input> {
  readonly dealId: string
  readonly send: (input: Input, options: CallOptions) => Promise<unknown>
  /** The message on success. */
  readonly done: string
  readonly onDone: () => void
  /** The dialog's field for a reason of the server or for a field of the call. */
  readonly fields?: Readonly<Record<string, string>>
  /** The dialog's own doubts about the level: a refusal for the same reason is not shown again. */
  readonly doubts?: Pick<Doubts, 'found'>
}

export interface Move<Input> {
  readonly submit: (input: Input) => void
  readonly busy: boolean
  readonly problem: Problem | undefined
  /** The server's message about a field of the dialog. */
  readonly problemAt: (field: string) => string | undefined
}

/** One write of a dialog. Refused, it shows the message at its field and keeps what was typed. */
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
    meta: { failure: 'shown', success: () => done },
    onSuccess: onDone,
    // The detail and the log are loaded per deal; lists follow their own live news.
    onSettled: () =>
      Promise.all(
        ['detail', 'log'].map((kind) => client.invalidateQueries({ queryKey: ['deals', kind, dealId] })),
      ),
  })
  const { error } = mutation
  const isShownAsDoubt = isDoubt(error) && doubts !== undefined && doubts.found.length > 0
  const problem = error && !isShownAsDoubt ? problemOf(error, fields) : undefined
  return {
    submit: (input) => {
      if (!mutation.isPending) mutation.mutate(input)
    },
    busy: mutation.isPending,
    problem,
    problemAt: (field) => problem?.beside[field],
  }
}

interface MoveFormInput<Input, Values extends object> extends MoveInput<Input> {
  readonly draft: Draft<Values>
  /** Messages about missing or wrong values. A `reason` is required unless overridden here. */
  readonly faults?: { readonly [F in keyof Values]?: string | false | undefined }
}

/** Props for the control of a field. */
export interface MoveField<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly problem: string | undefined
}

/** The write of a dialog with fields, whose faults are shown after an attempt to submit. */
export function useMoveForm<Input, Values extends object>({
  draft,
  faults,
  ...input
}: MoveFormInput<Input, Values>) {
  const t = useText(movesText)
  const { values, tried } = useDraftState(draft)
  const move = useMove(input)
  const isReasonMissing = 'reason' in values && String(values.reason).trim() === ''
  const all = { ...(isReasonMissing && { reason: t('field.reason.missing') }), ...faults }
  return {
    ...move,
    field: <F extends keyof Values & string>(field: F): MoveField<Values[F]> => ({
      value: values[field],
      onChange: (value) => draft.set({ [field]: value } as unknown as Partial<Values>),
      problem: (tried && (all as Partial<Record<string, string | false>>)[field]) || move.problemAt(field),
    }),
    /** Sends nothing while a field is wrong or `sent` is undefined. */
    submit: (sent: Input | undefined) => {
      draft.try()
      if (sent !== undefined && !Object.values(all).some(Boolean)) move.submit(sent)
    },
  }
}
