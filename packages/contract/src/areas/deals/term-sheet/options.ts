import { exerciseOf, isScheduled, type OptionRow } from '@bookrunner/domain/deals'
import { exact, type Rate } from '@bookrunner/domain/kernel'
import { fill, type Language } from '../../../kernel/language.ts'
import { dayText } from '../../../kernel/time-text.ts'
import { codeName } from '../code-text.ts'
import { optionTexts } from './option-text.ts'
import { figure } from './words.ts'

type Said = (key: keyof typeof optionTexts, params?: Readonly<Record<string, string | number>>) => string

export const saidIn =
  (language: Language): Said =>
  (key, params) =>
    fill(optionTexts[key][language], params)

const pricePlaces = 3
const isPar = (price: Rate | null): boolean => price === null || exact(price).eq(100)
const monthsOfYear = 12

/** "at 103.500; 101.750 from 15 Feb 2028; par from 15 Feb 2029". */
const priceText = ({ price, priceSteps = [] }: OptionRow, said: Said, language: Language): string => {
  const first = isPar(price) ? said('atPar') : said('at', { price: figure(price!, pricePlaces) })
  const steps = priceSteps.map((step) =>
    said('stepTo', {
      price: isPar(step.price) ? said('par') : figure(step.price, pricePlaces),
      day: dayText(step.from, language),
    }),
  )
  return [first, ...steps].join(language === 'US' ? '; ' : '；')
}

/** "at T +30 bp". */
const makeWholeText = ({ over, spread, price }: OptionRow, said: Said): string[] => {
  const least = isPar(price) ? [] : [said('atLeast', { price: figure(price!, pricePlaces) })]
  if (spread == null) return over == null ? least : [said('spreadToBeSet', { over }), ...least]
  const key = spread.startsWith('-') ? 'underBenchmark' : 'overBenchmark'
  return [said(key, { over: over ?? said('benchmark'), bp: spread.replace('-', '') }), ...least]
}

const comesBack = (
  months: number,
): [key: 'everyYear' | 'everyYears' | 'everyMonth' | 'everyMonths', count: number] => {
  if (months % monthsOfYear !== 0) return [months === 1 ? 'everyMonth' : 'everyMonths', months]
  return [months === monthsOfYear ? 'everyYear' : 'everyYears', months / monthsOfYear]
}

/** "on 12 May 2031 and every 5 years after". */
const scheduleText = (row: OptionRow, said: Said, language: Language): string[] => {
  const { from, until, everyMonths } = row
  if (from === null) return []
  const days = { from: dayText(from, language), until: until === null ? '' : dayText(until, language) }
  const exercise = exerciseOf(row)
  if (exercise === 'once') return [said('once', days)]
  if (exercise === 'anyDay') return [said(until === null ? 'anyDay' : 'anyDayUntil', days)]
  const [key, count] =
    exercise === 'couponDays' ? (['couponDays', 0] as const) : comesBack(everyMonths ?? monthsOfYear)
  return [said(key, { ...days, count }), ...(until === null ? [] : [said('until', days)])]
}

const windowText = ({ from, until }: OptionRow, said: Said, language: Language): string[] => {
  if (from === null) return until === null ? [] : [said('until', { until: dayText(until, language) })]
  const days = { from: dayText(from, language), until: until === null ? '' : dayText(until, language) }
  return [said(until === null ? 'from' : 'between', days)]
}

const shareText = ({ kind, share }: OptionRow, said: Said): string[] =>
  share == null ? [] : [said(kind === 'equityClaw' ? 'upToShare' : 'boughtBack', { share })]

/** "30–60 days’ notice". */
const noticeText = ({ notice }: OptionRow, said: Said): string[] => {
  if (!notice) return []
  const { least, most } = notice
  if (least !== null && most !== null)
    return [least === most ? said('notice', { days: least }) : said('noticeBetween', { least, most })]
  if (least !== null) return [said('noticeLeast', { days: least })]
  return most === null ? [] : [said('noticeMost', { days: most })]
}

/** One right as a banker says it: "Call at par, on 12 May 2031 and every 5 years after, 30–60 days’ notice". */
export const optionText = (row: OptionRow, language: Language): string => {
  const said = saidIn(language)
  const name = codeName('option', row.kind, language)
  const prices = row.kind === 'makeWhole' ? makeWholeText(row, said) : [priceText(row, said, language)]
  const when = (isScheduled(row.kind) ? scheduleText : windowText)(row, said, language)
  const rest = [...when, ...shareText(row, said), ...noticeText(row, said)]
  const [first, ...others] = [...prices, ...rest]
  const isEnglish = language === 'US'
  const head = [name, first].filter(Boolean).join(isEnglish ? ' ' : '，')
  const text = [head, ...others].join(isEnglish ? ', ' : '，')
  if (!row.note) return text
  return isEnglish ? `${text} (${row.note})` : `${text}（${row.note}）`
}
