import {
  bareAmount,
  isFace,
  isRefusal,
  parseFace,
  parsePrice,
  parseSharePrice,
  parseSpread,
  parseYield,
  showMm,
  type OrRefusal,
  type FaceAmount,
  type Rate,
} from '@bookrunner/domain/kernel'
import { parseBenchmarkPrice } from '@bookrunner/domain/deals'
import { plainWidth } from '../../../../kit/plain-width.ts'

/** Why a text is unreadable: a key of the form's texts. */
export type Wrong =
  | 'unread.amount'
  | 'unread.amount-whole'
  | 'unread.amount-big'
  | 'unread.rate'
  | 'unread.rate-comma'
  | 'unread.points'
  | 'unread.rate-range'
  | 'unread.rate-fine'
  | 'unread.whole'
  | 'unread.whole-range'
  | 'unread.day'
  | 'unread.day-two-ways'
  | 'unread.time'
  | 'unread.needed'

/** The value of a text, or why it is unreadable; null for an empty text. */
export type Read<T> =
  | { readonly value: T | null }
  | { readonly wrong: Wrong; readonly params?: Readonly<Record<string, string | number>> }
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
  'rate.decimal-comma': 'unread.rate-comma',
  'rate.out-of-range': 'unread.rate-range',
  'rate.too-fine': 'unread.rate-fine',
}

function answer<T>(decision: OrRefusal<T>): Read<T> {
  if (isRefusal(decision)) {
    const { reason, params } = decision
    // "7,15": the text with a point, which is what to write.
    const value = params?.['value']
    return { wrong: wrongs[reason] ?? 'unread.amount', ...(value !== undefined && { params: { value } }) }
  }
  return { value: decision }
}

/** The unit of a bare number: millions or billions, for an issue size. */
export type FaceUnit = 'mm' | 'bil'

export const readFace =
  (unit: FaceUnit): Reader<FaceAmount> =>
  (typed) =>
    orNull(typed, (text) => answer(parseFace(bareAmount(text) === undefined ? text : `${text}${unit}`)))

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
    const bare = bareAmount(text)
    if (bare === undefined) return answer(parseFace(text))
    const units = Number(bare)
    if (units < 1000) return answer(parseFace(`${text}k`))
    return isFace(units) ? { value: units } : { wrong: 'unread.amount-whole' }
  })

export const writeDenomination = (face: FaceAmount): string => grouped(String(face))

export const readYield: Reader<Rate> = (typed) => orNull(typed, (text) => answer(parseYield(text)))
export const readSharePrice: Reader<Rate> = (typed) => orNull(typed, (text) => answer(parseSharePrice(text)))
export const readPrice: Reader<Rate> = (typed) => orNull(typed, (text) => answer(parsePrice(text)))

/** Basis points: "120", "120bp", "+120"; another field has the reference. */
export const readPoints: Reader<Rate> = (typed) =>
  orNull(typed, (text): Read<Rate> => {
    const spread = parseSpread(text)
    if (isRefusal(spread) && wrongs[spread.reason] !== 'unread.rate') return answer<Rate>(spread)
    const isPoints = !isRefusal(spread) && spread.over === null
    return isPoints ? { value: spread.bp } : { wrong: 'unread.points' }
  })

export const readWhole =
  (least: number, most: number): Reader<number> =>
  (typed) =>
    orNull(typed, (text): Read<number> => {
      if (!/^\d{1,9}$/.test(text)) return { wrong: 'unread.whole' }
      const value = Number(text)
      return value < least || value > most ? { wrong: 'unread.whole-range' } : { value }
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

/** 99.515625 or 99-16+. */
export const readBenchmarkPrice: Reader<Rate> = (typed) =>
  orNull<Rate>(typed, (text) => {
    const price = parseBenchmarkPrice(text)
    return price === undefined ? answer<Rate>(parsePrice(text)) : { value: price }
  })
