import { isRecord, readJson, writeJson } from './storage.ts'
import { sessionStore } from './session.ts'

/**
 * Unsaved values, stored in this tab for the user who typed them, so that a reload, a crash or an ended session loses
 * nothing. Log-out deletes them.
 */
const KEY = 'bookrunner.unsaved'

function mine(): Record<string, unknown> {
  const stored = readJson('session', KEY)
  const userId = sessionStore.get()?.user.userId
  const own =
    isRecord(stored) && userId !== undefined && stored['userId'] === userId ? stored['forms'] : undefined
  return isRecord(own) ? own : {}
}

export const readUnsaved = (form: string): unknown => mine()[form]

/** `undefined` deletes it after it was saved or discarded. */
export function storeUnsaved(form: string, typed: unknown): void {
  const userId = sessionStore.get()?.user.userId
  if (userId === undefined) return
  const { [form]: _, ...others } = mine()
  const forms = typed === undefined ? others : { ...others, [form]: typed }
  writeJson('session', KEY, Object.keys(forms).length > 0 ? { userId, forms } : undefined)
}

/** Whether log-out would lose values typed in this tab. */
export const hasUnsaved = () => Object.keys(mine()).length > 0

export const forgetUnsaved = () => writeJson('session', KEY, undefined)
