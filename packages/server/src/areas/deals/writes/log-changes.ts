import { depositories, emptyShared, emptyTerms, noTimes, type PriceStep } from '@bookrunner/domain/deals'
import { canonical, sha256 } from '../../../platform/service/chain.ts'
import type { Content } from '../ledger/deal-content.ts'

/** One changed field as the log stores it. */
export interface LoggedChange {
  field: string
  from: string | null
  to: string | null
}

/**
 * Free text may contain names, which must be erasable: the log has its length and a digest that identifies the text
 * while it exists. By the field's last name.
 */
const freeText = new Set([
  'name',
  'text',
  'words',
  'over',
  'programme',
  'series',
  'reference',
  'firm',
  'quota',
  'note',
  'issuerName',
  'useOfProceeds',
  'tapOf',
  'floatingIndex',
  'index',
  'benchmark',
  'condition',
  'guidanceNote',
  'governingLaw',
  'sellingRestrictions',
  'listing',
  'waiverReason',
  'instrument',
  'durationManager',
  'feeDisclosure',
  'remark',
  'issuerNote',
  'agencyName',
  'description',
  'account',
  'comment',
  'privateComment',
  'sales',
  'identifier',
])
/** Objects within objects whose parts keep the outer name: a level has a figure, and so has what it equals. */
const prefixed = new Set(['equal', 'party'])
const mostDigits = 12

export const digest = (text: string): string => `[${[...text].length}:${sha256(text).slice(0, mostDigits)}]`

/** Terms whose rows have rows or several codes of their own: these are stored whole, and worded by their own words. */
const structured = new Set(['legs', 'repayments', 'exDividend'])

/** As JSON, with the digest of each free text. */
const loggedWhole = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) =>
    typeof part === 'string' && freeText.has(name) ? digest(part) : part,
  )

/** Steps of a row of a list: a list within would look like further rows. */
const loggedSteps = (steps: readonly PriceStep[]): string | null =>
  steps.length === 0 ? null : steps.map(({ from, price }) => `${from}@${price}`).join(',')

/** A depository that is none of the usual ones. */
const isTypedName = (name: string, text: string): boolean =>
  name === 'depositories' && !depositories.some((code) => code === text)

/** `null` if empty; otherwise one text, however deep the value. */
const logged = (value: unknown, name: string): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (name === 'roadshowCode') return '[set]'
  if (Array.isArray(value) && value.length === 0) return null
  if (name === 'priceSteps') return loggedSteps(value as readonly PriceStep[])
  if (structured.has(name)) return loggedWhole(value)
  if (Array.isArray(value)) return value.map((each) => logged(each, name)).join('; ')
  if (typeof value === 'object') return loggedParts(value as Record<string, unknown>)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return freeText.has(name) || isTypedName(name, text) ? digest(text) : text
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** "over" within "equal" is written "equalOver". */
const joined = (outer: string, name: string): string =>
  outer === '' ? name : `${outer}${name[0]!.toUpperCase()}${name.slice(1)}`

const loggedParts = (record: Record<string, unknown>, outer = ''): string | null => {
  const parts = Object.entries(record).flatMap(([name, value]) => {
    if (prefixed.has(name) && isRecord(value)) return loggedParts(value, name) ?? []
    const text = logged(value, name)
    return text === null || text === 'false' ? [] : [`${joined(outer, name)}=${text}`]
  })
  return parts.length === 0 ? null : parts.join(' ')
}

/** A value of another area's record, as the log stores it. */
export const loggedValue = (value: unknown, name: string): string | null => logged(value, name)

/** In the order of declaration, whatever the order of the input. */
export const between = <Part extends object>(
  path: string,
  declared: Part,
  before: Part,
  after: Part,
): LoggedChange[] =>
  (Object.keys(declared) as (keyof Part & string)[]).flatMap((name) =>
    canonical(after[name]) === canonical(before[name])
      ? []
      : [{ field: `${path}.${name}`, from: logged(before[name], name), to: logged(after[name], name) }],
  )

/** Field by field, figures and codes as they are. */
export const changesBetween = (before: Content, after: Content): LoggedChange[] => [
  ...between('deal', { name: '' }, { name: before.name }, { name: after.name }),
  ...between('terms', emptyTerms, before.terms, after.terms),
  ...between('times', noTimes, before.times, after.times),
  ...between('shared', emptyShared, before.shared, after.shared),
]
