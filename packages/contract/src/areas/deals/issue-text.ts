import type { SizeChoice, Tenor } from '@bookrunner/domain/deals'
import { glossaryText } from '../../kernel/glossary/index.ts'
import { fill, languages, type Language, type LocalizedText } from '../../kernel/language.ts'
import { announcedSizeTexts } from './size-text.ts'

const units = {
  years: glossaryText.tenorYears,
  months: glossaryText.tenorMonths,
  days: glossaryText.tenorDays,
} as const

/** "10y", "3y 6m", "Perpetual". */
export const tenorIn = (tenor: Tenor, language: Language): string =>
  tenor.perpetual
    ? glossaryText.perpetual[language]
    : (['years', 'months', 'days'] as const)
        .filter((unit) => tenor[unit] > 0)
        .map((unit) => fill(units[unit][language], { count: tenor[unit] }))
        .join(' ')

export interface AnnouncedIssue {
  currency: string | null
  size: SizeChoice | null
  tenor: Tenor | null
}

/** A size in words has the currency once: the desk's own text may name it already. */
const sizeIn = (currency: string, size: SizeChoice, text: string): string =>
  size.kind === 'number' || text.toUpperCase().includes(currency) ? text : `${currency} ${text}`

/** Size and tenor of an announced issue in every language: "USD 500mm 5y". */
export const issueTexts = ({ currency, size, tenor }: AnnouncedIssue): LocalizedText => {
  const sizes = size && announcedSizeTexts(currency, size)
  return Object.fromEntries(
    languages.map((language) => {
      const parts = [
        size && sizes ? sizeIn(currency ?? '', size, sizes[language]) : currency,
        tenor && tenorIn(tenor, language),
      ]
      return [language, parts.filter(Boolean).join(language === 'US' ? ' ' : '，') || '–']
    }),
  ) as LocalizedText
}
