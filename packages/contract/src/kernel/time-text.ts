import { languages, type Language, type LocalizedText } from './language.ts'

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

const inLanguage = (at: Date, timeZone: string, language: Language): string => {
  const month = language === 'US' ? 'short' : 'long'
  const day = formatterFor(tags[language], { day: 'numeric', month, year: 'numeric', timeZone })
  const clock = formatterFor('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const gap = language === 'US' ? ', ' : ' '
  return `${day.format(at)}${gap}${clock.format(at)} ${zoneName(at, timeZone)}`
}

/** "21 Nov 2026, 16:30 HKT", "2026年11月21日 16:30 HKT": to the minute, and where it is so late. */
export const minuteIn = (at: string, timeZone: string): LocalizedText => {
  const date = new Date(at)
  const worded = languages.map((language) => [language, inLanguage(date, timeZone, language)])
  return Object.fromEntries(worded) as Record<Language, string>
}
