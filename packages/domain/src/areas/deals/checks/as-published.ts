import type { FieldRefusal } from '../../../kernel/index.ts'
import type { Shared } from '../announcement.ts'
import { placesBehind } from './odd/index.ts'
import type { AsPublished, Terms } from '../terms.ts'

interface Values {
  terms: Terms
  shared: Shared
}

const ordered = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(ordered)
  const record = value as Readonly<Record<string, unknown>>
  return Object.keys(record)
    .toSorted()
    .map((name) => [name, ordered(record[name])])
}

/** A short mark of a text: two different texts rarely share it, and nobody gains by making them. */
const markOf = (text: string): string => {
  let hash = 0xcbf29ce484222325n
  for (const char of text) hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0)!)) * 0x100000001b3n)
  return hash.toString(36)
}

/** The value of a place; of a row in a list, the whole list. */
const valueAt = ({ terms, shared }: Values, field: string): unknown => {
  const [part, key = ''] = field.split('.')
  return part === 'terms' ? terms[key as keyof Terms] : shared[key as keyof Shared]
}

/** What an odd finding rests on, as a mark: once a value behind it changes, it was not ticked. */
export const factsOf = (values: Values, { field, reason, params }: FieldRefusal): string =>
  markOf(
    JSON.stringify([
      ...[field, ...placesBehind(reason)].map((place) => ordered(valueAt(values, place))),
      ordered(params ?? null),
    ]),
  )

/** The tick that says that a finding is as published, while the facts are the same. */
export const tickOf = (values: Values, found: FieldRefusal): AsPublished | undefined => {
  const facts = factsOf(values, found)
  return values.terms.asPublished.find(
    (tick) => tick.field === found.field && tick.reason === found.reason && tick.facts === facts,
  )
}

/**
 * Who ticked and when is what the server knows, never what was sent: a tick that was there stays as it was, and a new
 * one is this person's, now.
 */
export const stampedTicks = (
  before: readonly AsPublished[],
  sent: readonly AsPublished[],
  by: string,
  at: string,
): AsPublished[] =>
  sent.map(
    ({ field, reason, facts }) =>
      before.find((tick) => tick.field === field && tick.reason === reason && tick.facts === facts) ?? {
        field,
        reason,
        facts,
        by,
        at,
      },
  )
