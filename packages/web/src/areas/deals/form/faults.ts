import type { Reason } from '@bookrunner/contract'
import type { DealDetail } from '@bookrunner/contract/deals'
import { refusalMessage } from '@bookrunner/contract/text'
import {
  factsOf,
  missingIn,
  noTimes,
  tabOf,
  tickedIn,
  warningsIn,
  weekdaysOnly,
  type AsPublished,
  type Calendar,
} from '@bookrunner/domain/deals'
import type { FieldRefusal, Params } from '@bookrunner/domain/kernel'
import { faultOf, type FormFault } from '../../../kit/form/index.ts'
import { count } from '../../../kit/format.ts'
import type { Lang } from '../../../platform/language.ts'
import { fieldOf } from '../use-field-name.ts'
import { writeDay } from '../../../kit/days/index.ts'
import type { DealValues, FormField } from './places.ts'

type Worded = Pick<FormFault, 'field' | 'reason' | 'message'>

/** Faults that only the server can find: which institutions exist and their roles. */
const serversOwn = ['deal.not-underwriter', 'deal.not-issuer', 'record.unknown']

export const serverFaults = ({ missing }: Pick<DealDetail, 'missing'>): readonly FormFault[] =>
  missing.filter(({ reason }) => serversOwn.includes(reason)).map(faultOf)

/** The fields' faults in a refused call. */
export const refusedFaults = (fields: readonly Worded[]): readonly FormFault[] => fields.map(faultOf)

/** Formats days and figures in a message for the reader. */
function readable(params: Params | undefined, lang: Lang): Params {
  const entries = Object.entries(params ?? {}).map(([key, value]) => {
    if (typeof value === 'number') return [key, count(value)] as const
    return [key, /^\d{4}-\d{2}-\d{2}$/.test(value) ? writeDay(value, lang) : value] as const
  })
  return Object.fromEntries(entries)
}

interface FaultsInput {
  readonly values: DealValues
  readonly calendar: Calendar | undefined
  readonly now: Temporal.Instant
  readonly lang: Lang
  /** The deal is announced, so its times may be past: a move changes them. */
  readonly announced: boolean
}

/** Something odd, in words, with the tick that silences it. */
export interface OddFinding {
  readonly message: string
  readonly tick: AsPublished
}

/** What looks odd in the typed values: still open, and ticked as published. */
export function oddFindings({ values, calendar = weekdaysOnly, now, lang, announced }: FaultsInput): {
  readonly open: readonly OddFinding[]
  readonly ticked: readonly OddFinding[]
} {
  const warned = { terms: values.terms, shared: values.shared, calendar, now, draft: !announced }
  const messageOf = ({ reason, params }: FieldRefusal) =>
    refusalMessage(lang, reason as Reason, readable(params, lang))
  const tickFor = (found: FieldRefusal): AsPublished => ({
    field: found.field,
    reason: found.reason,
    facts: factsOf(values, found),
    by: null,
    at: null,
  })
  return {
    open: warningsIn(warned).map((found) => ({ message: messageOf(found), tick: tickFor(found) })),
    ticked: tickedIn(warned).map((found) => ({ message: messageOf(found), tick: found.tick })),
  }
}

/** Checks the typed values by the server's rules. */
export function localFaults({
  values,
  calendar = weekdaysOnly,
  now,
  lang,
  announced,
}: FaultsInput): readonly FormFault[] {
  const worded = ({ field, reason, params }: FieldRefusal): Worded => ({
    field,
    reason,
    message: refusalMessage(lang, reason as Reason, readable(params, lang)),
  })
  const { name, terms, shared } = values
  const times = announced ? noTimes : values.times
  const unnamed = name.trim() === '' ? [{ field: 'name', reason: 'deal.name-missing' }] : []
  const missing = [...unnamed, ...missingIn({ terms, shared, times, now })].map(worded).map(faultOf)
  const odd = warningsIn({ terms, shared, calendar, now, draft: !announced }).map(worded)
  return [
    ...missing.map((fault) => ({ ...fault, atOnce: fault.kind === 'wrong' })),
    ...odd.map((fault) => ({ ...fault, kind: 'doubtful' as const, atOnce: true })),
  ]
}

/** The control a fault is shown at; documents have none. */
export function placeOf({ field }: Pick<FormFault, 'field'>): FormField | undefined {
  const found = fieldOf(field)
  return found === 'documents' ? undefined : found
}

export const tabOfFault = ({ field }: Pick<FormFault, 'field'>) => tabOf(field)
