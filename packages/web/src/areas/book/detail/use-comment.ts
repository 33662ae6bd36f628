import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { isRecord } from '../../../platform/storage.ts'
import { keepUnsaved, readUnsaved } from '../../../platform/unsaved.ts'
import { wordsOf } from '../../../platform/failed.ts'
import { CallRefused } from '@bookrunner/contract'
import { BOOK } from '../../orders/index.ts'
import { isContested, isTypedOver, type CommentKind, type Typed } from './said.ts'

export interface CommentEdit {
  readonly typed: Typed | undefined
  readonly contested: boolean
  readonly busy: boolean
  /** Why it was not taken, in words. */
  readonly problem: string | undefined
  /** Nothing else is typed than stands there. */
  readonly same: boolean
  readonly begin: () => void
  readonly type: (text: string) => void
  readonly save: () => void
  readonly stop: () => void
  /** After both were looked at: what was typed goes over the other one. */
  readonly over: () => void
}

interface CommentInput {
  readonly orderId: string
  readonly kind: CommentKind
  readonly now: string | null
  readonly version: number
}

const nameOf = (orderId: string, kind: CommentKind): string => `${kind} ${orderId}`

function readTyped(name: string): Typed | undefined {
  const kept = readUnsaved(name)
  return isRecord(kept) && typeof kept['text'] === 'string' && kept['base'] !== undefined
    ? (kept as unknown as Typed)
    : undefined
}

/** What a refusal says of the text itself, else of the whole. */
const problemOf = (fault: unknown): string =>
  (fault instanceof CallRefused ? fault.fields[0]?.message : undefined) ?? wordsOf(fault)

/** A comment as it is being typed: it stays in this tab until it is saved or given up. */
export function useComment({ orderId, kind, now, version }: CommentInput): CommentEdit {
  const client = useQueryClient()
  const name = nameOf(orderId, kind)
  const [typed, setTyped] = useState(() => readTyped(name))
  const [asked, setAsked] = useState(false)
  const mutation = useWrite({
    send: api.book.editComments,
    meta: { failure: 'said' },
    onSuccess: () => stop(),
    onSettled: () => client.invalidateQueries({ queryKey: BOOK }),
  })
  useEffect(() => keepUnsaved(name, typed && isTypedOver(typed) ? typed : undefined), [name, typed])
  const stop = () => {
    setTyped(undefined)
    setAsked(false)
    mutation.reset()
  }
  return {
    typed,
    contested: typed !== undefined && !mutation.isPending && isContested(typed, now),
    busy: mutation.isPending,
    problem: mutation.error ? problemOf(mutation.error) : undefined,
    same: asked && typed !== undefined && !isTypedOver(typed),
    begin: () => setTyped({ base: now, text: now ?? '' }),
    type: (text) => {
      setAsked(false)
      if (typed) setTyped({ ...typed, text })
    },
    save: () => {
      setAsked(true)
      if (!typed || mutation.isPending || isContested(typed, now) || !isTypedOver(typed)) return
      const text = typed.text.trim()
      mutation.mutate({ orderId, expectedVersion: version, [kind]: text === '' ? null : text })
    },
    stop,
    over: () => {
      if (typed) setTyped({ ...typed, base: now })
    },
  }
}
