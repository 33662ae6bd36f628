import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import type { SourceFile } from './imports.ts'

/** One text in every language, with the place it comes from. */
export interface Wording {
  path: string
  /** How the program gets to it: `route.denied`; `passwordRule`; `account.welcome`, `title`. */
  names: readonly string[]
  texts: Readonly<Record<Language, string | undefined>>
}

const languages = ['US', 'CN', 'HK'] as const
export type Language = (typeof languages)[number]

type Json = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasLanguages = (value: Json): boolean => languages.some((language) => language in value)

const bookOf = (path: string, book: Json): Wording[] => {
  const tables = languages.map((language) => (isRecord(book[language]) ? book[language] : {}))
  const keys = new Set(tables.flatMap((table) => Object.keys(table)))
  return [...keys].map((key) => {
    const [US, CN, HK] = tables.map((table) => (typeof table[key] === 'string' ? table[key] : undefined))
    return { path, names: [key], texts: { US, CN, HK } }
  })
}

const wordedOf = (path: string, names: readonly string[], value: Json): Wording => {
  const text = (language: Language) => (typeof value[language] === 'string' ? value[language] : undefined)
  return { path, names, texts: { US: text('US'), CN: text('CN'), HK: text('HK') } }
}

/** Every text inside a value, at any depth. */
export const wordingsIn = (
  path: string,
  value: unknown,
  names: readonly string[] = [],
  depth = 0,
): Wording[] => {
  if (!isRecord(value) || depth > 6) return []
  if (hasLanguages(value)) {
    if (languages.some((language) => isRecord(value[language]))) return bookOf(path, value)
    if (languages.some((language) => typeof value[language] === 'string'))
      return [wordedOf(path, names, value)]
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    wordingsIn(path, inner, [...names, name], depth + 1),
  )
}

/** Says something in three languages; of the web part, only tables can be loaded without a browser. */
const speaks = ({ path, text }: SourceFile): boolean =>
  /^packages\/\w+\/(src|seeds)\/.*\.ts$/.test(path) &&
  !/\.test\.ts$|\/main\.ts$/.test(path) &&
  (path.startsWith('packages/web/') ? /\bdefineText\(\s*['"]/ : /\bHK: ['"`]|\bHK: string\b/).test(text)

/** Loads every module with texts and gathers what it exports, by the one that declares it. */
export const loadWordings = async (sources: readonly SourceFile[]): Promise<Wording[]> => {
  const found = sources.filter(speaks).map(async ({ path }) => {
    const module = (await import(pathToFileURL(join(root, path)).href)) as Json
    return Object.values(module).flatMap((value) => wordingsIn(path, value))
  })
  return (await Promise.all(found)).flat()
}
