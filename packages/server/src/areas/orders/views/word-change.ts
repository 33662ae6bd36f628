import { codeName, limitWords } from '@bookrunner/contract/deals'
import { orderCodeName, orderValueWords } from '@bookrunner/contract/orders'
import { fill, type Language } from '@bookrunner/contract/kernel'
import { type FaceAmount, showMm } from '@bookrunner/domain/kernel'
import type {
  FieldChange,
  Order,
  OrderField,
  OrderLevel,
  TestAnswer,
  Underlying,
} from '@bookrunner/domain/orders'
import { nameIn, type Named } from '../../../platform/named.ts'

export interface Wording {
  language: Language
  /** Of institutions and types, as far as the reader may know them. */
  names: ReadonlyMap<string, Named>
}

export const sized = (size: FaceAmount): string => `${showMm(size)}mm`

export const wordOrderLevels = (orderLevels: readonly OrderLevel[], language: Language): string =>
  orderLevels
    .map((orderLevel) => `${sized(orderLevel.size)} ${limitWords(orderLevel, language)}`)
    .join(orderValueWords.join[language])

const wordFpg = ({ how, orderLevels }: NonNullable<Order['fpg']>, language: Language): string => {
  const what = orderCodeName('fpg', how, language)
  const said = wordOrderLevels(orderLevels, language)
  return orderLevels.length === 0 ? what : fill(orderValueWords.said[language], { what, said })
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
        .map(({ round, size }) => fill(orderValueWords.round[language], { round, size: sized(size) }))
        .join(orderValueWords.join[language])
    case 'underlying':
      return (values as Underlying[])
        .map(({ name, size }) => `${name} ${sized(size)}`)
        .join(orderValueWords.join[language])
    case 'relations':
      return values
        .map((value) => orderCodeName('relations', String(value), language))
        .join(orderValueWords.join[language])
    default:
      return values.map((value) => named(String(value), wording)).join(orderValueWords.join[language])
  }
}

const wordValue = (field: OrderField, value: unknown, wording: Wording): string | null => {
  const { language } = wording
  if (value === null || value === undefined || value === false) return null
  if (Array.isArray(value)) return value.length === 0 ? null : wordList(field, value, wording)
  if (field === 'fpg') return wordFpg(value as NonNullable<Order['fpg']>, language)
  if (field === 'conditional') {
    const { accepted } = value as NonNullable<Order['conditional']>
    const size = accepted.length === 0 ? sized(0 as FaceAmount) : wordOrderLevels(accepted, language)
    return fill(orderValueWords.accepted[language], { size })
  }
  if (sizes.has(field)) return sized(value as FaceAmount)
  if (value === true) return orderValueWords.yes[language]
  if (typeof value !== 'string') return JSON.stringify(value)
  if (field === 'commitment' || field === 'hedge' || field === 'stage')
    return orderCodeName(field, value, language)
  if (field === 'region') return codeName('region', value, language)
  return ids.has(field) ? named(value, wording) : value
}

/** A difference between two versions, in the reader's words. */
export const wordChange = ({ field, from, to }: FieldChange, wording: Wording) => ({
  field,
  from: wordValue(field, from, wording),
  to: wordValue(field, to, wording),
})

/** What these changes name; a draft may name anything, and of that nothing is told but what it says itself. */
export const idsIn = (changes: readonly FieldChange[], may: (id: string) => boolean): string[] =>
  changes
    .filter(({ field }) => field === 'throughId' || field === 'leads' || field === 'classId')
    .flatMap(({ field, from, to }) =>
      [from, to]
        .flat()
        .filter((id): id is string => typeof id === 'string')
        .filter((id) => field === 'classId' || may(id)),
    )
