import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { isRecord } from '../../../platform/storage.ts'
import { storeUnsaved, readUnsaved } from '../../../platform/unsaved.ts'
import { refusalText } from '../../../kit/refusal-text.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { BOOK } from '../../orders/index.ts'
import { toast } from '../../../platform/notify.ts'
import { useText } from '../../../platform/text.ts'
import { detailText } from './text.ts'
import { isContested, isEdited, type CommentDraft } from './private-history.ts'

export interface CommentEdit {
  readonly typed: CommentDraft | undefined
  readonly contested: boolean
  readonly busy: boolean
  /** Why the server refused it. */
  readonly problem: string | undefined
  /** The typed text is the current one. */
  readonly same: boolean
  readonly begin: () => void
  readonly type: (text: string) => void
  readonly save: () => void
  readonly stop: () => void
  /** Replaces the other person's text, after both were shown. */
  readonly overwrite: () => void
}

interface CommentInput {
  readonly orderId: string
  readonly now: string | null
  readonly version: number
}

const nameOf = (orderId: string): string => `privateComment ${orderId}`

function readDraft(name: string): CommentDraft | undefined {
  const stored = readUnsaved(name)
  return isRecord(stored) && typeof stored['text'] === 'string' && stored['base'] !== undefined
    ? (stored as unknown as CommentDraft)
    : undefined
}

/** A private comment being typed. This tab stores it until it is saved or discarded. */
export function usePrivateComment({ orderId, now, version }: CommentInput): CommentEdit {
  const t = useText(detailText)
  const lang = useStore(langStore)
  const client = useQueryClient()
  const name = nameOf(orderId)
  const [typed, setTyped] = useState(() => readDraft(name))
  const [submitted, setSubmitted] = useState(false)
  const mutation = useWrite({
    send: api.book.editComments,
    meta: { failure: 'shown' },
    onSuccess: () => {
      stop()
      toast('success', t('saved'))
    },
    onSettled: () => client.invalidateQueries({ queryKey: BOOK }),
  })
  useEffect(() => storeUnsaved(name, typed && isEdited(typed) ? typed : undefined), [name, typed])
  const stop = () => {
    setTyped(undefined)
    setSubmitted(false)
    mutation.reset()
  }
  return {
    typed,
    contested: typed !== undefined && !mutation.isPending && isContested(typed, now),
    busy: mutation.isPending,
    problem: mutation.error ? refusalText(mutation.error, lang) : undefined,
    same: submitted && typed !== undefined && !isEdited(typed),
    begin: () => setTyped({ base: now, text: now ?? '' }),
    type: (text) => {
      setSubmitted(false)
      if (typed) setTyped({ ...typed, text })
    },
    save: () => {
      setSubmitted(true)
      if (!typed || mutation.isPending || isContested(typed, now) || !isEdited(typed)) return
      const text = typed.text.trim()
      mutation.mutate({ orderId, expectedVersion: version, privateComment: text === '' ? null : text })
    },
    stop,
    overwrite: () => {
      if (typed) setTyped({ ...typed, base: now })
    },
  }
}
