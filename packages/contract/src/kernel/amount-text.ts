import { showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { glossaryText } from './glossary/index.ts'
import { fill, type Language, type LocalizedText } from './language.ts'

/** "12mm", "USD 12mm", "USD 12 百万". */
export const sizeText = (size: FaceAmount | bigint, language: Language, currency?: string | null): string => {
  const text = fill(glossaryText.amountInMm[language], { size: showMm(size) })
  return currency ? `${currency} ${text}` : text
}

/** The unit of large figures: a billion, or in Chinese a hundred million. */
const large: Readonly<Record<Language, bigint>> = { US: 1_000_000_000n, CN: 100_000_000n, HK: 100_000_000n }

const largeFigure = (units: bigint, language: Language): string => {
  const one = large[language]
  const rest = `${one + (units % one)}`.slice(1).replace(/0+$/, '')
  return `${units / one}${rest && `.${rest}`}`
}

/** A size in the large unit, with every digit: "1.25bn", "12.5 亿". */
export const largeSizeText = (units: bigint, language: Language): string =>
  fill(glossaryText.amountInBn[language], { size: largeFigure(units, language) })

const between: LocalizedText = { US: '{low}–{high}', CN: '{low} 至 {high}', HK: '{low} 至 {high}' }

/** Two sizes in one unit, which is said once: "200–300mm", "10 至 15 亿". */
export const sizeRangeText = (
  [low, high]: readonly [low: bigint, high: bigint],
  language: Language,
  isLarge: boolean,
): string => {
  const figure = (units: bigint) => (isLarge ? largeFigure(units, language) : showMm(units))
  const unit = isLarge ? glossaryText.amountInBn : glossaryText.amountInMm
  return fill(unit[language], { size: fill(between[language], { low: figure(low), high: figure(high) }) })
}
