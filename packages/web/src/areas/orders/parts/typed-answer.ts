import { useState } from 'react'
import { isRecord } from '../../../platform/storage.ts'
import { readUnsaved, storeUnsaved } from '../../../platform/unsaved.ts'

interface Asked {
  /** What is answered: a test's round or a push. Undefined while nothing is asked. */
  readonly question: string | undefined
  /** The text that the field starts with: it is nobody's entry. */
  readonly proposed: string
}

/** A text, and the question that it answers. */
interface TypedAnswer {
  readonly question: string
  readonly text: string
}

/** The text that was stored for this question; a later one is answered afresh. */
export const storedAnswer = ({ question }: Asked, stored: unknown): TypedAnswer | undefined =>
  isRecord(stored) && question !== undefined && stored['question'] === question
    ? { question, text: String(stored['text']) }
    : undefined

/** What is stored of a field; nothing of one that is closed or was not typed into. */
export const answerToStore = ({ question, proposed }: Asked, text: string | null): TypedAnswer | undefined =>
  text === null || text === proposed || question === undefined ? undefined : { question, text }

/**
 * The text of the size field, null while it is closed: a size that was typed for one question is never offered for the
 * next. While nothing is asked, it is the one that was not sent.
 */
export const textFor = (
  { question }: Pick<Asked, 'question'>,
  typed: TypedAnswer | undefined,
): string | null => (typed && (question === undefined || typed.question === question) ? typed.text : null)

/** The text of an answer's size field, null while it is closed. This tab stores it until it is accepted or given up. */
export function useTypedAnswer(orderId: string, asked: Asked) {
  const name = `answer ${orderId}`
  const [typed, setTyped] = useState(() => storedAnswer(asked, readUnsaved(name)))
  const type = (text: string | null) => {
    const { question } = asked
    setTyped(text === null || question === undefined ? undefined : { question, text })
    storeUnsaved(name, answerToStore(asked, text))
  }
  return [textFor(asked, typed), type] as const
}
