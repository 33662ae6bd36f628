/** The three languages of the product. HK and TC both mean traditional Chinese; it is stored as HK. */
export const languages = ['US', 'CN', 'HK'] as const
export type Language = (typeof languages)[number]

/** Names in English, simplified Chinese and traditional Chinese. A missing Chinese name is empty. */
export interface LocalizedNames {
  readonly name: string
  readonly nameCn: string
  readonly nameHk: string
}

/** Names of an institution. Its short name is English: Chinese names need none. */
export interface EntityNames extends LocalizedNames {
  readonly shortName: string
}

export type PossiblyShort = LocalizedNames & Partial<EntityNames>

const chineseIn = (language: Language, { nameCn, nameHk }: LocalizedNames): string => {
  switch (language) {
    case 'US':
      return ''
    case 'CN':
      return nameCn || nameHk
    case 'HK':
      return nameHk || nameCn
  }
}

/** The name for a reader. In Chinese, the other script replaces a missing name, and English both. */
export const nameIn = (language: Language, names: LocalizedNames): string =>
  chineseIn(language, names) || names.name

/** The name where there is little room. */
export const shortNameIn = (language: Language, names: PossiblyShort): string =>
  chineseIn(language, names) || names.shortName || names.name

/** The name in every language, for a text that readers of all languages get. */
export const nameInAll = (names: LocalizedNames): Readonly<Record<Language, string>> => ({
  US: names.name,
  CN: nameIn('CN', names),
  HK: nameIn('HK', names),
})

/** The same where there is little room. */
export const shortNameInAll = (names: PossiblyShort): Readonly<Record<Language, string>> => ({
  US: shortNameIn('US', names),
  CN: shortNameIn('CN', names),
  HK: shortNameIn('HK', names),
})

/** The names alone, out of a larger record; empty ones without a record. */
export const entityNamesOf = (record: EntityNames | undefined): EntityNames => ({
  name: record?.name ?? '',
  nameCn: record?.nameCn ?? '',
  nameHk: record?.nameHk ?? '',
  shortName: record?.shortName ?? '',
})

/** Every name that a search for an institution looks in. */
export const allNames = ({ name, nameCn, nameHk, shortName = '' }: PossiblyShort): string[] =>
  [name, nameCn, nameHk, shortName].filter((each) => each !== '')
