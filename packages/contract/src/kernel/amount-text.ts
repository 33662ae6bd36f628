import { showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { glossaryText } from './glossary/index.ts'
import { fill, type Language } from './language.ts'

/** "12mm", "USD 12mm", "USD 12 百万". */
export const sizeText = (size: FaceAmount | bigint, language: Language, currency?: string | null): string => {
  const text = fill(glossaryText.amountInMm[language], { size: showMm(size) })
  return currency ? `${currency} ${text}` : text
}
