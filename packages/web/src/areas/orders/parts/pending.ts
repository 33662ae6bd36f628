import { isRecord } from '../../../platform/storage.ts'
import { keepUnsaved, readUnsaved } from '../../../platform/unsaved.ts'
import { isAct, type OrderWrite } from './wishes.ts'

const nameOf = (slot: string) => `order write ${slot}`

/** A write and its key are kept in this tab until its outcome is known, whatever happens to the page. */
export const keepPending = (slot: string, write: OrderWrite): void => keepUnsaved(nameOf(slot), write)

export const forgetPending = (slot: string): void => keepUnsaved(nameOf(slot), undefined)

export function readPending(slot: string): OrderWrite | undefined {
  const kept = readUnsaved(nameOf(slot))
  if (!isRecord(kept) || !isAct(kept['act']) || !isRecord(kept['input'])) return undefined
  return typeof kept['key'] === 'string' ? (kept as unknown as OrderWrite) : undefined
}
