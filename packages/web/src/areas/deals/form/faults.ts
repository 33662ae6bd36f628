import type { DealDetail } from '@bookrunner/contract/deals'
import { fieldOf } from '../use-field-words.ts'
import { tabOf, type FormTab, type Place } from './places.ts'

/** What is said of a field: missing, wrong, or only doubtful. */
export interface Fault {
  /** As the server names it: `terms.options.0.from`. */
  readonly field: string
  readonly kind: 'missing' | 'wrong' | 'doubtful'
  readonly reason: string
  readonly message: string
}

type Said = Pick<Fault, 'field' | 'reason' | 'message'>

const isMissing = (reason: string) => /(^|[.-])(required|missing)$/.test(reason)

const faultOf = ({ field, reason, message }: Said): Fault => ({
  field,
  reason,
  message,
  kind: isMissing(reason) ? 'missing' : 'wrong',
})

/** What the server said of a deal as it is kept. */
export const faultsOf = ({
  missing,
  warnings,
}: Pick<DealDetail, 'missing' | 'warnings'>): readonly Fault[] => [
  ...missing.map(faultOf),
  ...warnings.map((said) => ({ ...faultOf(said), kind: 'doubtful' as const })),
]

/** What a refused call said of fields. */
export const refusedFaults = (fields: readonly Said[]): readonly Fault[] => fields.map(faultOf)

/** The control a fault is shown at; documents have none. */
export function placeOf({ field }: Pick<Fault, 'field'>): Place | undefined {
  const found = fieldOf(field)
  return found === 'documents' ? undefined : found
}

export function tabOfFault(fault: Pick<Fault, 'field'>): FormTab {
  const found = fieldOf(fault.field)
  return found ? tabOf(found) : 'terms'
}
