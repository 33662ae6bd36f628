import type { Lang } from '../platform/language.ts'
import { defineText, shownLanguage, textOf } from '../platform/text.ts'
import { mm } from './format.ts'
import { common } from './common-text.ts'

/** One form of millions per language, wherever amounts of a book stand. */
const amountText = defineText('amounts', {
  unit: common.mm,
  headed: ['{name} mm', '{name} 百万', '{name} 百萬'],
  sized: ['{size}mm', '{size} 百万', '{size} 百萬'],
  large: ['{size}bn', '{size} 亿', '{size} 億'],
})
const say = textOf(amountText)

/** "mm", "USD mm": of figures that stand without it. */
export const unitOf = (currency?: string | null): string =>
  currency ? say('headed', { name: currency }) : say('unit')

/** "Live mm": what a column of figures is headed with. */
export const inUnit = (name: string): string => say('headed', { name })

/** "32mm", "USD 32mm". */
export const sized = (units: bigint | number, currency?: string | null): string => {
  const size = say('sized', { size: mm(units) })
  return currency ? `${currency} ${size}` : size
}

/** What large figures are counted in: there is no milliard in Chinese, where ten of the unit make one. */
const LARGE = { US: 1_000_000_000n, CN: 100_000_000n, HK: 100_000_000n } as const satisfies Record<
  Lang,
  bigint
>

/** "1.25bn", "12.5 亿": of a size that is given in milliards; nothing is rounded away. */
export function inBn(units: bigint): string {
  const one = LARGE[shownLanguage()]
  const rest = `${one + (units % one)}`.slice(1).replace(/0+$/, '')
  return say('large', { size: `${units / one}${rest && `.${rest}`}` })
}

/** "1250mm": of a figure that is written already. */
export const inMm = (size: string): string => say('sized', { size })
