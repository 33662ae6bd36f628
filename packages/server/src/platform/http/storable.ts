import { Upload } from '@bookrunner/contract/kernel'

/** Deeper than anything the contract declares. */
const deepest = 12

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/**
 * The paths of texts that PostgreSQL cannot store (a NUL, half of a surrogate pair), and of nesting deeper than
 * anything we read.
 */
export const unstorable = (value: unknown, path: readonly string[] = []): string[][] => {
  if (typeof value === 'string') return isStorable(value) ? [] : [[...path]]
  // A file's name is cleaned by its handler; its content is bytes.
  if (typeof value !== 'object' || value === null || value instanceof Upload) return []
  if (path.length >= deepest) return [[...path]]
  return Object.entries(value).flatMap(([name, inner]) =>
    isStorable(name) ? unstorable(inner, [...path, name]) : [[...path]],
  )
}
