import { zoneName, zoneText } from '@bookrunner/contract/kernel'
import { LANG_TAG, type Lang } from '../platform/language.ts'
import { withNote } from './format.ts'

/** Zones of the market's centres come first. */
const usualZones = ['Asia/Hong_Kong', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Europe/London']
const otherZones = Intl.supportedValuesOf('timeZone').filter((zone) => !usualZones.includes(zone))

/** All zones to choose from. */
export const zones = [...usualZones, ...otherZones]

/** Zones change their names over the years, but not within a year. */
const namedAt = new Date(Date.UTC(2026, 0))

const cityOf = (zone: string): string => zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ')

function placeOf(zone: string, lang: Lang): string {
  if (lang === 'US') return cityOf(zone)
  if (usualZones.includes(zone)) return zoneText(zone, lang)
  const format = new Intl.DateTimeFormat(LANG_TAG[lang], { timeZone: zone, timeZoneName: 'shortGeneric' })
  const name = format.formatToParts(namedAt).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  // Several zones share an abbreviation such as ET, but no two have the same place.
  return /\p{Script=Han}/u.test(name) ? name : cityOf(zone)
}

/** A zone in a list: "Hong Kong (HKT)", "荷蘭時間（CET）"; never its technical name. */
export const zoneChoice = (zone: string, lang: Lang): string =>
  withNote(placeOf(zone, lang), zoneName(namedAt, zone), lang)
