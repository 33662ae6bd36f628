import { defineText, inColumns, textOf } from '../platform/text.ts'
import { mm } from './format.ts'

/** One form of millions per language, wherever amounts of a book stand. */
const amountText = defineText(
  'amounts',
  inColumns({
    unit: ['mm', '百万', '百萬'],
    headed: ['{name} mm', '{name} 百万', '{name} 百萬'],
    sized: ['{size}mm', '{size} 百万', '{size} 百萬'],
    large: ['{size}bn', '{size} 十亿', '{size} 十億'],
  }),
)
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

/** "1.25bn": a figure that is given in milliards. */
export const inBn = (size: string): string => say('large', { size })

/** "1250mm": of a figure that is written already. */
export const inMm = (size: string): string => say('sized', { size })
