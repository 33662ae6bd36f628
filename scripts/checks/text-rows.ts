// Texts as they are written in the source: each row of three languages, with the file it is in.
import type { SourceFile } from './imports.ts'

interface WrittenRow {
  path: string
  US: string
  CN: string
  HK: string
}

const literal = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`
const row = new RegExp(
  String.raw`(?:\bUS:\s*)?(${literal}),\s*(?:CN:\s*)?(${literal}),\s*(?:HK:\s*)?(${literal})`,
  'g',
)
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)
const inside = (quoted = ''): string => quoted.slice(1, -1)

/** Names, signs and abbreviations read the same in all languages and are no texts of ours. */
export const writtenRows = ({ path, text }: SourceFile): WrittenRow[] =>
  [...text.matchAll(row)]
    .map(([, US, CN, HK]) => ({ path, US: inside(US), CN: inside(CN), HK: inside(HK) }))
    .filter(({ US, CN, HK }) => !isChinese(US) && (isChinese(CN) || isChinese(HK)))

/** Heads of a list with the other names people write for them: the names belong to the heads. */
const withOtherNames = 'packages/contract/src/areas/orders/row-text.ts'

const textFiles = (sources: readonly SourceFile[]): SourceFile[] =>
  sources.filter(
    ({ path }) =>
      /^packages\/(contract|server|web)\/src\/.*\.ts$/.test(path) &&
      !path.endsWith('.test.ts') &&
      path !== withOtherNames,
  )

const filesOf = (rows: readonly WrittenRow[]): string[] => [...new Set(rows.map(({ path }) => path))]

const isShort = (US: string): boolean => US.split(' ').length <= 3

/** Words of our own tables that need not be shared: a colour of the theme and a label of a bond, by chance alike. */
const byChance = new Set(['Green', 'Blue'])

/**
 * A text is written once: in the glossary of the contract, in the common texts of the kit or of an area, or in the one
 * file that uses it. A short text that means several things, and so has several translations, is named as such.
 */
export const repeatedRows = (
  sources: readonly SourceFile[],
  homonyms: Readonly<Record<string, string>>,
): string[] => {
  const rows = textFiles(sources).flatMap(writtenRows)
  const alike = Map.groupBy(rows, ({ US, CN, HK }) => [US, CN, HK].join('\n'))
  const repeated = [...alike.values()]
    .filter((same) => filesOf(same).length > 1 && !byChance.has(same[0]!.US))
    .map((same) => `“${same[0]!.US}” is written in ${filesOf(same).join(' and ')}: use one row`)

  const byText = Map.groupBy(rows, ({ US }) => US)
  const severalMeanings = new Set(
    [...byText]
      .filter(([US, same]) => isShort(US) && filesOf(same).length > 1)
      .filter(([, same]) => new Set(same.map(({ CN, HK }) => `${CN}\n${HK}`)).size > 1)
      .map(([US]) => US),
  )
  const unnamed = [...severalMeanings.difference(new Set(Object.keys(homonyms)))].map(
    (US) => `“${US}” has several translations: use one row, or say in text-homonyms.ts what it means`,
  )
  const left = Object.keys(homonyms)
    .filter((US) => !severalMeanings.has(US))
    .map((US) => `“${US}” in text-homonyms.ts has one translation: take it out`)
  return [...repeated, ...unnamed, ...left]
}

const sharedTables: readonly [path: RegExp, object: string][] = [
  [/^packages\/contract\/src\/kernel\/glossary\//, 'glossary|glossaryText|common'],
  [/^packages\/web\/src\/kit\/common-text\.ts$/, 'common'],
  [/^packages\/web\/src\/areas\/(\w+)\/common-text\.ts$/, String.raw`\w+Common`],
]

/** A file of texts alone, shared or of one tab: a key in it proves nothing about its use. */
export const isTextTable = (path: string): boolean =>
  path.endsWith('/text-rows.ts') || sharedTables.some(([pattern]) => pattern.test(path))

/** A shared text that no table refers to. */
export const unusedShared = (sources: readonly SourceFile[]): string[] => {
  const program = sources.map(({ text }) => text).join('\n')
  return sources.flatMap(({ path, text }) => {
    const object = sharedTables.find(([pattern]) => pattern.test(path))?.[1]
    if (object === undefined) return []
    return [...text.matchAll(/^ {2}(\w+): \[/gm)]
      .map(([, key = '']) => key)
      .filter((key) => !new RegExp(String.raw`\b(?:${object})\.${key}\b`).test(program))
      .map((key) => `${path} ${key} is used nowhere`)
  })
}
