import type { CallBook, ReplyOf, SentOf } from './call.ts'
import type { FieldError } from './envelope.ts'
import { actOf, type Act } from './codes.ts'
import { createTransport, type TransportOptions } from './transport.ts'

/** What a call throws when the server said no. A network fault is thrown as it is. */
export class CallRefused extends Error {
  override name = 'CallRefused'
  readonly code: number
  readonly reason: string
  readonly fields: readonly FieldError[]
  readonly traceId: string

  constructor(refusal: {
    code: number
    message: string
    reason?: string
    fields?: FieldError[]
    traceId: string
  }) {
    super(refusal.message)
    this.code = refusal.code
    this.reason = refusal.reason ?? ''
    this.fields = refusal.fields ?? []
    this.traceId = refusal.traceId
  }

  get act(): Act {
    return actOf(this.code)
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

/** What has no required field may be left out. */
type ArgsOf<C> =
  Record<never, never> extends SentOf<C>
    ? [input?: SentOf<C>, options?: CallOptions]
    : [input: SentOf<C>, options?: CallOptions]

export type ClientOf<Book extends CallBook> = {
  readonly [Area in keyof Book]: {
    readonly [Name in keyof Book[Area]]: (
      ...args: ArgsOf<Book[Area][Name]>
    ) => Promise<ReplyOf<Book[Area][Name]>>
  }
}

/** A typed function for every call of the book. */
export const clientOf = <Book extends CallBook>(book: Book, options: TransportOptions): ClientOf<Book> => {
  const send = createTransport(options)
  const areas = Object.entries(book).map(([area, calls]) => [
    area,
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        async (input: Record<string, unknown> = {}, callOptions: CallOptions = {}) => {
          const answer = await send(call, input, callOptions)
          if (answer.code === 200) return answer.data
          const refused = new CallRefused(answer)
          options.onRefusal?.(refused, call)
          throw refused
        },
      ]),
    ),
  ])
  return Object.fromEntries(areas) as ClientOf<Book>
}
