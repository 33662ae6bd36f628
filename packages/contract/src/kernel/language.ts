import type { Language } from '@bookrunner/domain/kernel'

export { languages, type Language } from '@bookrunner/domain/kernel'

/** A text that exists in every language. */
export type LocalizedText = Readonly<Record<Language, string>>

/** The text that a word gives in each language. */
export const inAll = (word: (language: Language) => string): LocalizedText => ({
  US: word('US'),
  CN: word('CN'),
  HK: word('HK'),
})

/** The same as a row of a table. */
export type LocalizedRow = readonly [US: string, CN: string, HK: string]

const byHeader: Readonly<Record<string, Language>> = { '1': 'CN', '2': 'HK', '3': 'US' }
const byName: Readonly<Record<string, Language>> = { CN: 'CN', HK: 'HK', TC: 'HK', US: 'US' }

/** §7: the `lang` header is 1 CN, 2 HK/TC, 3 US; names are understood too; anything else is US (§2). */
export const languageOf = (header: unknown): Language => {
  const text = typeof header === 'string' ? header.toUpperCase() : ''
  return byHeader[text] ?? byName[text] ?? 'US'
}

export const langHeader: Readonly<Record<Language, '1' | '2' | '3'>> = { CN: '1', HK: '2', US: '3' }

/** A full-width bracket brings its own space: "在 T+255（最终）重新确认". */
const spaced = (text: string): string => text.replaceAll('） ', '）')

/** Fills `{name}` in a text. A parameter nobody gave stays visible, so that a test finds it. */
export const fill = (text: string, params: Readonly<Record<string, string | number>> = {}): string =>
  spaced(text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder)))
