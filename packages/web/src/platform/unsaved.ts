import { isRecord, readJson, writeJson } from './storage.ts'
import { sessionStore } from './session.ts'

/**
 * What is typed and not saved yet, kept in this browser tab for whoever typed it: a reload, a crash or a
 * session that ran out on the way loses nothing. Logging out forgets it.
 */
const KEY = 'bookrunner.unsaved'

function mine(): Record<string, unknown> {
  const kept = readJson('session', KEY)
  const userId = sessionStore.get()?.user.userId
  const own = isRecord(kept) && userId !== undefined && kept['userId'] === userId ? kept['forms'] : undefined
  return isRecord(own) ? own : {}
}

export const readUnsaved = (form: string): unknown => mine()[form]

/** `undefined` forgets it: it was saved, or given up. */
export function keepUnsaved(form: string, typed: unknown): void {
  const userId = sessionStore.get()?.user.userId
  if (userId === undefined) return
  const { [form]: _, ...others } = mine()
  const forms = typed === undefined ? others : { ...others, [form]: typed }
  writeJson('session', KEY, Object.keys(forms).length > 0 ? { userId, forms } : undefined)
}

/** Something is typed in this browser tab that logging out would lose. */
export const hasUnsaved = () => Object.keys(mine()).length > 0

export const forgetUnsaved = () => writeJson('session', KEY, undefined)
