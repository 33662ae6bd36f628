import type { FormFault } from '../../../kit/form/index.ts'
import { placeOf } from './faults.ts'
import { inFormOrder } from './order.ts'
import { useForm, useFormState } from './use-field.ts'

/** What keeps a deal from being announced, one fault a field, in the order of the tabs. */
export function toDoOf(faults: readonly FormFault[]): readonly FormFault[] {
  const first = new Map<string, FormFault>()
  for (const fault of faults) {
    const place = placeOf(fault) ?? fault.field
    if (fault.kind !== 'doubtful' && !first.has(place)) first.set(place, fault)
  }
  return inFormOrder([...first.values()])
}

export function useToDo(): readonly FormFault[] {
  return toDoOf(useFormState(useForm()).faults)
}
