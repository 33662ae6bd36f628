import { LANG_TAG, type Lang } from '../../../platform/language.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Codes that name a union, a part of a country or a place for tests, and no jurisdiction. */
const others = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'])

export interface Jurisdiction {
  readonly value: string
  readonly label: string
}

const known = new Map<Lang, readonly Jurisdiction[]>()

/** ISO 3166 codes with their names in the reader's language, as the browser knows them; the code is searched as well. */
export function jurisdictionsIn(lang: Lang): readonly Jurisdiction[] {
  const found = known.get(lang)
  if (found) return found
  const tag = LANG_TAG[lang]
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' })
  const list = letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const name = others.has(value) ? undefined : names.of(value)
      // Withdrawn codes are answered with the name of another one.
      return name === undefined || new Intl.Locale(`und-${value}`).region !== value
        ? []
        : [{ value, label: `${name} (${value})` }]
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, tag))
  known.set(lang, list)
  return list
}
