import { plainWidth } from '../plain-width.ts'
import { isDay, type Day } from './days.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

interface DayParts {
  /** Undefined if the text names none. */
  readonly year?: string
  readonly month: string | number
  readonly day: string
}

export type DayWrong = 'unread.day' | 'unread.day-two-ways'

/** The day of a text, or why it is unreadable; null for an empty text. */
export type DayRead = { readonly value: Day | null } | { readonly wrong: DayWrong }

/** Days that a text without a year or a date counts from. */
export interface DayBase {
  /** Today in the deal's time zone. */
  readonly today: Day
  /** The pricing date, where it is known. */
  readonly trade?: Day | null
  /** The day so many business days after the pricing date, where the calendar is known. */
  readonly afterTrade?: (businessDays: number) => Day | null
}

const wholeYear = (text: string | undefined) => (text?.length === 2 ? `20${text}` : text)

const dayParts = (year: string | undefined, month: string | number, day: string): DayParts => ({
  month,
  day,
  ...(year && { year }),
})

function inWords(text: string): DayParts | DayWrong | undefined {
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

function partsOf(text: string): DayParts | DayWrong {
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

function namedDay(text: string, { today, trade, afterTrade }: DayBase): Day | undefined {
  if (/^t$/i.test(text)) return trade ?? today
  const cycle = /^t ?\+ ?(\d{1,2})$/i.exec(text)?.[1]
  if (cycle) return afterTrade?.(Number(cycle)) ?? undefined
  if (/^(today|今天|今日)$/i.test(text)) return today
  return /^(tomorrow|tmr|明天|明日)$/i.test(text)
    ? Temporal.PlainDate.from(today).add({ days: 1 }).toString()
    : undefined
}

/**
 * "2026-11-20", "20261120", "20 Nov 2026", "20-Nov-26", "20/11/2026", "2026年11月20日"; without a year "20 nov", "20/11";
 * "today", "tomorrow", "T" for the pricing date and "T+5" for business days after it. 31 February is none.
 */
export const dayReader =
  (base: DayBase) =>
  (typed: string): DayRead => {
    const text = plainWidth(typed).trim()
    if (text === '') return { value: null }
    const named = namedDay(text, base)
    if (named) return { value: named }
    const parts = partsOf(text)
    if (typeof parts === 'string') return { wrong: parts }
    const day = dayOf(parts, base)
    return isDay(day) ? { value: day } : { wrong: 'unread.day' }
  }
