import { emptyShared, emptyTerms, noTimes } from '@bookrunner/domain/deals'
import { canonical, sha256 } from '../../../platform/service/chain.ts'
import type { Content } from '../ledger/deal-content.ts'

/** One field as the log keeps it. */
export interface LoggedChange {
  field: string
  from: string | null
  to: string | null
}

/**
 * What people type freely may be a name or anything else that must be able to be erased: the log keeps its length
 * and a digest, by which a text that is still there can be told to be the one. By the field's last name.
 */
const freeText = new Set([
  'name',
  'text',
  'words',
  'over',
  'programme',
  'useOfProceeds',
  'tapOf',
  'floatingIndex',
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
const mostDigits = 12

export const digest = (text: string): string => `[${[...text].length}:${sha256(text).slice(0, mostDigits)}]`

/** `null` where there is nothing; one text, whatever is inside it. */
const logged = (value: unknown, name: string): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (name === 'roadshowCode') return '[set]'
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((each) => logged(each, name)).join('; ')
  if (typeof value === 'object') return loggedParts(value as Record<string, unknown>)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return freeText.has(name) ? digest(text) : text
}

const loggedParts = (record: Record<string, unknown>): string | null => {
  const parts = Object.entries(record).flatMap(([name, value]) => {
    const text = logged(value, name)
    return text === null || text === 'false' ? [] : [`${name}=${text}`]
  })
  return parts.length === 0 ? null : parts.join(' ')
}

/** A value of another area's record, as the log keeps it. */
export const loggedValue = (value: unknown, name: string): string | null => logged(value, name)

/** In the order in which fields are declared, whatever order they came back in. */
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
