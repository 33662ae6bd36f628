import {
  adminLogFields,
  adminLogTexts,
  adminLogValues,
  kindOfLedger,
  type AdminLogKind,
} from '@bookrunner/contract/audit'
import { functionTitles, routeTitles } from '@bookrunner/contract/access'
import type { Language } from '@bookrunner/contract/kernel'
import { routes, type Route } from '@bookrunner/domain/access'
import type { LoggedValue } from '../../platform/service/index.ts'
import type { AuditRow } from './audit.repo.ts'

export interface Wording {
  language: Language
  /** Current names of records, by id. */
  names: ReadonlyMap<string, string>
}

export interface WordedChange {
  field: string
  from: string | null
  to: string | null
}

const ledgerPart = 0

export const kindOf = ({ ledgerId }: AuditRow): AdminLogKind =>
  kindOfLedger(ledgerId.split(':')[ledgerPart] ?? '')

/** The id of the record a line is about; undefined for what there is only one of. */
export const recordOf = ({ ledgerId, params }: AuditRow): string | undefined => {
  const parts = ledgerId.split(':')
  // The departments of an institution have one ledger.
  if (parts[0] === 'dept' && typeof params.departmentId === 'string') return params.departmentId
  const id = parts[1] ?? ''
  if (/^[a-z]+_/.test(id)) return id
  return [params.menuId, params.recordId].find((each) => typeof each === 'string')
}

const titleOf = (permission: string, language: Language): string => {
  const [screen, name] = permission.split('|')
  const route = (routes as readonly Route[]).find((each) => each.permission === screen)
  const title = route ? routeTitles[route.title as keyof typeof routeTitles][language] : screen
  const action = name === undefined ? undefined : functionTitles[name as keyof typeof functionTitles]
  return [title, action?.[language] ?? name].filter(Boolean).join(' · ')
}

const isPermission = (field: string) => ['added', 'removed', 'keys'].includes(field)

const wordOne = (field: string, value: unknown, { language, names }: Wording): string => {
  const text = String(value)
  if (isPermission(field)) return titleOf(text, language)
  return adminLogValues[text]?.[language] ?? names.get(text) ?? text
}

const wordValue = (field: string, value: unknown, wording: Wording): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((each) => wordOne(field, each, wording)).join(', ')
  return wordOne(field, value, wording)
}

const shownParams = [
  'status',
  'roleId',
  'entityId',
  'userIds',
  'entityIds',
  'added',
  'removed',
  'keys',
  'path',
  'days',
  'count',
  'lines',
] as const

/** Values of a line before and after: codes and ids of the chain, personal data beside it, other parts as they are. */
const valuesOf = (row: AuditRow): LoggedValue[] => {
  const { params, personal } = row
  const record = recordOf(row)
  const logged = Array.isArray(params.values) ? (params.values as LoggedValue[]) : []
  const named = [...logged, ...(personal ?? [])]
  const fields = Array.isArray(params.fields) ? (params.fields as string[]) : []
  const others = shownParams
    .filter((field) => params[field] !== undefined && params[field] !== record)
    .filter((field) => !(Array.isArray(params[field]) && params[field].length === 0))
    .filter((field) => !named.some((each) => each.field === field))
    .map((field) => ({ field, from: null, to: params[field] }))
  const known = new Set([...named, ...others].map(({ field }) => field))
  // Erased, or never stored: the field alone.
  const bare = fields.filter((field) => !known.has(field)).map((field) => ({ field, from: null, to: null }))
  return [...named, ...others, ...bare]
}

export const changesOf = (row: AuditRow, wording: Wording): WordedChange[] =>
  valuesOf(row).map(({ field, from, to }) => ({
    field: adminLogFields[field]?.[wording.language] ?? field,
    from: wordValue(field, from, wording),
    to: wordValue(field, to, wording),
  }))

/** A line in the reader's language. An unknown code is shown as it is. */
export const whatOf = ({ code, params }: AuditRow, { language }: Wording): string => {
  const text = adminLogTexts[code]?.[language] ?? code
  const kind = typeof params.kind === 'string' ? adminLogValues[params.kind]?.[language] : undefined
  const centre = typeof params.centre === 'string' ? params.centre : undefined
  return [text, centre, kind].filter(Boolean).join(' · ')
}

/** Every id in lines that may have a name. */
export const idsIn = (rows: readonly AuditRow[]): string[] => [
  ...new Set(
    rows
      .flatMap((row) => [
        recordOf(row) ?? [],
        ...valuesOf(row).flatMap(({ from, to }) => [from, to].flat().filter((id) => typeof id === 'string')),
      ])
      .flat(),
  ),
]
