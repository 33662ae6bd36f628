import type { CallBook, ReplyOf, SentOf } from './call.ts'
import type { CallRoute } from './route.ts'
import { createTransport, type TransportOptions } from './transport.ts'
import { CallRefused, type CallOptions } from './call-refused.ts'

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

type RoutesOf<Book extends CallBook> = {
  readonly [Area in keyof Book]: { readonly [Name in keyof Book[Area]]: CallRoute }
}

/** A typed function for every call of the book. */
export const clientOf = <Book extends CallBook>(book: Book, options: TransportOptions): ClientOf<Book> =>
  clientByRoutes<Book>(book, options)

/** The same for whoever has only the routes of the calls. */
export const clientByRoutes = <Book extends CallBook>(
  book: RoutesOf<Book>,
  options: TransportOptions,
): ClientOf<Book> => {
  const send = createTransport(options)
  const areas = Object.entries(book as RoutesOf<CallBook>).map(([area, calls]) => [
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
