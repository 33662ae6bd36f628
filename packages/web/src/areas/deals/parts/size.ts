import { sizeWords, type DealHeader } from '@bookrunner/contract/deals'
import type { Currency, SizeChoice, Tenor } from '@bookrunner/domain/deals'
import { inBn, sized } from '../../../kit/amounts.ts'
import { EMPTY } from '../../../kit/format.ts'
import { shownLanguage, type TranslateOf } from '../../../platform/text.ts'
import type { dealCodeText } from '../deal-code-text.ts'
import type { partsText } from './text.ts'

type SizeTexts = TranslateOf<typeof dealCodeText>
type Say = TranslateOf<typeof partsText>

/** The size in its own unit, without its currency: "1,250mm", "1.25bn", "Benchmark". */
export function sizeText(size: SizeChoice | null | undefined, texts: SizeTexts): string {
  if (!size) return EMPTY
  switch (size.kind) {
    case 'benchmark':
      return texts('size.benchmark')
    case 'tbd':
      return texts('size.tbd')
    case 'text':
      return sizeWords(size.text, shownLanguage())
    case 'number':
      return size.unit === 'bil' ? inBn(BigInt(size.face)) : sized(size.face)
    default:
      return size satisfies never
  }
}

/** The size with its currency, once: a text may contain it already. */
export function sizeIn(
  currency: Currency | null | undefined,
  size: SizeChoice | null | undefined,
  texts: SizeTexts,
): string {
  const text = sizeText(size, texts)
  if (!currency) return text
  if (!size) return currency
  const hasCurrency = size.kind === 'text' && text.toUpperCase().includes(currency)
  return hasCurrency ? text : `${currency} ${text}`
}

/** The size where another column has the currency: a text may begin with it. */
export function sizeBeside(
  currency: Currency | null | undefined,
  size: SizeChoice | null | undefined,
  texts: SizeTexts,
): string {
  const text = sizeText(size, texts)
  return size?.kind === 'text' && currency && text.startsWith(`${currency} `)
    ? text.slice(currency.length).trimStart() || text
    : text
}

/** The current size: the final size from the launch on, else the announced one. */
export const sizeNow = ({ size, final }: Pick<DealHeader, 'size' | 'final'>): SizeChoice | null =>
  final ? { kind: 'number', face: final.size, unit: size?.kind === 'number' ? size.unit : 'mm' } : size

/** In billions, as the desk chose. */
export const isLarge = (size: SizeChoice | null): boolean => size?.kind === 'number' && size.unit === 'bil'

/** "10y", "3y 6m", "Perpetual". */
export function tenorText(tenor: Tenor | null | undefined, t: Say): string {
  if (!tenor) return EMPTY
  if (tenor.perpetual) return t('tenor.perpetual')
  const text = (['years', 'months', 'days'] as const).flatMap((unit) =>
    tenor[unit] > 0 ? [t(`tenor.${unit}`, { count: tenor[unit] })] : [],
  )
  return text.join(' ') || EMPTY
}
