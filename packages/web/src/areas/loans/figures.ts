import { decimal } from '../../kit/format.ts'

/** A price with three decimals, or with all of its own if it has more. */
export const priceText = (text: string): string => decimal(text, Math.max(3, text.split('.')[1]?.length ?? 0))

/** A distance in per cent with its sign: one that rounds to zero still says which side it is on. */
export const signedPercent = (text: string): string => {
  const rounded = decimal(text, 2)
  return text.startsWith('-') && !rounded.startsWith('−') ? `−${rounded}` : rounded
}

/** The cover of a list in millions, with two decimals, rounded up so that what is asked for suffices. */
export const coverText = (units: string): string => {
  const hundredths = (BigInt(units) + 9_999n) / 10_000n
  return decimal(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`, 2)
}
