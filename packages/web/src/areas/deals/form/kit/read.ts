import type { Day } from '@bookrunner/domain/deals'
import {
  isFace,
  isRefusal,
  parseFace,
  parsePrice,
  parseSpread,
  parseYield,
  showMm,
  type OrRefusal,
  type FaceAmount,
  type Rate,
} from '@bookrunner/domain/kernel'
import { plainWidth } from '../../../../kit/plain-width.ts'

/** Why a text is unreadable: a key of the form's texts. */
export type Wrong =
  | 'unread.amount'
  | 'unread.amount-whole'
  | 'unread.amount-big'
  | 'unread.rate'
  | 'unread.rate-range'
  | 'unread.rate-fine'
  | 'unread.whole'
  | 'unread.whole-range'
  | 'unread.day'
  | 'unread.day-two-ways'
  | 'unread.time'
  | 'unread.needed'

/** The value of a text, or why it is unreadable; null for an empty text. */
export type Read<T> = { readonly value: T | null } | { readonly wrong: Wrong }
export type Reader<T> = (text: string) => Read<T>

const orNull = <T>(typed: string, read: (text: string) => Read<T>): Read<T> => {
  const text = plainWidth(typed).trim()
  return text === '' ? { value: null } : read(text)
}

/** For required fields. */
export const needed =
  <T>(read: Reader<T>): Reader<T> =>
  (text) =>
    text.trim() === '' ? { wrong: 'unread.needed' } : read(text)

const wrongs: Readonly<Record<string, Wrong>> = {
  'amount.not-understood': 'unread.amount',
  'amount.not-whole': 'unread.amount-whole',
  'amount.too-big': 'unread.amount-big',
  'rate.not-understood': 'unread.rate',
  'rate.out-of-range': 'unread.rate-range',
  'rate.too-fine': 'unread.rate-fine',
}

function answer<T>(decision: OrRefusal<T>): Read<T> {
  if (isRefusal(decision)) return { wrong: wrongs[decision.reason] ?? 'unread.amount' }
  return { value: decision }
}

/** The unit of a bare number: millions or billions, for an issue size. */
export type FaceUnit = 'mm' | 'bil'

const isBare = (text: string) => /^[\d.,]+$/.test(text)

export const readFace =
  (unit: FaceUnit): Reader<FaceAmount> =>
  (typed) =>
    orNull(typed, (text) => answer(parseFace(isBare(text) && unit === 'bil' ? `${text}bil` : text)))

/** In its unit, with every digit: 1,250 · 0.5. */
export function writeFace(face: FaceAmount | null, unit: FaceUnit): string {
  if (face === null) return ''
  if (unit === 'mm') return showMm(face)
  const digits = String(face).padStart(10, '0')
  const whole = grouped(digits.slice(0, -9))
  const rest = digits.slice(-9).replace(/0+$/, '')
  return rest ? `${whole}.${rest}` : whole
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Denominations are typed in full, "200,000"; a bare figure below 1,000 is in thousands, "200". */
export const readDenomination: Reader<FaceAmount> = (typed) =>
  orNull(typed, (text): Read<FaceAmount> => {
    const units = Number(text.replaceAll(',', ''))
    if (!isBare(text) || units < 1000) return answer(parseFace(isBare(text) ? `${text}k` : text))
    // Read as millions first, which refuses commas in wrong places.
    const inMm = answer(parseFace(text))
    if ('wrong' in inMm && inMm.wrong === 'unread.amount') return inMm
    return isFace(units) ? { value: units } : { wrong: 'unread.amount-whole' }
  })

export const writeDenomination = (face: FaceAmount): string => grouped(String(face))

export const readYield: Reader<Rate> = (typed) => orNull(typed, (text) => answer(parseYield(text)))
export const readPrice: Reader<Rate> = (typed) => orNull(typed, (text) => answer(parsePrice(text)))

/** Basis points: "120", "120bp", "+120"; another field has the reference. */
export const readPoints: Reader<Rate> = (typed) =>
  orNull(typed, (text): Read<Rate> => {
    const spread = parseSpread(text)
    if (isRefusal(spread)) return answer<Rate>(spread)
    return spread.over === null ? { value: spread.bp } : { wrong: 'unread.rate' }
  })

export const readWhole =
  (least: number, most: number): Reader<number> =>
  (typed) =>
    orNull(typed, (text): Read<number> => {
      if (!/^\d{1,9}$/.test(text)) return { wrong: 'unread.whole' }
      const value = Number(text)
      return value < least || value > most ? { wrong: 'unread.whole-range' } : { value }
    })

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

interface DayParts {
  /** Undefined if the text names none. */
  readonly year?: string
  readonly month: string | number
  readonly day: string
}

/** Days that a text without a year or a date counts from. */
export interface DayBase {
  /** Today in the deal's time zone. */
  readonly today: Day
  /** The pricing date, where it is known. */
  readonly trade?: Day | null
}

const wholeYear = (text: string | undefined) => (text?.length === 2 ? `20${text}` : text)

const dayParts = (year: string | undefined, month: string | number, day: string): DayParts => ({
  month,
  day,
  ...(year && { year }),
})

function inWords(text: string): DayParts | Wrong | undefined {
  const chinese = /^(\d{1,2})月(\d{1,2})日?$/.exec(text)
  if (chinese) return dayParts(undefined, chinese[1]!, chinese[2]!)
  const dayFirst = /^(\d{1,2})[ -]?([a-z]{3})[a-z]*\.?(?:[-, ]*(\d{4}|\d{2}))?$/i.exec(text)
  const monthFirst = /^([a-z]{3})[a-z]*\.? ?(\d{1,2})(?:,? (\d{4}))?$/i.exec(text)
  const [, day, word, year] =
    dayFirst ?? (monthFirst && ['', monthFirst[2], monthFirst[1], monthFirst[3]]) ?? []
  if (day === undefined || word === undefined) return undefined
  const month = months.indexOf(word.toLowerCase()) + 1
  return month > 0 ? dayParts(wholeYear(year), month, day) : 'unread.day'
}

function partsOf(text: string): DayParts | Wrong {
  const ordered = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/.exec(text.replaceAll(' ', ''))
  if (ordered) return dayParts(ordered[1], ordered[2]!, ordered[3]!)
  const worded = inWords(text)
  if (worded) return worded
  const turned = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}))?$/.exec(text)
  if (!turned) return 'unread.day'
  const [, first = '', second = '', year] = turned
  if (Number(second) > 12) return dayParts(year, first, second)
  // 5/11 is ambiguous: countries differ in the order.
  if (Number(first) <= 12 && first !== second) return 'unread.day-two-ways'
  return dayParts(year, second, first)
}

/** A day without a year is the next one; one of the last month is that one. */
const monthBefore = (day: Day): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 31 * 86_400_000).toISOString().slice(0, 10)

const isoOf = (year: string, { month, day }: DayParts): Day =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`

function dayOf(parts: DayParts, { today, trade }: DayBase): Day {
  if (parts.year) return isoOf(parts.year, parts)
  const base = trade ?? today
  const year = base.slice(0, 4)
  const inThatYear = isoOf(year, parts)
  return inThatYear < monthBefore(base) ? isoOf(String(Number(year) + 1), parts) : inThatYear
}

function namedDay(text: string, { today, trade }: DayBase): Day | undefined {
  if (/^t$/i.test(text)) return trade ?? today
  if (/^(today|今天|今日)$/i.test(text)) return today
  return /^(tomorrow|tmr|明天|明日)$/i.test(text)
    ? Temporal.PlainDate.from(today).add({ days: 1 }).toString()
    : undefined
}

/**
 * "2026-11-20", "20261120", "20 Nov 2026", "20-Nov-26", "20/11/2026", "2026年11月20日"; without a year "20 nov", "20/11";
 * "today", "tomorrow", and "T" for the pricing date. 31 February is none.
 */
export const dayReader =
  (base: DayBase): Reader<Day> =>
  (typed) =>
    orNull(typed, (text): Read<Day> => {
      const named = namedDay(text, base)
      if (named) return { value: named }
      const parts = partsOf(text)
      if (typeof parts === 'string') return { wrong: parts }
      const iso = dayOf(parts, base)
      const at = new Date(`${iso}T00:00:00Z`)
      const exists = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === iso
      return exists && Number(iso.slice(0, 4)) >= 1900 ? { value: iso } : { wrong: 'unread.day' }
    })

/** "16:30", "1630", "4:30pm", "9", on the clock of 24 hours. */
export const readTime: Reader<string> = (typed) =>
  orNull(typed, (text): Read<string> => {
    const found = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:[:.](\d{2}))? ?(am|pm)?$/i.exec(text)
    if (!found) return { wrong: 'unread.time' }
    const [, hours = '', minutes = '00', seconds = '00', half] = found
    const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours)
    if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59 || (half && Number(hours) > 12))
      return { wrong: 'unread.time' }
    return { value: `${String(hour).padStart(2, '0')}:${minutes}${seconds === '00' ? '' : `:${seconds}`}` }
  })
