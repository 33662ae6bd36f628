import {
  codeName,
  dealLogLabels,
  limitText,
  orderCodeRows,
  orderValueTexts,
} from '@bookrunner/contract/deals'
import {
  countryText,
  fill,
  glossaryText,
  sizeText,
  type Language,
  type LocalizedText,
} from '@bookrunner/contract/kernel'
import { orderNumber } from '@bookrunner/domain/deals'
import { mostFace, type FaceAmount } from '@bookrunner/domain/kernel'
import { valueIn, type LoggedItem } from './logged-parts.ts'
import { inNames, type LogNames } from './names.ts'
import { inZone } from './zoned.ts'

const million = 1_000_000n
/** Totals above an order's maximum are whole millions. */
const sized = (face: string, language: Language): string =>
  BigInt(face) > mostFace
    ? fill(glossaryText.amountInMm[language], { size: (BigInt(face) / million).toLocaleString('en-US') })
    : sizeText(Number(face) as FaceAmount, language)

/** By the last name of a field. */
const amounts = new Set([
  'minSize',
  'maxSize',
  'reserve',
  'allocSize',
  'allocation',
  'mergeSize',
  'bookOver',
  'jlmOver',
  'allocTotal',
])

const codeIn = (kind: string, code: string, language: Language): string | undefined => {
  const rows = (orderCodeRows as Readonly<Record<string, Readonly<Record<string, LocalizedText>>>>)[kind]
  return rows?.[code]?.[language]
}

/** "10mm ≥ 60bp": an order level, as in the order's history. */
const wordOrderLevel = (item: LoggedItem, language: Language): string | undefined => {
  const size = valueIn(item, 'size')
  if (size === undefined) return undefined
  const limits = { minYield: valueIn(item, 'minYield'), minSpread: valueIn(item, 'minSpread') }
  return `${sized(size, language)} ${limitText({ ...limits, maxPrice: valueIn(item, 'maxPrice') }, language)}`
}

/** The answer at FPG with its first level; further levels are items of their own. */
const wordFpg = (item: LoggedItem, language: Language): string => {
  const how = valueIn(item, 'how')
  const level = wordOrderLevel(item, language)
  if (how === undefined) return level ?? ''
  const what = codeIn('fpg', how, language) ?? how
  return level === undefined ? what : fill(orderValueTexts.namedValue[language], { what, value: level })
}

/** "Lead Quillstone: 20mm, 20%". */
const wordTarget = (item: LoggedItem, names: LogNames): string => {
  const { language } = names
  const [by, key] = [valueIn(item, 'by') ?? '', valueIn(item, 'key') ?? '']
  return fill(orderValueTexts.target[language], {
    by: codeIn('allocBy', by, language) ?? by,
    of: by === 'region' ? codeName('region', key, language) : (inNames(key, names) ?? key),
    size: sized(valueIn(item, 'size') ?? '0', language),
    rate: valueIn(item, 'rate') ?? '',
  })
}

/** A rule of a policy with its figures: "Pro rata by type: Insurance 1.5, Bank 1". */
const wordRule = (item: LoggedItem, names: LogNames): string => {
  const { language } = names
  const kind = valueIn(item, 'kind') ?? ''
  const what = codeIn('allocRule', kind, language) ?? kind
  const details = item
    .filter(({ name }) => name !== 'kind')
    .map(({ name, values }) => wordRulePart(name, values.join('; '), names))
  // A bucket and its figure are two parts.
  const pairs = kind === 'byType' || kind === 'byTag' ? inPairs(details) : [details.join(' ')]
  return details.length === 0
    ? what
    : fill(orderValueTexts.namedValue[language], { what, value: pairs.join(', ') })
}

const inPairs = (parts: readonly string[]): string[] =>
  parts.flatMap((part, at) => (at % 2 === 0 ? [`${part} ${parts[at + 1] ?? ''}`] : []))

const wordRulePart = (name: string, value: string, names: LogNames): string => {
  switch (name) {
    case 'order':
      return orderNumber(value)
    case 'size':
    case 'most':
      return sized(value, names.language)
    case 'share':
    case 'fill':
      return `${value}%`
    case 'type':
      return value === 'none' ? orderValueTexts.noType[names.language] : (inNames(value, names) ?? value)
    default:
      return value
  }
}

const wordParts: Readonly<Record<string, (item: LoggedItem, names: LogNames) => string>> = {
  orderLevels: (item, { language }) => wordOrderLevel(item, language) ?? '',
  fpg: (item, { language }) => wordFpg(item, language),
  conditional: (item, { language }) =>
    valueIn(item, 'since') === undefined
      ? (wordOrderLevel(item, language) ?? '')
      : fill(orderValueTexts.accepted[language], {
          size: wordOrderLevel(item, language) ?? sized('0', language),
        }),
  allocTargets: wordTarget,
  allocPolicy: wordRule,
  tests: (item, { language }) =>
    fill(orderValueTexts.round[language], {
      round: valueIn(item, 'round') ?? '',
      size: sized(valueIn(item, 'size') ?? '0', language),
    }),
  underlying: (item, names) =>
    `${inNames(valueIn(item, 'name') ?? '', names)} ${sized(valueIn(item, 'size') ?? '0', names.language)}`,
}

const wordScalar = (name: string, value: string, names: LogNames): string => {
  const { language, zone } = names
  if (amounts.has(name)) return sized(value, language)
  if (value.startsWith('ord_')) return orderNumber(value)
  if (name === 'region') return codeName('region', value, language)
  if (name === 'jurisdiction') return countryText(value, language)
  if (value === 'true' || value === 'false') return dealLogLabels[value === 'true' ? 'yes' : 'no'][language]
  if (/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$/.test(value)) return inZone(value, zone)
  return codeIn(name, value, language) ?? inNames(value, names) ?? value
}

/** One item of an order's field, as in the order's history. */
export const wordOrderItem = (field: string, item: LoggedItem, names: LogNames): string => {
  const name = field.slice(field.indexOf('.') + 1)
  const parts = wordParts[name]
  if (parts) return parts(item, names)
  return item
    .flatMap(({ values }) => values.map((value) => wordScalar(name, value, names)))
    .join(orderValueTexts.join[names.language])
}
