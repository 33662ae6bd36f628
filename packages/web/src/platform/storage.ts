/**
 * The browser's storages, which may be closed to us (private windows, policies, full disks).
 * A value that cannot be read is as if it were never written; nothing here throws.
 */
type Area = 'local' | 'session'

function areaOf(area: Area): Storage | undefined {
  // Node has storages of its own by now; only a page's are meant.
  if (!('document' in globalThis)) return undefined
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    return undefined
  }
}

export function readJson(area: Area, key: string): unknown {
  try {
    const text = areaOf(area)?.getItem(key)
    return text ? (JSON.parse(text) as unknown) : undefined
  } catch {
    return undefined
  }
}

export function writeJson(area: Area, key: string, value: unknown): void {
  try {
    if (value === undefined) areaOf(area)?.removeItem(key)
    else areaOf(area)?.setItem(key, JSON.stringify(value))
  } catch {
    // Full or forbidden: the page works on without remembering.
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
