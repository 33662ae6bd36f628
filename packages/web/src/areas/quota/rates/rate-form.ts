import { exact, rateOf, showFixed } from '@bookrunner/domain/kernel'
import { plainWidth } from '../../../kit/plain-width.ts'

/** The decimal text of a typed rate; undefined for text that is none. */
export function readRate(typed: string): string | undefined {
  const text = plainWidth(typed).trim()
  if (!/^\d{1,7}(\.\d{1,10})?$/.test(text)) return undefined
  const plain = text.replace(/^0+(?=\d)/, '')
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain
}

/** How much a rate differs from the one before, in per cent with one decimal: "+1.2". */
export function rateChange(next: string, before: string): string {
  const change = exact(rateOf(next))
    .div(exact(rateOf(before)))
    .minus(1)
    .times(100)
  const text = showFixed(rateOf(change.toDecimalPlaces(1)), 1)
  return change.gt(0) ? `+${text}` : text
}
