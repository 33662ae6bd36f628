import { showFixed, type FaceAmount, type Rate } from '@bookrunner/domain/kernel'
import { fill, type Language } from '../../../kernel/language.ts'
import { dayText } from '../../../kernel/time-text.ts'
import { codeName } from '../code-text.ts'
import { couponTexts, type CouponText } from '../coupon-text.ts'
import { termSheetTexts, type TermSheetText } from './text.ts'

const whole = new Intl.NumberFormat('en')

/** How a term sheet writes values in one language. */
export const wordsIn = (language: Language) => ({
  language,
  text: (key: TermSheetText, params?: Readonly<Record<string, string | number>>) =>
    fill(termSheetTexts[key][language], params),
  coupon: (key: CouponText, params?: Readonly<Record<string, string | number>>) =>
    fill(couponTexts[key][language], params),
  code: (kind: string, code: string | null) => (code === null ? null : codeName(kind, code, language)),
  day: (at: string | null) => (at === null ? null : dayText(at, language)),
  list: (items: readonly string[]) => items.join(language === 'US' ? ', ' : '、'),
  /** A note in brackets behind a text. */
  note: (text: string, note: string) => (language === 'US' ? `${text} (${note})` : `${text}（${note}）`),
  amount: (face: FaceAmount | null, currency: string | null) =>
    face === null ? null : `${currency ?? ''} ${whole.format(face)}`.trim(),
})
export type Words = ReturnType<typeof wordsIn>

/** With a minus sign, not a hyphen. */
export const figure = (rate: Rate, places: number): string => showFixed(rate, places).replace('-', '−')
export const percent = (rate: string | null | undefined, places = 3): string | null =>
  rate === null || rate === undefined ? null : `${figure(rate as Rate, places)}%`
