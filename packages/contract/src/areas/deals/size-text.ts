import type { SizeChoice } from '@bookrunner/domain/deals'
import { languages, type Language, type LocalizedText } from '../../kernel/language.ts'
import { sizeText } from '../../kernel/amount-text.ts'
import { codeName } from './code-text.ts'
import { sizeWords } from './size-words.ts'

const sizeIn = (currency: string | null, size: SizeChoice, language: Language): string => {
  if (size.kind === 'number') return sizeText(size.face, language, currency)
  return size.kind === 'text' ? sizeWords(size.text, language) : codeName('size', size.kind, language)
}

/** The announced size of an issue in every language: "USD 500mm", "Benchmark", the desk's own words. */
export const announcedSizeTexts = (currency: string | null, size: SizeChoice): LocalizedText =>
  Object.fromEntries(
    languages.map((language) => [language, sizeIn(currency, size, language)]),
  ) as LocalizedText
