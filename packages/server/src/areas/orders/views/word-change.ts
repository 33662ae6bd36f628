import { codeName, limitText } from '@bookrunner/contract/deals'
import { orderCodeName, orderValueTexts } from '@bookrunner/contract/orders'
import { countryText, fill, sizeText, type Language } from '@bookrunner/contract/kernel'
import { type FaceAmount, type LocalizedNames, nameIn } from '@bookrunner/domain/kernel'
import type {
  FieldChange,
  Order,
  OrderField,
  OrderLevel,
  TestAnswer,
  Underlying,
} from '@bookrunner/domain/orders'

export interface Wording {
  language: Language
  /** Names of institutions and types that the reader may know. */
  names: ReadonlyMap<string, LocalizedNames>
}

export const wordOrderLevels = (orderLevels: readonly OrderLevel[], language: Language): string =>
  orderLevels
    .map((orderLevel) => `${sizeText(orderLevel.size, language)} ${limitText(orderLevel, language)}`)
    .join(orderValueTexts.join[language])

const wordFpg = ({ how, orderLevels }: NonNullable<Order['fpg']>, language: Language): string => {
  const what = orderCodeName('fpg', how, language)
  const levelsText = wordOrderLevels(orderLevels, language)
  return orderLevels.length === 0
    ? what
    : fill(orderValueTexts.namedValue[language], { what, value: levelsText })
}

const named = (id: string, { names, language }: Wording): string => {
  const found = names.get(id)
  return found ? nameIn(language, found) : id
}

const sizes = new Set<OrderField>(['minSize', 'maxSize', 'reserve', 'allocSize', 'allocation'])
const ids = new Set<OrderField>(['throughId', 'classId'])

const wordList = (field: OrderField, values: readonly unknown[], wording: Wording): string => {
  const { language } = wording
  switch (field) {
    case 'orderLevels':
      return wordOrderLevels(values as OrderLevel[], language)
    case 'tests':
      return (values as TestAnswer[])
        .map(({ round, size }) =>
          fill(orderValueTexts.round[language], { round, size: sizeText(size, language) }),
        )
        .join(orderValueTexts.join[language])
    case 'underlying':
      return (values as Underlying[])
        .map(({ name, size }) => `${name} ${sizeText(size, language)}`)
        .join(orderValueTexts.join[language])
    case 'relations':
      return values
        .map((value) => orderCodeName('relations', String(value), language))
        .join(orderValueTexts.join[language])
    default:
      return values.map((value) => named(String(value), wording)).join(orderValueTexts.join[language])
  }
}

const wordValue = (field: OrderField, value: unknown, wording: Wording): string | null => {
  const { language } = wording
  if (value === null || value === undefined || value === false) return null
  if (Array.isArray(value)) return value.length === 0 ? null : wordList(field, value, wording)
  if (field === 'fpg') return wordFpg(value as NonNullable<Order['fpg']>, language)
  if (field === 'conditional') {
    const { accepted } = value as NonNullable<Order['conditional']>
    const size =
      accepted.length === 0 ? sizeText(0 as FaceAmount, language) : wordOrderLevels(accepted, language)
    return fill(orderValueTexts.accepted[language], { size })
  }
  if (sizes.has(field)) return sizeText(value as FaceAmount, language)
  if (value === true) return orderValueTexts.yes[language]
  if (typeof value !== 'string') return JSON.stringify(value)
  if (field === 'commitment' || field === 'hedge' || field === 'stage')
    return orderCodeName(field, value, language)
  if (field === 'region') return codeName('region', value, language)
  if (field === 'jurisdiction') return countryText(value, language)
  return ids.has(field) ? named(value, wording) : value
}

/** The difference between two versions, in the reader's language. */
export const wordChange = ({ field, from, to }: FieldChange, wording: Wording) => ({
  field,
  from: wordValue(field, from, wording),
  to: wordValue(field, to, wording),
})

/** Ids in these changes that the reader may know: a draft may name any bank, which stays an id. */
export const idsIn = (changes: readonly FieldChange[], may: (id: string) => boolean): string[] =>
  changes
    .filter(({ field }) => field === 'throughId' || field === 'leads' || field === 'classId')
    .flatMap(({ field, from, to }) =>
      [from, to]
        .flat()
        .filter((id): id is string => typeof id === 'string')
        .filter((id) => field === 'classId' || may(id)),
    )
