import { refuse, type Refusal } from '../../kernel/index.ts'
import type { MessageFacts } from './message.ts'

/** Whom a book message can be sent to: the investors to whom the deal is published, and its banks with the issuer. */
export const messageAudiences = ['investors', 'managers'] as const
export type MessageAudience = (typeof messageAudiences)[number]

export interface SendableMessage {
  says: MessageFacts
  /** The time of its figures. */
  at: string
  /** A later message of the same book exists. */
  isSuperseded: boolean
  /** Those who have it. */
  sentTo: readonly MessageAudience[]
}

/** "Books at 40m" is true at 40m only, "Books over 40m" of every larger book. */
const isSizeTrue = (says: MessageFacts, now: MessageFacts): boolean => {
  if (says.exactly) return now.exactly && now.over === says.over
  return now.over > says.over || (now.over === says.over && !now.exactly)
}

const isTrue = (says: MessageFacts, now: MessageFacts): boolean =>
  isSizeTrue(says, now) &&
  (now.jlmInterest ?? 0n) >= (says.jlmInterest ?? 0n) &&
  now.accounts >= says.accounts

/**
 * Who gets the message now: of the chosen ones, those who do not have it. A message is sent as it was created, so it
 * must be the newest, and what it says must still be true of the book, rounded down to the same step. Intentions before
 * books open are no book, even if a book has reached the same figures since.
 */
export const messageRecipients = (
  { says, at, isSuperseded, sentTo }: SendableMessage,
  chosen: readonly MessageAudience[],
  { openedAt, now }: { openedAt: string | undefined; now: MessageFacts },
):
  | MessageAudience[]
  | Refusal<
      'book.message-superseded' | 'book.message-sent' | 'book.message-untrue' | 'book.message-of-test'
    > => {
  if (isSuperseded) return refuse('book.message-superseded')
  if (openedAt === undefined || Temporal.Instant.compare(at, openedAt) < 0)
    return refuse('book.message-of-test')
  const recipients = messageAudiences.filter((each) => chosen.includes(each) && !sentTo.includes(each))
  if (recipients.length === 0) return refuse('book.message-sent')
  return isTrue(says, now) ? recipients : refuse('book.message-untrue')
}
