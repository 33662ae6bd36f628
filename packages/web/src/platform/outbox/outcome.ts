import type { CallRefused } from '@bookrunner/contract'
import { isAnswer, isSessionOver } from '../answers.ts'

/** What became of a write that was sent once. */
export type Attempt<Reply> =
  | { readonly kind: 'taken'; readonly reply: Reply }
  | { readonly kind: 'refused'; readonly fault: CallRefused }
  /** The session is over: this attempt wrote nothing. */
  | { readonly kind: 'signedOut'; readonly fault: unknown }
  /** No answer came: the server may have taken it or not. */
  | { readonly kind: 'unknown'; readonly fault: unknown }

/** The one place that tells an answer from a lost connection. */
export async function attempt<Reply>(send: () => Promise<Reply>): Promise<Attempt<Reply>> {
  try {
    return { kind: 'taken', reply: await send() }
  } catch (fault) {
    if (isAnswer(fault)) return { kind: 'refused', fault }
    return { kind: isSessionOver(fault) ? 'signedOut' : 'unknown', fault }
  }
}

/** Somebody else saved since this was read (409). */
export const isClash = (reason: string): boolean => reason === 'write.changed-meanwhile'
