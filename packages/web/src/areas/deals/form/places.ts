import type { DealDetail } from '@bookrunner/contract/deals'
import {
  emptyShared,
  emptyTerms,
  noTimes,
  type Shared,
  type Terms,
  type Times,
} from '@bookrunner/domain/deals'
import { termsField, timesField, sharedField, type DealField } from '../fields.ts'

/** The place of a field. Documents are no field: they are added one by one. */
export type FormField = Exclude<DealField, 'documents'>

export type ValueAt<P extends FormField> = P extends `terms.${infer Key extends keyof Terms}`
  ? Terms[Key]
  : P extends `times.${infer Key extends keyof Times}`
    ? Times[Key]
    : P extends `shared.${infer Key extends keyof Shared}`
      ? Shared[Key]
      : string

/** Places whose value has this type. */
export type PlacesOf<Value> = { [P in FormField]: ValueAt<P> extends Value ? P : never }[FormField]

/** All values of a deal by field: changes and conflicts are per field. */
export type Flat = { readonly [P in FormField]: ValueAt<P> }
export type Patch = Partial<Flat>

export interface DealValues {
  readonly name: string
  readonly terms: Terms
  readonly times: Times
  readonly shared: Shared
}

const prefixed = <Part extends object>(values: Part, to: (key: keyof Part) => string) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [to(key as keyof Part), value as unknown]))

export const flat = ({ name, terms, times, shared }: DealValues): Flat =>
  ({
    name,
    ...prefixed(terms, termsField),
    ...prefixed(times, timesField),
    ...prefixed(shared, sharedField),
  }) as unknown as Flat

export function nested(all: Flat): DealValues {
  const { terms, times, shared, name } = contentOf(all)
  return {
    name: name ?? '',
    terms: terms as Terms,
    times: times as Times,
    shared: shared as Shared,
  }
}

/** The content of a call: only the changed parts. */
export interface Content {
  name?: string
  terms?: Partial<Terms>
  times?: Partial<Times>
  shared?: Partial<Shared>
}

export function contentOf(patch: Patch): Content {
  const content: Record<string, unknown> = {}
  for (const [place, value] of Object.entries(patch)) {
    const [part = '', key] = place.split('.')
    if (key === undefined) content[part] = value
    else Object.assign((content[part] ??= {}), { [key]: value })
  }
  return content
}

export const emptyValues: DealValues = { name: '', terms: emptyTerms, times: noTimes, shared: emptyShared }

export const valuesOf = ({ header, terms, shared, lifecycle }: DealDetail): DealValues => ({
  name: header.name,
  terms,
  shared,
  times: {
    // During a test, `closesAt` is when the test ends.
    closesAt: lifecycle.status === 'Test' ? lifecycle.closesAfterTest : lifecycle.closesAt,
    subjectAt: lifecycle.subjectAt,
    subjectByRegion: lifecycle.subjectByRegion,
    expiresAt: lifecycle.expiresAt,
  },
})
