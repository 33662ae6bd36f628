import { isRecord } from '../../../platform/storage.ts'
import { isOpen, type Batch, type PendingEdit } from './edits.ts'

/** Lines of a change as stored in the outbox with their key. */
export interface LinesWrite extends Omit<Batch, 'key'> {
  readonly kind: 'lines'
}

export interface StepWrite {
  readonly kind: 'step'
  readonly way: 'undo' | 'redo'
  /** The state number of the change to undo; null before it is known. */
  readonly change: number | null
}

export type DeskWrite = LinesWrite | StepWrite

// The stored data may be from another version of the program: invalid parts are dropped.

const isLine = (value: unknown): boolean => {
  if (!isRecord(value) || typeof value['orderId'] !== 'string' || typeof value['number'] !== 'string')
    return false
  const { size } = value
  return size === undefined || (typeof size === 'number' && Number.isSafeInteger(size) && size >= 0)
}

const hasContent = (line: unknown): boolean =>
  isRecord(line) && (line['size'] !== undefined || line['note'] !== undefined)

const isChange = (value: Record<string, unknown>): boolean =>
  typeof value['expectedSeq'] === 'number' && ['typed', 'paste', 'bulk'].includes(String(value['what']))

export function isDeskWrite(stored: unknown): boolean {
  if (!isRecord(stored)) return false
  if (stored['kind'] === 'step') return stored['way'] === 'undo' || stored['way'] === 'redo'
  const { lines } = stored
  return (
    isChange(stored) &&
    Array.isArray(lines) &&
    lines.length > 0 &&
    lines.every((line) => isLine(line) && hasContent(line))
  )
}

/** An edit that waits for a decision, as stored. */
export const isOpenEdit = (value: unknown): value is PendingEdit =>
  isRecord(value) &&
  isLine(value) &&
  isChange(value) &&
  typeof value['key'] === 'string' &&
  typeof value['words'] === 'string' &&
  isOpen(value as unknown as PendingEdit) &&
  (hasContent(value) || (isRecord(value['typed']) && typeof value['typed']['text'] === 'string'))
