import { largeSizeText } from '@bookrunner/contract/kernel'
import { defineText, shownLanguage, textOf } from '../platform/text.ts'
import { mm } from './format.ts'
import { plainWidth } from './plain-width.ts'
import { common } from './common-text.ts'

/** The notation of millions in each language. */
const amountText = defineText('amounts', {
  unit: common.mm,
  headed: ['{name} mm', '{name} 百万', '{name} 百萬'],
  sized: common.amountInMm,
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

/** A size in the large unit, with every digit: "1.25bn", "12.5 亿". */
export const inBn = (units: bigint): string => largeSizeText(units, shownLanguage())

/** Adds the unit to a written figure: "1250mm". */
export const inMm = (size: string): string => say('sized', { size })
