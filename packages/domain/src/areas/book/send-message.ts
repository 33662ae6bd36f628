import { dealPhaseOf } from '../deals/index.ts'
import { refuse, type Refusal } from '../../kernel/index.ts'

/** Whom a book message can be sent to: the investors to whom the deal is published, and its banks with the issuer. */
export const messageAudiences = ['investors', 'managers'] as const
export type MessageAudience = (typeof messageAudiences)[number]

export interface SendableMessage {
  /** What the message says the book is over. */
  over: bigint
  /** A later message of the same book exists. */
  isSuperseded: boolean
  /** Those who have it. */
  sentTo: readonly MessageAudience[]
}

/**
 * Who gets the message now: of the chosen ones, those who do not have it. A message is sent as it was created, so it
 * must be the newest, and the firm book must still be as large as it says. Intentions are no book.
 */
export const messageRecipients = (
  { over, isSuperseded, sentTo }: SendableMessage,
  chosen: readonly MessageAudience[],
  { lifecycle, overNow }: { lifecycle: Parameters<typeof dealPhaseOf>[0]; overNow: bigint },
):
  | MessageAudience[]
  | Refusal<
      'book.message-superseded' | 'book.message-sent' | 'book.message-untrue' | 'book.message-of-test'
    > => {
  if (isSuperseded) return refuse('book.message-superseded')
  if (dealPhaseOf(lifecycle) === 'Test of a draft') return refuse('book.message-of-test')
  const recipients = messageAudiences.filter((each) => chosen.includes(each) && !sentTo.includes(each))
  if (recipients.length === 0) return refuse('book.message-sent')
  return overNow < over ? refuse('book.message-untrue') : recipients
}
