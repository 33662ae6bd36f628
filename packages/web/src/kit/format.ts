import { zoneName as shortZone } from '@bookrunner/contract/kernel'
import { LANG_TAG, type Lang } from '../platform/language.ts'

/** How numbers and times are written. A missing value is a dash, never a zero. */
export const EMPTY = '–'

type FormatInput<T> = T | null | undefined

const grouped = (places: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: places, maximumFractionDigits: places })

const WHOLE = grouped(0)
const MILLION = 1_000_000n

/** Shows currency units in millions without rounding: 1_250_000_000 is "1,250", half a million more is "1,250.5". */
export function mm(units: FormatInput<bigint | number>): string {
  if (units === null || units === undefined) return EMPTY
  const value = BigInt(units)
  const size = value < 0n ? -value : value
  const rest = (size % MILLION).toString().padStart(6, '0').replace(/0+$/, '')
  const sign = value < 0n ? '−' : ''
  return `${sign}${WHOLE.format(size / MILLION)}${rest && `.${rest}`}`
}

export const count = (value: FormatInput<number>) =>
  value === null || value === undefined ? EMPTY : WHOLE.format(value)

/** A decimal text rounded to a number of places, grouped; never through a float. */
export function decimal(text: FormatInput<string>, places: number): string {
  const found = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text ?? '')
  if (!found) return EMPTY
  const [, sign = '', whole = '0', rest = ''] = found
  const scaled =
    BigInt(whole + rest.slice(0, places).padEnd(places, '0')) + (Number(rest[places] ?? 0) >= 5 ? 1n : 0n)
  const digits = scaled.toString().padStart(places + 1, '0')
  const at = digits.length - places
  const head = WHOLE.format(BigInt(digits.slice(0, at)))
  return `${sign && scaled > 0n ? '−' : ''}${head}${places > 0 ? `.${digits.slice(at)}` : ''}`
}

export const percentYield = (text: FormatInput<string>) => decimal(text, 3)
export const price = (text: FormatInput<string>, places = 3) => decimal(text, places)

/** "T+120", "T−15"; the reference's letter may be another. */
export function spread(bp: FormatInput<number>, reference = 'T'): string {
  if (bp === null || bp === undefined) return EMPTY
  return `${reference}${bp < 0 ? '−' : '+'}${WHOLE.format(Math.abs(bp))}`
}

/** "3.40×". The text has two decimals at most and is never rounded up (`coverageOf`). */
export const coverage = (times: FormatInput<string>) =>
  times === null || times === undefined ? EMPTY : `${decimal(times, 2)}×`

/** "Euroclear, Clearstream", "香港、新加坡" */
export const listed = (items: readonly string[], lang: Lang): string =>
  items.join(lang === 'US' ? ', ' : '、')

/** Sentences one behind the other: Chinese has no space between them. */
export const sentences = (texts: readonly string[], lang: Lang): string =>
  texts.join(lang === 'US' ? ' ' : '')

/** "4 Dec 2026 (T+5)", "2026年12月4日（T+5）": Chinese writes brackets without spaces. */
export const withNote = (text: string, note: string, lang: Lang): string => `${text}${inBrackets(note, lang)}`

/** A note behind a text, with the space that English has before its bracket. */
export const inBrackets = (note: string, lang: Lang): string => (lang === 'US' ? ` (${note})` : `（${note}）`)

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating a format costs a hundred times its use. */
function formatOf(tag: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) {
  const key = `${tag} ${timeZone ?? ''} ${Object.keys(options).join()}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tag, { ...options, ...zoneOf(timeZone) })
  formats.set(key, made)
  return made
}

const dayFormat = (lang: Lang, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) =>
  formatOf(lang === 'US' ? 'en-GB' : LANG_TAG[lang], timeZone, {
    day: 'numeric',
    month: lang === 'US' ? 'short' : 'long',
    ...options,
  })

/** "20 Nov 2026", "2026年11月20日" */
export function day(at: FormatInput<string | Date>, lang: Lang, timeZone?: string): string {
  const date = toDate(at)
  return date ? dayFormat(lang, timeZone, { year: 'numeric' }).format(date) : EMPTY
}

/** "20 Nov", "11月20日": a day of this year. */
export function dayAndMonth(at: FormatInput<string | Date>, lang: Lang, timeZone?: string): string {
  const date = toDate(at)
  return date ? dayFormat(lang, timeZone, {}).format(date) : EMPTY
}

/** "16:30:00", on the 24-hour clock. */
export function clockTime(at: FormatInput<string | Date>, timeZone?: string): string {
  const date = toDate(at)
  if (!date) return EMPTY
  const options = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  return formatOf('en-GB', timeZone, options).format(date)
}

/** The short name of a zone, by default the browser's. */
export const zoneName = (at: Date, timeZone?: string): string =>
  shortZone(at, timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone)

/** "16:30:00 HKT" */
export function zonedClock(at: FormatInput<string | Date>, timeZone?: string): string {
  const date = toDate(at)
  return date ? `${clockTime(date, timeZone)} ${zoneName(date, timeZone)}` : EMPTY
}

/** "20 Nov 2026, 16:30:00 HKT" */
export function instant(at: FormatInput<string | Date>, lang: Lang, timeZone?: string): string {
  const date = toDate(at)
  if (!date) return EMPTY
  const gap = lang === 'US' ? ', ' : ' '
  return `${day(date, lang, timeZone)}${gap}${zonedClock(date, timeZone)}`
}

function toDate(at: FormatInput<string | Date>): Date | undefined {
  if (!at) return undefined
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const zoneOf = (timeZone: string | undefined) => (timeZone ? { timeZone } : {})
