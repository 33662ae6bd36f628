import { isRecord } from '../../../platform/storage.ts'
import { keepUnsaved, readUnsaved } from '../../../platform/unsaved.ts'
import type { Draft } from './merge.ts'
import { emptyTyped, typedFields, type Typed } from './typed.ts'

/** The name a ticket's text is kept under in this tab: of an order, or of a new one on its deal. */
export const ticketName = (dealId: string, orderId: string | undefined): string =>
  `order ticket ${orderId ?? `new ${dealId}`}`

export const keepDraft = (name: string, draft: Draft | undefined): void => keepUnsaved(name, draft)

/** Something is typed there that was not sent. */
export const hasDraft = (name: string): boolean => readUnsaved(name) !== undefined

/** Kept by an older version of the page it may lack what there is today: then it is not taken. */
const isTyped = (value: unknown): value is Typed =>
  isRecord(value) &&
  typedFields.every((field) => field in value && sameShape(value[field], emptyTyped[field]))

const sameShape = (one: unknown, other: unknown): boolean =>
  other === null
    ? one === null || typeof one === 'string'
    : Array.isArray(one) === Array.isArray(other) && typeof one === typeof other

export function readDraft(name: string): Draft | undefined {
  const kept = readUnsaved(name)
  if (!isRecord(kept) || !isTyped(kept['base']) || !isTyped(kept['typed'])) return undefined
  return typeof kept['seen'] === 'number' && Array.isArray(kept['contested'])
    ? (kept as unknown as Draft)
    : undefined
}
