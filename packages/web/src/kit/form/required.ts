import { createContext, useState } from 'react'
import type { FormCall } from '../../platform/form-calls.ts'
import { requiredFields } from '../../platform/required-fields.ts'
import type { FormFault } from './faults.ts'

/** The fields around that must be filled in. */
export const RequiredFields = createContext<ReadonlySet<string>>(new Set())

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** "entityId" of a call may be the field "entity" of a form. */
const namesOf = (field: string): string[] => [field, field.replace(/Ids?$/, '')]

/**
 * What the schema of the call requires, and what the form itself refuses while it is empty, such as a field that depends on
 * another one. A mark stays as long as the form is open, so that typing does not take it away.
 */
export function useRequired(
  call: FormCall | undefined,
  faults: readonly FormFault[],
  values: object,
): ReadonlySet<string> {
  const [required, setRequired] = useState(
    () => new Set((call ? (requiredFields[call] ?? []) : []).flatMap(namesOf)),
  )
  const found = faults
    .map(({ field }) => field)
    .filter((field) => field in values && !required.has(field) && isEmpty(values[field as keyof object]))
  if (found.length === 0) return required
  const next = new Set([...required, ...found])
  setRequired(next)
  return next
}
