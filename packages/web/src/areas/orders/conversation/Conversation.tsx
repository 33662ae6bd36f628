import { mostLetters } from '@bookrunner/domain/orders'
import type { CallOptions } from '@bookrunner/contract'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ReplyBox } from '../../../kit/form/index.ts'
import { useStayAtEnd } from '../../../kit/use-stay-at-end.ts'
import { useText } from '../../../platform/text.ts'
import { DealTime } from '../../deals/parts/index.ts'
import { conversationText } from './text.ts'
import css from './conversation.module.css'

export interface ConversationLine {
  readonly key: string
  readonly text: string
  /** The author; empty if the reader may not know. */
  readonly by: string
  readonly at: string
  /** Of the reader's own side. */
  readonly own: boolean
}

interface Reply {
  readonly orderId: string
  readonly hint: string
  readonly send: (comment: string, options: CallOptions) => Promise<unknown>
  readonly onSent: () => void
}

interface Props {
  /** Oldest first. */
  readonly lines: readonly ConversationLine[]
  readonly timeZone: string
  /** Undefined for a reader who may not write, or once the deal is over. */
  readonly reply: Reply | undefined
  /** Why nothing can be added, or that there is nothing. */
  readonly note?: ReactNode
}

/** The comments of both sides on an order, and the box for the next one. */
export function Conversation({ lines, timeZone, reply, note }: Props) {
  const t = useText(conversationText)
  const { box, onScroll, follow } = useStayAtEnd<HTMLOListElement>()
  return (
    <>
      {lines.length > 0 && (
        // A list that scrolls is reached by its keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol ref={box} className={css.lines} tabIndex={0} aria-label={t('lines')} onScroll={onScroll}>
          {lines.map(({ key, text, by, at, own }) => (
            <li key={key} data-own={own || undefined}>
              <small>
                <strong translate="no">{by || t('nobody')}</strong>
                <DealTime at={at} timeZone={timeZone} />
              </small>
              <p translate="no">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {note}
      {reply && (
        <ReplyBox
          key={reply.orderId}
          name={`comment ${reply.orderId}`}
          label={t('add')}
          hint={reply.hint}
          most={mostLetters.comment}
          send={reply.send}
          onSent={() => {
            follow()
            reply.onSent()
          }}
        />
      )}
    </>
  )
}

/** What the link of a notice about a comment asks for. */
const PART = 'part'
const COMMENTS = 'comments'

/** Calls back once, when the page is ready, if the reader came by the notice of a comment; takes that out of the URL. */
export function useCommentsAsked(ready: boolean, show: () => void): void {
  const [search, setSearch] = useSearchParams()
  const asked = ready && search.get(PART) === COMMENTS
  const answer = useEffectEvent(() => {
    show()
    setSearch(
      (now) => {
        const params = new URLSearchParams(now)
        params.delete(PART)
        return params
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (asked) answer()
  }, [asked])
}
