import { exact, Exact, isRefusal, parsePrice, type Rate, rateOf } from '../../kernel/index.ts'

/** 100-19, 100-19+ (a half), 100-195 (eighths behind two digits): points and 32nds, as Treasuries are quoted. */
const quoted = /^([0-9]{1,3})-([0-2][0-9]|3[01])([0-7]|\+)?$/
const perPoint = 256

const eighthsIn = (last: string | undefined): number => (last === '+' ? 4 : Number(last ?? 0))

/** A benchmark's price, typed in decimals or in 32nds; undefined if it is neither. */
export const parseBenchmarkPrice = (text: string): Rate | undefined => {
  const [, points, ticks, last] = quoted.exec(text.replaceAll(' ', '')) ?? []
  if (points !== undefined && ticks !== undefined)
    return rateOf(new Exact(points).plus(new Exact(Number(ticks) * 8 + eighthsIn(last)).div(perPoint)))
  const price = parsePrice(text)
  return isRefusal(price) ? undefined : price
}

/** In 32nds, where the price is one: 100.59375 is 100-19; null where it lies between. */
export const showThirtySeconds = (price: Rate): string | null => {
  const parts = exact(price).times(perPoint)
  if (!parts.isInteger()) return null
  const all = parts.toNumber()
  const [points, rest] = [Math.floor(all / perPoint), all % perPoint]
  const [ticks, eighths] = [Math.floor(rest / 8), rest % 8]
  const last = eighths === 4 ? '+' : eighths === 0 ? '' : String(eighths)
  return `${points}-${String(ticks).padStart(2, '0')}${last}`
}
