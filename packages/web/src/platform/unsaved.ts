import { isRecord, readJson, writeJson } from './storage.ts'
import { userNow } from './session.ts'

/**
 * Unsaved values, stored in this tab for the user who typed them, so that a reload, a crash or an ended session loses
 * nothing. Log-out deletes them.
 */
const KEY = 'bookrunner.unsaved'

/**
 * Forms that need no session, such as a registration: they belong to the tab. Their names begin with `open `. Nothing of a
 * session is ever stored there, where the next user of the tab would read it.
 */
const OPEN_KEY = 'bookrunner.unsaved.open'
const isOpen = (form: string): boolean => form.startsWith('open ')

function openForms(): Record<string, unknown> {
  const stored = readJson('session', OPEN_KEY)
  return isRecord(stored) ? stored : {}
}

function storeOpen(form: string, typed: unknown): void {
  const { [form]: _, ...others } = openForms()
  const forms = typed === undefined ? others : { ...others, [form]: typed }
  writeJson('session', OPEN_KEY, Object.keys(forms).length > 0 ? forms : undefined)
}

function formsOf(userId: string | undefined): Record<string, unknown> | undefined {
  const stored = readJson('session', KEY)
  if (!isRecord(stored) || userId === undefined || stored['userId'] !== userId) return undefined
  return isRecord(stored['forms']) ? stored['forms'] : {}
}

const mine = (): Record<string, unknown> => formsOf(userNow()) ?? {}

export const readUnsaved = (form: string): unknown => (isOpen(form) ? openForms() : mine())[form]

/**
 * `undefined` deletes it after it was saved or discarded. `userId`: whose it is, also once the session is over. The tab's storage
 * belongs to whoever is signed in, so anybody else changes only what is still there of their own.
 */
export function storeUnsaved(form: string, typed: unknown, userId = userNow()): void {
  if (isOpen(form)) return storeOpen(form, typed)
  const own = formsOf(userId) ?? (userId === userNow() ? {} : undefined)
  if (userId === undefined || !own) return
  const { [form]: _, ...others } = own
  const forms = typed === undefined ? others : { ...others, [form]: typed }
  writeJson('session', KEY, Object.keys(forms).length > 0 ? { userId, forms } : undefined)
}

/** Whether log-out would lose values typed in this tab. */
export const hasUnsaved = () => Object.keys(mine()).length > 0

export const forgetUnsaved = () => writeJson('session', KEY, undefined)
