import { Decimal } from 'decimal.js'
import { type Refusal, refuse } from './result.ts'

/**
 * Yields (per cent), spreads (basis points) and prices (per cent of face) travel and are stored as decimal
 * text; arithmetic is decimal.js. A binary float never touches them.
 */
export type Rate = string & { readonly [rate]: true }
declare const rate: unique symbol

/** 40 digits: enough that no step of bond arithmetic loses one that is printed. */
export const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP, defaults: true })

const form = /^-?(0|[1-9][0-9]*)(\.[0-9]*[1-9])?$/

/** One text for one value: no exponent, no zeros at the ends, no minus zero. */
export function isRate(text: unknown): text is Rate {
  return typeof text === 'string' && text.length <= 60 && form.test(text) && text !== '-0'
}

/** For figures the code itself knows to be sound; anything else is a fault. */
export function rateOf(value: Decimal | string): Rate {
  const text = new Exact(value).toFixed()
  const plain = text === '-0' ? '0' : text
  if (!isRate(plain)) throw new RangeError(`not a decimal: ${plain}`)
  return plain
}

export function exact(value: Rate): Decimal {
  return new Exact(value)
}

/** Digits behind the point of whatever is compared as a whole number; what has more goes the long way. */
const scaledPlaces = 10
/** Digits before the point, few enough that the scaled number is exact. */
const integerDigits = 5

const parseScaled = (value: Rate): number | null => {
  const point = value.indexOf('.')
  const before = point < 0 ? value : value.slice(0, point)
  const after = point < 0 ? '' : value.slice(point + 1)
  if (before.length > integerDigits || after.length > scaledPlaces) return null
  return Number(before + after.padEnd(scaledPlaces, '0'))
}

/** The limits of a book are few figures, over and over. */
const known = new Map<Rate, number | null>()
const mostKnown = 5000

/** As a whole number of 10⁻¹⁰, by its digits alone; null where it is too long to be one exactly. */
const scaled = (value: Rate): number | null => {
  const found = known.get(value)
  if (found !== undefined) return found
  if (known.size >= mostKnown) known.clear()
  const made = parseScaled(value)
  known.set(value, made)
  return made
}

/** Less than nothing where the first is less, nothing where they are the same. Ten thousand orders are compared by it. */
export function compareRates(one: Rate, other: Rate): number {
  if (one === other) return 0
  const [first, second] = [scaled(one), scaled(other)]
  return first === null || second === null ? exact(one).cmp(other) : first - second
}

export type RateReason = 'rate.not-understood' | 'rate.decimal-comma' | 'rate.out-of-range' | 'rate.too-fine'

interface Bounds {
  least: number
  most: number
  places: number
}
const yieldBounds = { least: -20, most: 100, places: 10 }
const spreadBounds = { least: -2000, most: 10_000, places: 4 }
const priceBounds = { least: 0.001, most: 1000, places: 10 }
/** Of a share, in any currency. */
export const sharePriceBounds = { least: 0.0001, most: 1_000_000, places: 10 }

function within(value: Decimal, { least, most, places }: Bounds): Rate | Refusal<RateReason> {
  if (value.lt(least) || value.gt(most)) return refuse('rate.out-of-range', { least, most })
  return value.decimalPlaces() > places ? refuse('rate.too-fine', { places }) : rateOf(value)
}

const longest = 40
const plain = '[0-9]+(?:\\.[0-9]+)?'
const signed = new RegExp(`^[+-]?${plain}$`)
/** "4 3/4" and "4-3/4"; halves to 256ths, which are exact decimals. */
const mixed = /^([+-]?)([0-9]+)(?:[ -]([0-9]{1,3})\/(2|4|8|16|32|64|128|256))$/
const bare = /^([+-]?)([0-9]{1,3})\/(2|4|8|16|32|64|128|256)$/

function parseNumber(text: string): Decimal | undefined {
  if (text.length > longest) return undefined
  if (signed.test(text)) return new Exact(text.replace(/^\+/, ''))
  const [, sign, integer, top, bottom] = mixed.exec(text) ?? bareParts(text)
  if (!bottom || Number(top) >= Number(bottom)) return undefined
  const value = new Exact(top ?? '').div(bottom).plus(integer ?? '')
  return sign === '-' ? value.neg() : value
}

function bareParts(text: string): (string | undefined)[] {
  const [, sign, top, bottom] = bare.exec(text) ?? []
  return [undefined, sign, '0', top, bottom]
}

/** "7,15" is 7.15 in half of Europe. Three digits may be thousands, where a figure may be that large. */
const decimalComma = /^([^,]*[0-9]),([0-9]{1,6})([^0-9,.][^,.]*)?$/

const notUnderstood = (text: string, { thousands = false } = {}): Refusal<RateReason> => {
  const [, before, after, unit = ''] = (text.length <= longest && decimalComma.exec(text)) || []
  const isDecimal = after !== undefined && !(thousands && after.length === 3)
  return isDecimal
    ? refuse('rate.decimal-comma', { value: `${before}.${after}${unit}` })
    : refuse('rate.not-understood')
}

const readWithin = (typed: string, bounds: Bounds): Rate | Refusal<RateReason> => {
  const value = parseNumber(typed)
  if (value) return within(value, bounds)
  const asWritten = parseNumber(typed.replace(',', '.'))
  return asWritten ? notUnderstood(typed, { thousands: bounds.most > 1000 }) : refuse('rate.not-understood')
}

/** Reads a yield or a coupon in per cent: "4.75", "4.75%", "4 3/4". */
export function parseYield(text: string): Rate | Refusal<RateReason> {
  const typed = text.trim().replace(/ ?%$/, '')
  return readWithin(typed, yieldBounds)
}

/** Reads a price in per cent of face: "99.44", "99 1/2". */
export function parsePrice(text: string): Rate | Refusal<RateReason> {
  return readWithin(text.trim(), priceBounds)
}

/** Reads the price of a share: "25.10", "61400". */
export function parseSharePrice(text: string): Rate | Refusal<RateReason> {
  return readWithin(text.trim(), sharePriceBounds)
}

export interface Spread {
  /** What it is over, as written: T, MS, CT5 …; nothing when only points were typed. */
  over: string | null
  bp: Rate
}

const spreadForm = new RegExp(`^(?:([A-Z][A-Z0-9]{0,5}) ?(?=[+-]))?([+-]? ?${plain}) ?(?:BPS?)?$`)

/** Reads a spread in basis points: "T+120", "MS + 65", "120", "120bp", "-5". */
export function parseSpread(text: string): Spread | Refusal<RateReason> {
  const typed = text.trim().toUpperCase()
  const [, over, points] = (typed.length <= longest && spreadForm.exec(typed)) || []
  const value = points === undefined ? undefined : parseNumber(points.replace(' ', ''))
  if (!value)
    return spreadForm.test(typed.replace(',', '.'))
      ? notUnderstood(typed, { thousands: true })
      : refuse('rate.not-understood')
  const bp = within(value, spreadBounds)
  return typeof bp === 'string' ? { over: over ?? null, bp } : bp
}

/** With a fixed number of decimals, halves away from zero, as markets print: 4.750, 99.432. */
export function showFixed(value: Rate, places: number): string {
  const text = exact(value).toFixed(places)
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text
}

/** "T+120", "MS-5"; "+120 bp" when it is over nothing in particular. */
export function showSpread({ over, bp }: Spread): string {
  const points = `${exact(bp).isNegative() ? '' : '+'}${bp}`
  return over ? `${over}${points}` : `${points} bp`
}
