import { onlySimplified, onlyTraditional } from './chinese.ts'
import type { SourceFile } from './imports.ts'
import type { Language, Wording } from './text-books.ts'

/** Names and signs that stay Latin in every language; abbreviations in capitals (ISIN, LEI, IPG) do anyway. */
const names = new Set([
  'Bookrunner',
  'Idempotency',
  'Key',
  'Ctrl',
  'Shift',
  'Enter',
  'Esc',
  'Tab',
  'Excel',
  'Clearstream',
  'Euroclear',
  'English',
  'Reg',
  'https',
  'http',
])

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted()

const foreignWords = (text: string): string[] =>
  (text.replace(/\{\w+\}/g, '').match(/[A-Za-z]{2,}/g) ?? []).filter(
    (word) => word !== word.toUpperCase() && !names.has(word),
  )

const entries = ({ texts }: Wording): [Language, string | undefined][] =>
  Object.entries(texts) as [Language, string | undefined][]

/**
 * One wording for one message. In Hong Kong 記錄 is the verb only. The book with its orders is 订单簿, 訂單簿: 簿记, 簿記 is
 * the bookbuilding that opens and closes, and 账簿, 賬簿 occurs in the title of its managers only.
 */
const otherwise: Readonly<Record<'CN' | 'HK', readonly (readonly [RegExp, string])[]>> = {
  CN: [[/账簿(?!管理人)|簿记(中|内容|用量|序号)/, '订单簿']],
  HK: [
    [/載入失敗/, '未能載入…'],
    [/(歷史|變更|登入|日誌|追收|預警|更早|[項條])記錄/, '紀錄'],
    [/賬簿(?!管理人)|簿記(中|內容|用量|序號)/, '訂單簿'],
  ],
}

const otherwiseIn = (language: 'CN' | 'HK', text: string): string[] =>
  otherwise[language]
    .filter(([pattern]) => pattern.test(text))
    .map(([, wanted]) => `is worded otherwise in ${language}: ${wanted}`)

const abbreviation = /^(Certificate no|Cond|In, not acc|Max|Min|No)\.$/
const endsInStop = (text: string): boolean => /[.。][”」]?$/.test(text) && !abbreviation.test(text)

/** A full sentence ends in a full stop in all languages; a question in one language may be a request in another. */
const stopComplaints = ({ US = '', CN = '', HK = '' }: Wording['texts']): string[] =>
  US.endsWith('?')
    ? []
    : Object.entries({ CN, HK })
        .filter(([, text]) => text !== '' && endsInStop(text) !== endsInStop(US))
        .map(([language]) => `ends otherwise in ${language} than in US`)

const complaintsAbout = (wording: Wording): string[] => {
  const { US = '', CN = '', HK = '' } = wording.texts
  const missing = entries(wording).filter(([, text]) => text === undefined || text.trim() === '')
  const different = entries(wording).filter(
    ([, text]) => text !== undefined && placeholders(text).join() !== placeholders(US).join(),
  )
  return [
    ...missing.map(([language]) => `has no ${language} text`),
    ...different.map(([language]) => `has other parameters in ${language} than in US`),
    ...onlyTraditional(CN).map((character) => `has the traditional ${character} in CN`),
    ...onlySimplified(HK).map((character) => `has the simplified ${character} in HK`),
    ...stopComplaints(wording.texts),
    ...otherwiseIn('CN', CN),
    ...otherwiseIn('HK', HK),
    ...foreignWords(CN).map((word) => `has the word “${word}” in CN`),
    ...foreignWords(HK).map((word) => `has the word “${word}” in HK`),
  ]
}

export const wordingComplaints = (wordings: readonly Wording[]): string[] =>
  wordings.flatMap((wording) =>
    complaintsAbout(wording).map((complaint) => `${wording.path} ${wording.names.join('.')} ${complaint}`),
  )

/** Everything that is not itself a table of texts, as one text to look keys up in. */
const programText = (sources: readonly SourceFile[], wordings: readonly Wording[]): string => {
  const tables = new Set(wordings.map(({ path }) => path))
  return sources
    .filter(
      ({ path }) =>
        !tables.has(path) && !/\.test\.tsx?$|\/kernel\/errors\.ts$|\/text\/[\w-]+\.ts$/.test(path),
    )
    .map(({ text }) => text)
    .join('\n')
}

/** Keys that are put together: `policy.${lack}` says every key that starts with `policy.`. */
const composed = (program: string): RegExp[] =>
  [...program.matchAll(/`([\w.:-]*\$\{[^`\s]+)`/g)]
    .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
    .filter((pieces) => pieces.some((piece) => /\w\w[.:-]|[.:-]\w\w/.test(piece)))
    .map((pieces) => new RegExp(`^${pieces.map((piece) => RegExp.escape(piece)).join('.+')}$`))

/** A key nobody says is left over from something that is gone. */
export const unusedKeys = (sources: readonly SourceFile[], wordings: readonly Wording[]): string[] => {
  const program = programText(sources, wordings)
  const quoted = new Set([...program.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key]) => key))
  const named = new Set([...program.matchAll(/\b\w+\b/g)].map(([name]) => name))
  const patterns = composed(program)
  const isUsed = (name: string): boolean => {
    const base = name.replace(/_(one|other)$/, '')
    return named.has(name) || quoted.has(base) || patterns.some((pattern) => pattern.test(base))
  }
  return wordings
    .filter(({ names }) => !names.every(isUsed))
    .map(({ path, names }) => `${path} ${names.join('.')} is used nowhere`)
}

const joined = /[mM]essage[^;]{0,80}\.join\(' '\)/

/** Chinese has no space between two sentences: screens join messages by `sentences`. */
export const joinedMessages = (sources: readonly SourceFile[]): string[] =>
  sources
    .filter(({ path, text }) => /^packages\/web\/.*(?<!\.test)\.tsx?$/.test(path) && joined.test(text))
    .map(({ path }) => `${path} joins messages by a space: use sentences`)
