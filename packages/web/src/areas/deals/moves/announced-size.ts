import type { SizeChoice } from '@bookrunner/domain/deals'
import { dealCodeTexts } from '@bookrunner/contract/deals'
import { languages } from '@bookrunner/contract/kernel'
import { readSize } from './final-size.ts'

const isCode = (kind: 'benchmark' | 'tbd', text: string): boolean =>
  languages.some((language) => dealCodeTexts[`size.${kind}`][language].toLowerCase() === text.toLowerCase())

/** "1.5bn" is announced in billions, "1500" in millions. */
const isInBillions = (text: string): boolean => /b|十[亿億]/i.test(text)

/** The size of typed text: an amount, "benchmark", "TBD", or the text as it is. Nothing typed: the size stays. */
export const readAnnouncedSize = (typed: string): SizeChoice | undefined => {
  const text = typed.trim()
  if (text === '') return undefined
  const face = readSize(text)
  if (face !== undefined) return { kind: 'number', face, unit: isInBillions(text) ? 'bil' : 'mm' }
  const code = (['benchmark', 'tbd'] as const).find((kind) => isCode(kind, text))
  return code ? { kind: code } : { kind: 'text', text }
}
