import type { Day } from '@bookrunner/domain/deals'
import {
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

/** The unit of a bare number: millions for an issue size, thousands for a denomination. */
export type FaceUnit = 'k' | 'mm' | 'bil'

const isBare = (text: string) => /^[\d.,]+$/.test(text)

export const readFace =
  (unit: FaceUnit): Reader<FaceAmount> =>
  (typed) =>
    orNull(typed, (text) => answer(parseFace(isBare(text) && unit !== 'mm' ? `${text}${unit}` : text)))

/** In its unit, with every digit: 1,250 · 200 · 0.5. */
export function writeFace(face: FaceAmount | null, unit: FaceUnit): string {
  if (face === null) return ''
  if (unit === 'mm') return showMm(face)
  const zeros = unit === 'k' ? 3 : 9
  const digits = String(face).padStart(zeros + 1, '0')
  const whole = digits.slice(0, -zeros).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = digits.slice(-zeros).replace(/0+$/, '')
  return rest ? `${whole}.${rest}` : whole
}

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

interface Found {
  readonly year: string
  readonly month: string | number
  readonly day: string
}

const yearOf = (text: string) => (text.length === 2 ? `20${text}` : text)

function partsOf(text: string): Found | Wrong {
  const ordered = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/.exec(text.replaceAll(' ', ''))
  if (ordered) return { year: ordered[1]!, month: ordered[2]!, day: ordered[3]! }
  const worded = /^(\d{1,2})[ -]?([a-z]{3})[a-z]*\.?[-, ]*(\d{4}|\d{2})$/i.exec(text)
  if (worded) {
    const month = months.indexOf(worded[2]!.toLowerCase()) + 1
    return month > 0 ? { year: yearOf(worded[3]!), month, day: worded[1]! } : 'unread.day'
  }
  const turned = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  if (!turned) return 'unread.day'
  const [, first = '', second = '', year = ''] = turned
  if (Number(second) > 12) return { year, month: first, day: second }
  // 5/11 is ambiguous: countries differ in the order.
  if (Number(first) <= 12 && first !== second) return 'unread.day-two-ways'
  return { year, month: second, day: first }
}

/** "2026-11-20", "20261120", "20 Nov 2026", "20-Nov-26", "20/11/2026", "2026年11月20日"; 31 February is none. */
export const readDay: Reader<Day> = (typed) =>
  orNull(typed, (text): Read<Day> => {
    const found = partsOf(text)
    if (typeof found === 'string') return { wrong: found }
    const { year, month, day } = found
    const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
    const at = new Date(`${iso}T00:00:00Z`)
    const exists = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === iso
    return exists && Number(year) >= 1900 ? { value: iso } : { wrong: 'unread.day' }
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
