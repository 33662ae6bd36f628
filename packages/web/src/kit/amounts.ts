import type { Lang } from '../platform/language.ts'
import { defineText, shownLanguage, textOf } from '../platform/text.ts'
import { mm } from './format.ts'
import { plainWidth } from './plain-width.ts'
import { common } from './common-text.ts'

/** The notation of millions in each language. */
const amountText = defineText('amounts', {
  unit: common.mm,
  headed: ['{name} mm', '{name} 百万', '{name} 百萬'],
  sized: common.amountInMm,
  large: ['{size}bn', '{size} 亿', '{size} 億'],
})
const say = textOf(amountText)

/** The unit for figures that are written without it: "mm", "USD mm". */
export const unitOf = (currency?: string | null): string =>
  currency ? say('headed', { name: currency }) : say('unit')

const ownUnit = /\d\s*(?:[km十百千万萬亿億]|b(?!p))/i

/** The unit behind a size field: none once the typed text names its own, as in "0.5bn" and "5亿". */
export const unitBeside = (typed: string): string => (ownUnit.test(plainWidth(typed)) ? '' : unitOf())

/** The heading of a column with its unit: "Live mm". */
export const inUnit = (name: string): string => say('headed', { name })

/** "32mm", "USD 32mm". */
export const sized = (units: bigint | number, currency?: string | null): string => {
  const size = say('sized', { size: mm(units) })
  return currency ? `${currency} ${size}` : size
}

/** The unit of large figures: a billion, or in Chinese a hundred million. */
const LARGE = { US: 1_000_000_000n, CN: 100_000_000n, HK: 100_000_000n } as const satisfies Record<
  Lang,
  bigint
>

/** A size in the large unit, with every digit: "1.25bn", "12.5 亿". */
export function inBn(units: bigint): string {
  const one = LARGE[shownLanguage()]
  const rest = `${one + (units % one)}`.slice(1).replace(/0+$/, '')
  return say('large', { size: `${units / one}${rest && `.${rest}`}` })
}

/** Adds the unit to a written figure: "1250mm". */
export const inMm = (size: string): string => say('sized', { size })
