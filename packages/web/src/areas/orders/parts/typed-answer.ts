import { useState } from 'react'
import { isRecord } from '../../../platform/storage.ts'
import { readUnsaved, storeUnsaved } from '../../../platform/unsaved.ts'

interface Asked {
  /** What is answered: a test's round or a push. Undefined while nothing is asked. */
  readonly question: string | undefined
  /** The text that the field starts with: it is nobody's entry. */
  readonly proposed: string
}

/** The text that was stored for this question; a later one is answered afresh. */
export const typedFor = ({ question }: Asked, stored: unknown): string | null =>
  isRecord(stored) && question !== undefined && stored['question'] === question
    ? String(stored['text'])
    : null

/** What is stored of a field; nothing of one that is closed or was not typed into. */
export const storedFor = ({ question, proposed }: Asked, text: string | null) =>
  text === null || text === proposed ? undefined : { question, text }

/** The text of an answer's size field, null while it is closed. This tab stores it until it is accepted or given up. */
export function useTypedAnswer(orderId: string, asked: Asked) {
  const name = `answer ${orderId}`
  const [typed, setTyped] = useState(() => typedFor(asked, readUnsaved(name)))
  const type = (text: string | null) => {
    setTyped(text)
    storeUnsaved(name, storedFor(asked, text))
  }
  return [typed, type] as const
}
