import { currencies, isRefusal, parseFace } from '@bookrunner/domain/kernel'
import { largeSizeText, sizeRangeText, sizeText } from '../../kernel/amount-text.ts'
import { fill, type Language, type LocalizedText } from '../../kernel/language.ts'

/** What desks write around a size that is not fixed yet. */
const forms: readonly (readonly [form: RegExp, text: LocalizedText])[] = [
  [
    /^(?<size>.+?)\s*\(?(?:expected|exp\.?)\)?$/i,
    { US: '{size} expected', CN: '预期 {size}', HK: '預期 {size}' },
  ],
  [/^(?:min(?:imum)?\.?)\s*(?<size>.+)$/i, { US: 'min {size}', CN: '不少于 {size}', HK: '不少於 {size}' }],
  [
    /^(?:max(?:imum)?\.?|up to)\s*(?<size>.+)$/i,
    { US: 'up to {size}', CN: '不超过 {size}', HK: '不超過 {size}' },
  ],
]

const withCurrency = new RegExp(`^(?<currency>(?:${currencies.join('|')})\\s+)?(?<rest>.*)$`, 's')

/** An amount with its unit: "up to 1" may mean a billion, and a wrong reading would be worse than an English one. */
const readAmount = (text: string): { units: bigint; isLarge: boolean } | undefined => {
  const face = parseFace(text)
  if (isRefusal(face) || !/[a-z]/i.test(text)) return undefined
  return { units: BigInt(face), isLarge: /b/i.test(text) }
}

const range = /^(?<low>[\d.,]+)\s*(?<own>[a-z]+)?\s*(?:-|–|to)\s*(?<high>[\d.,]+\s*(?<unit>[a-z]+))$/i

/** "200-300mm": the unit is of both. In "500-1bn" it is not, so that stays as it was written. */
const rangeIn = (text: string, language: Language): string | undefined => {
  const { low = '', high = '', unit = '', own = unit } = range.exec(text)?.groups ?? {}
  if (own.toLowerCase() !== unit.toLowerCase()) return undefined
  const [from, to] = [readAmount(`${low}${unit}`), readAmount(high)]
  return from && to && from.units < to.units
    ? sizeRangeText([from.units, to.units], language, to.isLarge)
    : undefined
}

/** An amount or a range, in the large unit if it is written in billions. */
const amountIn = (text: string, language: Language): string | undefined => {
  const amount = readAmount(text)
  if (!amount) return rangeIn(text, language)
  return amount.isLarge ? largeSizeText(amount.units, language) : sizeText(amount.units, language)
}

/**
 * A size in a desk's own words, with its currency if it names one. Chinese readers get the usual English forms in Chinese:
 * "1.5bn expected" is "预期 15 亿". What is not understood stays as it was written.
 */
export const sizeWords = (text: string, language: Language): string => {
  if (language === 'US') return text
  const { currency = '', rest = '' } = withCurrency.exec(text.trim())?.groups ?? {}
  for (const [form, texts] of forms) {
    const size = amountIn(form.exec(rest)?.groups?.['size'] ?? '', language)
    if (size) return `${currency}${fill(texts[language], { size })}`
  }
  const size = amountIn(rest, language)
  return size ? `${currency}${size}` : text
}
