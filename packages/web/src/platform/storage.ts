/**
 * The browser's storages, which may be unavailable (private windows, policies, full disks). An unreadable value counts
 * as missing; nothing throws.
 */
type Area = 'local' | 'session'

function areaOf(area: Area): Storage | undefined {
  // Only a page's storages, not those of Node.
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
    // Full or forbidden: the page works without storing.
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
