import stringifier from 'fast-json-stringify'
import type { z } from 'zod'
import { bookRow, type BookRow, bookCalls } from '@bookrunner/contract/book'
import { jsonSchemaOf, type ReplyOf } from '@bookrunner/contract/kernel'
import { serializable } from '../../platform/http/schema.ts'
import { Written } from '../../platform/http/written.ts'
import type { LiveBook, BookForReader } from './state/index.ts'

type List = ReplyOf<typeof bookCalls.bookOrderList>
/** The part of a list that all readers of a class share, and the reader's own part. */
type Shared = Omit<List, 'at' | 'classes' | 'readMarker'>
type Own = Pick<List, 'at' | 'classes' | 'readMarker'>

const { reply } = bookCalls.bookOrderList
const ownParts = { at: true, classes: true, readMarker: true } as const
const writerOf = (part: z.ZodType): ((value: object) => string) =>
  stringifier(serializable(jsonSchemaOf(part, 'output')))
const writeRow = writerOf(bookRow)
const writeBeside = writerOf(reply.omit({ ...ownParts, rows: true }))
const writeOwn = writerOf(reply.pick(ownParts))

/** An unchanged row stays the same object, so each is written once: with a comma before it. */
const rowTexts = new WeakMap<BookRow, Buffer>()
const rowText = (row: BookRow): Buffer => {
  const known = rowTexts.get(row)
  if (known !== undefined) return known
  const text = Buffer.from(`,${writeRow(row)}`)
  rowTexts.set(row, text)
  return text
}

/** After a push many pages ask for the same list at once; later requests need a newer state. */
const cacheMs = 2000
interface StoredList {
  revision: number
  /** By view class. */
  texts: Map<string, Buffer>
}
const lists = new WeakMap<LiveBook, StoredList>()

const textsOf = (state: LiveBook): StoredList['texts'] => {
  const known = lists.get(state)
  if (known?.revision === state.revision) return known.texts
  const fresh = { revision: state.revision, texts: new Map<string, Buffer>() }
  lists.set(state, fresh)
  setTimeout(() => lists.get(state) === fresh && lists.delete(state), cacheMs).unref()
  return fresh.texts
}

const write = ({ rows, ...beside }: Shared): Buffer => {
  const [first, ...others] = rows.map(rowText)
  const head = Buffer.from(`${writeBeside(beside).slice(0, -1)},"rows":[`)
  return Buffer.concat([head, ...(first ? [first.subarray(1)] : []), ...others, Buffer.from(']')])
}

/** The written list: the large part once for all readers of a class at one state. */
export const writtenList = ({ state, reader }: BookForReader, shared: () => Shared, own: Own): Written => {
  const texts = textsOf(state)
  const text = texts.get(reader.viewClass) ?? write(shared())
  texts.set(reader.viewClass, text)
  return new Written([text, Buffer.from(`,${writeOwn(own).slice(1)}`)])
}
