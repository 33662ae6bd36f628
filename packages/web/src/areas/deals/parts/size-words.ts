import { currencies, isRefusal, parseFace } from '@bookrunner/domain/kernel'
import { inBn, sized } from '../../../kit/amounts.ts'
import { shownLanguage, textOf } from '../../../platform/text.ts'
import { partsText } from './text.ts'

const say = textOf(partsText)

/** What desks write around a size that is not fixed yet. */
const forms = [
  ['size.expected', /^(?<size>.+?)\s*\(?(?:expected|exp\.?)\)?$/i],
  ['size.minimum', /^(?:min(?:imum)?\.?)\s*(?<size>.+)$/i],
  ['size.maximum', /^(?:max(?:imum)?\.?|up to)\s*(?<size>.+)$/i],
] as const

const withCurrency = new RegExp(`^(?<currency>(?:${currencies.join('|')})\\s+)?(?<rest>.*)$`, 's')

/**
 * An amount in the large unit if it is written in billions. It must name its unit: "up to 1" may mean a billion, and a
 * wrong reading would be worse than an English one.
 */
function amountIn(text: string): string | undefined {
  const face = parseFace(text)
  if (isRefusal(face) || !/[a-z]/i.test(text)) return undefined
  return /b/i.test(text) ? inBn(BigInt(face)) : sized(face)
}

/**
 * A size in a desk's own words, with its currency if it names one. Chinese readers get the usual English forms in Chinese:
 * "1.5bn expected" is "预期 15 亿". What is not understood stays as it was written.
 */
export function sizeWords(text: string): string {
  if (shownLanguage() === 'US') return text
  const { currency = '', rest = '' } = withCurrency.exec(text.trim())?.groups ?? {}
  for (const [code, form] of forms) {
    const size = amountIn(form.exec(rest)?.groups?.['size'] ?? '')
    if (size) return `${currency}${say(code, { size })}`
  }
  const size = amountIn(rest)
  return size ? `${currency}${size}` : text
}
