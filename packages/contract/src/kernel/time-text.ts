import { isZone } from '@bookrunner/domain/kernel'
import { languages, type Language, type LocalizedRow, type LocalizedText } from './language.ts'

const shortZones: Readonly<Record<string, string>> = {
  'Asia/Hong_Kong': 'HKT',
  'Asia/Singapore': 'SGT',
  'Asia/Tokyo': 'JST',
  'Asia/Shanghai': 'CST',
}

/** The short name of a zone as it is used there: HKT, SGT, CET, GMT+8 where there is none. */
export function zoneName(at: Date, timeZone: string): string {
  const known = shortZones[timeZone]
  if (known) return known
  const parts = formatterFor('en-GB', { timeZoneName: 'short', timeZone }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Zones that the market names by a city or a short name. */
const zoneRows: Readonly<Record<string, LocalizedRow>> = {
  UTC: ['UTC', 'UTC', 'UTC'],
  'Asia/Hong_Kong': ['HKT', '香港时间', '香港時間'],
  'Asia/Shanghai': ['Beijing time', '北京时间', '北京時間'],
  'Asia/Singapore': ['SGT', '新加坡时间', '新加坡時間'],
  'Asia/Tokyo': ['JST', '东京时间', '東京時間'],
  'Europe/London': ['London time', '伦敦时间', '倫敦時間'],
  'America/New_York': ['New York time', '纽约时间', '紐約時間'],
}

/** Zones changed their names over the years, but not within a year. */
const namedAt = Date.UTC(2026, 0)

/** A zone by itself, in a label or a list: the same name in summer and in winter. */
export function zoneText(timeZone: string, language: Language): string {
  const row = zoneRows[timeZone]
  if (row) return row[languages.indexOf(language)] ?? timeZone
  const named = formatterFor(tags[language], { timeZoneName: 'longGeneric', timeZone })
  return named.formatToParts(namedAt).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

const tags: Readonly<Record<Language, string>> = { US: 'en-GB', CN: 'zh-CN', HK: 'zh-HK' }

/** Making a formatter takes a hundred times as long as using it. Deals have few zones. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const formatterFor = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${tag} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tag, options)
  formatters.set(key, made)
  return made
}

const dayAt = (at: Date, timeZone: string, language: Language): string => {
  const month = language === 'US' ? 'short' : 'long'
  return formatterFor(tags[language], { day: 'numeric', month, year: 'numeric', timeZone }).format(at)
}

type Clock = Pick<Intl.DateTimeFormatOptions, 'hour' | 'minute' | 'second'>
const toMinute: Clock = { hour: '2-digit', minute: '2-digit' }
const toSecond: Clock = { ...toMinute, second: '2-digit' }

const inLanguage = (at: Date, timeZone: string, language: Language, fields: Clock = toMinute): string => {
  const clock = formatterFor('en-GB', { ...fields, hourCycle: 'h23', timeZone })
  const gap = language === 'US' ? ', ' : ' '
  return `${dayAt(at, timeZone, language)}${gap}${clock.format(at)} ${zoneName(at, timeZone)}`
}

/** "20 Nov 2026", "2026年11月20日", of a day as it travels. */
export const dayText = (day: string, language: Language): string => dayAt(new Date(day), 'UTC', language)

/** "21 Nov 2026, 16:30 HKT", "2026年11月21日 16:30 HKT": to the minute, and where it is so late. */
export const minuteIn = (at: string, timeZone: string): LocalizedText => {
  const date = new Date(at)
  const worded = languages.map((language) => [language, inLanguage(date, timeZone, language)])
  return Object.fromEntries(worded) as Record<Language, string>
}

/** "21 Nov 2026, 16:30:05 HKT": to the second, as papers and refusals say it. */
export const secondIn = (at: string, timeZone: string, language: Language): string =>
  inLanguage(new Date(at), timeZone, language, toSecond)

const zonedMoment = /^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}[+-][0-9]{2}:[0-9]{2})\[([A-Za-z_/]+)\]$/

const isDay = (text: string): boolean =>
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** A day, or a moment with its zone ("2026-11-21T16:30:05+08:00[Asia/Hong_Kong]") in words; any other value as it is. */
export const wordMoment = (value: string | number, language: Language): string | number => {
  const text = String(value)
  if (isDay(text)) return dayText(text, language)
  const [, at, timeZone] = zonedMoment.exec(text) ?? []
  return at && timeZone && isZone(timeZone) ? secondIn(at, timeZone, language) : value
}
