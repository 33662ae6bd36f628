import type { Act } from '@bookrunner/contract'
import { httpStatusOf } from './answers.ts'

/** A refused call, as far as the browser's reaction rests on it. */
export interface Failure {
  readonly code: number
  readonly act: Act
  readonly message: string
  readonly traceId: string
}

export type Reaction =
  /** §8: the server's message, after half a second; the user stays where she is. */
  | { readonly kind: 'tell'; readonly message: string; readonly afterMs: number }
  /** §8: the 401 family. The words ("Login has expired, …") are the server's, in the reader's language. */
  | { readonly kind: 'login'; readonly message: string; readonly keepSession: boolean }
  | { readonly kind: 'changePassword'; readonly message: string }

const TELL_AFTER_MS = 500
/** A session that may not enter here (403) is still a session: log-in offers home or another account. */
const ROUTE_REFUSED = 403

export function reactionTo({ code, act, message, traceId }: Failure): Reaction {
  if (act === 'changePassword') return { kind: 'changePassword', message }
  if (act === 'login') return { kind: 'login', message, keepSession: code === ROUTE_REFUSED }
  const words = httpStatusOf(code) >= 500 && traceId ? `${message} (${traceId})` : message
  return { kind: 'tell', message: words, afterMs: TELL_AFTER_MS }
}
