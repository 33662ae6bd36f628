import type { FieldError } from './envelope.ts'
import { actOf, type Act } from './codes.ts'

/** A call throws this when the server refuses it. A network fault is thrown as it is. */
export class CallRefused extends Error {
  override name = 'CallRefused'
  readonly code: number
  readonly reason: string
  readonly fields: readonly FieldError[]
  readonly traceId: string
  /** Seconds after which the same call may succeed; undefined if the server named none. */
  readonly retryAfter: number | undefined

  constructor(refusal: {
    code: number
    message: string
    reason?: string
    fields?: FieldError[]
    traceId: string
    retryAfter?: number
  }) {
    super(refusal.message)
    this.code = refusal.code
    this.reason = refusal.reason ?? ''
    this.fields = refusal.fields ?? []
    this.traceId = refusal.traceId
    this.retryAfter = refusal.retryAfter
  }

  get act(): Act {
    return actOf(this.code, this.reason)
  }
}

export interface CallOptions {
  /** The idempotency key of a write; a fresh one when absent. Keep it to ask again for the same answer. */
  key?: string
  /** Decide and answer, but keep nothing. */
  dryRun?: boolean
  signal?: AbortSignal
  /** Sends this one call: a browser's upload that shows how far it is. */
  fetch?: typeof fetch
}
