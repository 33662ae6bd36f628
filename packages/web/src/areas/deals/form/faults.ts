import type { Reason } from '@bookrunner/contract'
import type { DealDetail } from '@bookrunner/contract/deals'
import { wordsFor } from '@bookrunner/contract/text'
import { missingIn, noTimes, tabOf, warningsIn, weekdaysOnly, type Calendar } from '@bookrunner/domain/deals'
import type { FieldRefusal, Params } from '@bookrunner/domain/kernel'
import { faultOf, type FormFault } from '../../../kit/form/index.ts'
import { count } from '../../../kit/format.ts'
import type { Lang } from '../../../platform/language.ts'
import { fieldOf } from '../use-field-words.ts'
import { writeDay } from './days.ts'
import type { DealValues, FormField } from './places.ts'

type Worded = Pick<FormFault, 'field' | 'reason' | 'message'>

/** What only the server can know: which institutions there are, and what they may be. */
const serversOwn = ['deal.not-underwriter', 'deal.not-issuer', 'record.unknown']

export const serverFaults = ({ missing }: Pick<DealDetail, 'missing'>): readonly FormFault[] =>
  missing.filter(({ reason }) => serversOwn.includes(reason)).map(faultOf)

/** What a refused call said of fields. */
export const refusedFaults = (fields: readonly Worded[]): readonly FormFault[] => fields.map(faultOf)

/** Days and figures inside a message are written as the reader writes them. */
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
  /** Its close time may well have passed: times are moved by moves from then on. */
  readonly announced: boolean
}

/** Early advice: the same rules the server decides by, on what is typed. */
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
    message: wordsFor(lang, reason as Reason, readable(params, lang)),
  })
  const { name, terms, shared } = values
  const times = announced ? noTimes : values.times
  const unnamed = name.trim() === '' ? [{ field: 'name', reason: 'deal.name-missing' }] : []
  const missing = [...unnamed, ...missingIn({ terms, shared, times, now })].map(worded).map(faultOf)
  const odd = warningsIn({ terms, shared, calendar, now }).map(worded)
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
