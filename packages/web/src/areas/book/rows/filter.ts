import type { BookRow } from '@bookrunner/contract/book'
import type { Region } from '@bookrunner/domain/entities'
import { allNames, type LocalizedNames } from '@bookrunner/domain/kernel'
import { flagsOf, type OrderChange } from '@bookrunner/domain/orders'
import { oncePer } from '../../../kit/once-per.ts'
import { plainWidth } from '../../../kit/plain-width.ts'
import { isFresh, mergesByOrder, type BrowserBook } from '../state/browser-book.ts'

/** The signs that orders can be filtered by. */
export const bookSigns = [
  'unread',
  'soft',
  'conditional',
  'jlm',
  'x',
  'proprietary',
  'group',
  'issuer',
  'omnibus',
  'merged',
  'out',
  'aboveLimit',
  'frozen',
] as const
export type BookSign = (typeof bookSigns)[number]

export interface BookFilter {
  readonly text: string
  readonly change: OrderChange | 'ALL'
  readonly regions: readonly Region[]
  /** Ids of classes; the empty one means orders of no class. */
  readonly classes: readonly string[]
  readonly through: readonly string[]
  readonly signs: readonly BookSign[]
}

export const noFilter: BookFilter = {
  text: '',
  change: 'ALL',
  regions: [],
  classes: [],
  through: [],
  signs: [],
}

/** How many filters are set, beside text and change. */
export const narrowing = ({ regions, classes, through, signs }: BookFilter): number =>
  [regions, classes, through, signs].filter((each) => each.length > 0).length

export const isFiltered = (filter: BookFilter): boolean =>
  plainWidth(filter.text).trim() !== '' || filter.change !== 'ALL' || narrowing(filter) > 0

/** What the search text of a row is made of, beside the row. */
interface TextParts {
  readonly holder: LocalizedNames | undefined
  readonly group: LocalizedNames | undefined
  readonly banks: BrowserBook['banks']
  readonly limits: (row: BookRow) => string
}

/** The text of an unchanged order is reused: of a large book a few orders change at once. */
const texts = new WeakMap<BookRow, TextParts & { readonly text: string }>()

/** The text that a search looks in: the number with and without its dash, names, limits and comments. */
function textOf(row: BookRow, { holders, banks, groups }: BrowserBook, limits: TextParts['limits']): string {
  const holder = holders.get(row.holder)
  const group = holder?.groupId ? groups.get(holder.groupId) : undefined
  const known = texts.get(row)
  if (
    known?.holder === holder &&
    known?.group === group &&
    known?.banks === banks &&
    known?.limits === limits
  )
    return known.text
  const through = [row.throughId, ...row.leads].map((id) => (id === null ? undefined : banks.get(id)))
  const text = [
    row.number,
    row.number.replace('-', ''),
    row.account,
    row.sales,
    limits(row),
    row.comment,
    row.privateComment,
    ...[holder, group, ...through].flatMap((one) => (one ? allNames(one) : [])),
  ]
    .filter((part) => part !== null)
    .join('\n')
    .toLowerCase()
  texts.set(row, { holder, group, banks, limits, text })
  return text
}

/** Nobody of its house can log in and answer. */
export const isFrozen = (row: BookRow, { holders }: Pick<BrowserBook, 'holders'>): boolean =>
  row.status !== 'Withdrawn' && holders.get(row.holder)?.frozen === true

const aboveLimit = oncePer(
  (findings: BrowserBook['findings']): ReadonlySet<string> =>
    new Set(findings.flatMap(({ kind, orderIds }) => (kind === 'aboveLimit' ? orderIds : []))),
)

/** A limit of its house is exceeded with it: told to those who decide on findings. */
export const isAboveLimit = ({ id }: BookRow, { findings }: Pick<BrowserBook, 'findings'>): boolean =>
  aboveLimit(findings).has(id)

const hasSign = (sign: BookSign, row: BookRow, book: BrowserBook): boolean => {
  switch (sign) {
    case 'unread':
      return isFresh(row, book)
    case 'soft':
      return row.commitment === 'soft'
    case 'merged':
      return mergesByOrder(book.merges).has(row.id)
    case 'aboveLimit':
      return isAboveLimit(row, book)
    case 'frozen':
      return isFrozen(row, book)
    case 'out':
      return row.fit === 'out'
    default:
      return flagsOf(row).includes(sign)
  }
}

const isOneOf = (chosen: readonly string[], value: string | null): boolean =>
  chosen.length === 0 || chosen.includes(value ?? '')

/** A row passes if it contains every word and matches every choice. */
export function filterOf(
  filter: BookFilter,
  book: BrowserBook,
  { limits }: { readonly limits: (row: BookRow) => string },
): ((row: BookRow) => boolean) | undefined {
  if (!isFiltered(filter)) return undefined
  const words = plainWidth(filter.text).toLowerCase().split(/\s+/).filter(Boolean)
  return (row) => {
    if (filter.change !== 'ALL' && row.change !== filter.change) return false
    if (!isOneOf(filter.regions, row.region) || !isOneOf(filter.classes, row.classId)) return false
    if (!isOneOf(filter.through, row.throughId)) return false
    if (!filter.signs.every((sign) => hasSign(sign, row, book))) return false
    const found = words.length > 0 ? textOf(row, book, limits) : ''
    return words.every((word) => found.includes(word))
  }
}
