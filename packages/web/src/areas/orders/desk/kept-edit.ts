import { isRecord } from '../../../platform/storage.ts'
import { keepUnsaved, readUnsaved } from '../../../platform/unsaved.ts'
import type { DeskDraft } from './draft.ts'
import { deskFields } from './typed.ts'

const nameOf = (orderId: string): string => `desk order ${orderId}`

/** What is typed over an order stays in this tab until it is saved or given up, whatever closes. */
export const keepEdit = (orderId: string, draft: DeskDraft | undefined): void =>
  keepUnsaved(nameOf(orderId), draft)

const hasFields = (value: unknown): boolean =>
  isRecord(value) && deskFields.every((field) => value[field] !== undefined)

export function readEdit(orderId: string): DeskDraft | undefined {
  const kept = readUnsaved(nameOf(orderId))
  if (!isRecord(kept) || typeof kept['seen'] !== 'number' || !Array.isArray(kept['contested']))
    return undefined
  return hasFields(kept['base']) && hasFields(kept['typed']) ? (kept as unknown as DeskDraft) : undefined
}
