import { codeName, dealLogParts, dealLogLabels, fieldName } from '@bookrunner/contract/deals'
import { fill, glossaryText, zoneText, type Language, type LocalizedText } from '@bookrunner/contract/kernel'
import { showGuidance, type GuidanceBasis } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import { itemsOf, valueIn, type LoggedItem, type LoggedPart } from './logged-parts.ts'
import { inNames, type LogNames } from './names.ts'
import { isStoredWhole, wordStructure } from './word-structure.ts'
import { wordCapital, wordOption } from './word-option.ts'
import { wordOrderItem } from './word-order.ts'
import { inZone } from './zoned.ts'

/** Code books by the last name of a field, where the two differ. */
const codeKinds: Readonly<Record<string, string>> = {
  centres: 'centre',
  secRelevance: 'sec',
  capitalStructure: 'capital',
  couponFrequency: 'frequency',
  ratingClass: 'class',
  depositories: 'depository',
  roles: 'role',
  'support.kinds': 'support',
  'collateral.kind': 'collateral',
  'approvals.kind': 'approval',
  'labelPapers.kind': 'labelPaper',
  bondForm: 'form',
  interestConvention: 'convention',
  'addressed.kind': 'addressed',
  'guidance.kind': 'guidance',
}
const uncoded = new Set(['currency', 'size'])

const levels = new Set(['terms.ipg', 'terms.testPrice', 'guidance.level', 'lifecycle.test'])
const amounts = new Set(['retained', 'tapOutstanding', 'minDenomination', 'increment', 'minOrder'])
const instant = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$/
const million = 1_000_000n

const grouped = (digits: string): string => digits.replace(/\B(?=(?:[0-9]{3})+(?![0-9]))/g, ',')

/** "1,250mm"; to the unit if it is not whole millions. */
const sized = (face: string, language: Language): string => {
  const units = BigInt(face)
  return units % million === 0n
    ? fill(glossaryText.amountInMm[language], { size: grouped(String(units / million)) })
    : grouped(face)
}

const wordScalar = (field: string, value: string, names: LogNames): string => {
  const { language, zone } = names
  const name = field.slice(field.lastIndexOf('.') + 1)
  if (value === 'true' || value === 'false') return dealLogLabels[value === 'true' ? 'yes' : 'no'][language]
  if (instant.test(value)) return inZone(value, zone)
  if (name === 'timeZone') return zoneText(value, language)
  if (amounts.has(name)) return grouped(value)
  if (uncoded.has(name)) return value
  const coded = codeName(codeKinds[field] ?? codeKinds[name] ?? name, value, language)
  return coded === value ? (inNames(value, names) ?? value) : coded
}

const wordLevel = (item: LoggedItem, names: LogNames): string => {
  const text = (name: string) => inNames(valueIn(item, name) ?? null, names)
  const basis = (valueIn(item, 'basis') ?? 'spread') as GuidanceBasis
  const shown = showGuidance({
    basis,
    over: text('over'),
    level: valueIn(item, 'level') as Rate,
    to: (valueIn(item, 'to') ?? null) as Rate | null,
    words: text('words'),
  })
  const number = valueIn(item, 'number')
  const quoted = wordEqual(shown, item, names)
  return number === undefined ? quoted : `${number} · ${quoted}`
}

/** "MS+95, that is T+110": a level that is quoted over two references. */
const wordEqual = (shown: string, item: LoggedItem, names: LogNames): string => {
  const level = valueIn(item, 'equalLevel')
  if (level === undefined) return shown
  const equal = showGuidance({
    basis: 'spread',
    over: inNames(valueIn(item, 'equalOver') ?? null, names),
    level: level as Rate,
    to: (valueIn(item, 'equalTo') ?? null) as Rate | null,
    words: null,
  })
  return fill(dealLogLabels.equal[names.language], { level: shown, equal })
}

const wordTenor = (item: LoggedItem, { language }: LogNames): string => {
  if (valueIn(item, 'perpetual') === 'true') return dealLogParts.perpetual[language]
  const units = (['years', 'months', 'days'] as const).flatMap((unit) => {
    const count = valueIn(item, unit) ?? '0'
    return count === '0' ? [] : [fill(dealLogParts[unit][language], { value: count })]
  })
  return units.join(' ')
}

const wordSize = (item: LoggedItem, names: LogNames): string => {
  const face = valueIn(item, 'face')
  if (face !== undefined) return sized(face, names.language)
  const text = valueIn(item, 'text')
  if (text !== undefined) return inNames(text, names) ?? text
  return codeName('size', valueIn(item, 'kind') ?? '', names.language)
}

/** The name beside an id is skipped: the id gives the current name. */
const isRepeatedName = ({ name }: LoggedPart, item: LoggedItem): boolean =>
  (name === 'name' && valueIn(item, 'entityId') !== undefined) ||
  (name === 'partyName' && valueIn(item, 'partyEntityId') !== undefined)

const wordPart = (field: string, { name, values }: LoggedPart, names: LogNames): string => {
  const path = name === '' ? field : `${field.slice(field.indexOf('.') + 1)}.${name}`
  const text: LocalizedText | undefined = dealLogParts[name as keyof typeof dealLogParts]
  if (text && values[0] === 'true') return text[names.language]
  const value = values
    .map((each) => (name === 'size' ? sized(each, names.language) : wordScalar(path, each, names)))
    .join(', ')
  return text ? fill(text[names.language], { value }) : value
}

/** Which field was ticked as published, and by whom. */
const wordTick = (item: LoggedItem, names: LogNames): string =>
  [
    fieldName(fieldOfTick(valueIn(item, 'field') ?? ''), names.language),
    inNames(valueIn(item, 'by') ?? null, names),
  ]
    .filter(Boolean)
    .join(' · ')

/** A row's place is that of its list. */
const fieldOfTick = (field: string): string => field.split('.').slice(0, 2).join('.')

const wordItem = (field: string, item: LoggedItem, names: LogNames): string => {
  if (field.startsWith('order.')) return wordOrderItem(field, item, names)
  if (levels.has(field)) return wordLevel(item, names)
  if (field === 'terms.tenor') return wordTenor(item, names)
  if (field === 'terms.size' || field === 'guidance.size') return wordSize(item, names)
  if (field === 'terms.options') return wordOption(item, names)
  if (field === 'terms.capital') return wordCapital(item, names)
  if (field === 'terms.asPublished') return wordTick(item, names)
  return item
    .filter((part) => !isRepeatedName(part, item))
    .map((part) => wordPart(field, part, names))
    .join(' · ')
}

/** A logged value in the reader's language. */
export const wordValue = (field: string, value: string | null, names: LogNames): string | null => {
  if (value === null) return null
  if (isStoredWhole(field)) return wordStructure(field, value, names)
  return itemsOf(value)
    .map((item) => wordItem(field, item, names))
    .join(glossaryText.semicolon[names.language])
}
