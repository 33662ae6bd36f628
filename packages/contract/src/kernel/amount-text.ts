import { showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { glossaryText } from './glossary/index.ts'
import { fill, type Language } from './language.ts'

/** "12mm", "USD 12mm", "USD 12 百万". */
export const sizeText = (size: FaceAmount | bigint, language: Language, currency?: string | null): string => {
  const text = fill(glossaryText.amountInMm[language], { size: showMm(size) })
  return currency ? `${currency} ${text}` : text
}

/** The unit of large figures: a billion, or in Chinese a hundred million. */
const large: Readonly<Record<Language, bigint>> = { US: 1_000_000_000n, CN: 100_000_000n, HK: 100_000_000n }

/** A size in the large unit, with every digit: "1.25bn", "12.5 亿". */
export const largeSizeText = (units: bigint, language: Language): string => {
  const one = large[language]
  const rest = `${one + (units % one)}`.slice(1).replace(/0+$/, '')
  return fill(glossaryText.amountInBn[language], { size: `${units / one}${rest && `.${rest}`}` })
}
