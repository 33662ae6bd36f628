import type { DealHeader } from '@bookrunner/contract/deals'
import type { Currency, SizeChoice, Tenor } from '@bookrunner/domain/deals'
import { inBn, sized } from '../../../kit/amounts.ts'
import { EMPTY } from '../../../kit/format.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import type { dealWords } from '../words.ts'
import type { partsText } from './text.ts'

type SizeTexts = TranslateOf<typeof dealWords>
type Say = TranslateOf<typeof partsText>

/** "1,250mm", "1.25bn", "Benchmark": the size as it was given, without its currency. */
export function sizeText(size: SizeChoice | null | undefined, words: SizeTexts): string {
  if (!size) return EMPTY
  switch (size.kind) {
    case 'benchmark':
      return words('size.benchmark')
    case 'tbd':
      return words('size.tbd')
    case 'text':
      return size.text
    case 'number':
      return size.unit === 'bil' ? inBn(BigInt(size.face)) : sized(size.face)
    default:
      return size satisfies never
  }
}

/** The same with its currency; words that begin with one already say it, and nothing of a size is only a currency. */
export function sizeIn(
  currency: Currency | null | undefined,
  size: SizeChoice | null | undefined,
  words: SizeTexts,
): string {
  const said = sizeText(size, words)
  if (!currency) return said
  if (!size) return currency
  const saidAlready = size.kind === 'text' && said.toUpperCase().includes(currency)
  return saidAlready ? said : `${currency} ${said}`
}

/** What is sold by now: from the launch on the final size, before it what was announced. */
export const sizeNow = ({ size, final }: Pick<DealHeader, 'size' | 'final'>): SizeChoice | null =>
  final ? { kind: 'number', face: final.size, unit: size?.kind === 'number' ? size.unit : 'mm' } : size

/** "10y", "3y 6m", "Perpetual". */
export function tenorText(tenor: Tenor | null | undefined, t: Say): string {
  if (!tenor) return EMPTY
  if (tenor.perpetual) return t('tenor.perpetual')
  const said = (['years', 'months', 'days'] as const).flatMap((unit) =>
    tenor[unit] > 0 ? [t(`tenor.${unit}`, { count: tenor[unit] })] : [],
  )
  return said.join(' ') || EMPTY
}
