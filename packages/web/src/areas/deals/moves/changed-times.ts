import type { Times } from '@bookrunner/domain/deals'
import { instantOf, typedOf, type TypedTime, type ZonedProblem } from './clock-time.ts'

/** The times a dialog can change. Times of single regions belong to the terms. */
export const timeFields = ['closesAt', 'subjectAt', 'expiresAt'] as const
export type TimeField = (typeof timeFields)[number]

/** Null: no time is set. */
export type TypedTimes = Readonly<Record<TimeField, TypedTime | null>>

type Set = Pick<Times, TimeField>

/** The current times, as text of the fields. */
export function typedTimes({ closesAt, subjectAt, expiresAt }: Set, zone: string): TypedTimes {
  const typed = (at: string | null) => (at === null ? null : typedOf(at, zone))
  return { closesAt: typed(closesAt), subjectAt: typed(subjectAt), expiresAt: typed(expiresAt) }
}

/** The changed times only, or the names of the fields that are no times. */
export function changedTimes(
  typed: TypedTimes,
  set: Set,
  zone: string,
): { times: Partial<Set> } | { problems: Partial<Record<TimeField, ZonedProblem>> } {
  const times: Partial<Set> = {}
  const problems: Partial<Record<TimeField, ZonedProblem>> = {}
  for (const field of timeFields) {
    const value = typed[field]
    const found = value === null ? { at: null } : instantOf(value, zone)
    if ('problem' in found) problems[field] = found.problem
    else if (!sameInstant(found.at, set[field])) times[field] = found.at
  }
  return Object.keys(problems).length > 0 ? { problems } : { times }
}

const sameInstant = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other))
