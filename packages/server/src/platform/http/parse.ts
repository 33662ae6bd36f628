import type { z } from 'zod'
import type { Reason } from '@bookrunner/contract/kernel'
import type { FieldRefusal, Refusal } from '@bookrunner/domain/kernel'
import { unstorable } from './storable.ts'

type Issue = z.core.$ZodIssue

const mostFields = 50

const lengthOrSize = (issue: { origin: string }, text: Reason, number: Reason): Reason =>
  issue.origin === 'number' || issue.origin === 'int' || issue.origin === 'bigint' ? number : text

/** The parser's issues as our refusal reasons. */
const reasonOf = (issue: Issue): Pick<FieldRefusal<Reason>, 'reason' | 'params'> => {
  switch (issue.code) {
    case 'invalid_type':
      return { reason: issue.input === undefined || issue.input === null ? 'field.required' : 'field.type' }
    case 'too_big':
      return {
        reason: lengthOrSize(issue, 'field.too-long', 'field.too-big'),
        params: { max: Number(issue.maximum) },
      }
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return { reason: 'field.required' }
      return {
        reason: lengthOrSize(issue, 'field.too-short', 'field.too-small'),
        params: { min: Number(issue.minimum) },
      }
    case 'invalid_value':
      if (issue.input === undefined) return { reason: 'field.required' }
      return { reason: 'field.choice', params: { choices: issue.values.map(String).join(', ') } }
    case 'invalid_format':
      return { reason: issue.format === 'email' ? 'field.email' : 'field.format' }
    default:
      return { reason: 'field.format' }
  }
}

const nameOf = (path: readonly PropertyKey[]): string => path.map(String).join('.').slice(0, 100)

/** For a choice between forms (number or digits), the issue that got furthest is the most useful. */
const fieldsOf = (issue: Issue, under: readonly PropertyKey[] = []): FieldRefusal<Reason>[] => {
  const path = [...under, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: nameOf([...path, key]), reason: 'field.unknown' }))
  }
  if (issue.code === 'invalid_union') {
    const branches = issue.errors.filter((branch) => branch.length > 0)
    const telling =
      branches.find((branch) => branch.every(({ code }) => code !== 'invalid_type')) ?? branches[0]
    if (issue.input === undefined) return [{ field: nameOf(path), reason: 'field.required' }]
    if (telling) return telling.flatMap((inner) => fieldsOf(inner, path))
  }
  return [{ field: nameOf(path), ...reasonOf(issue) }]
}

export type Parsed<T> = { value: T } | Refusal<Reason>

/** Parses the input, and names every wrong field. */
export const parseInput = <Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): Parsed<z.output<Schema>> => {
  const unkept = unstorable(sent).map((path): FieldRefusal<Reason> => ({
    field: nameOf(path),
    reason: 'field.format',
  }))
  if (unkept.length > 0)
    return { refused: true, reason: 'input.invalid', fields: unkept.slice(0, mostFields) }
  const result = schema.safeParse(sent, { reportInput: true })
  if (result.success) return { value: result.data }
  const fields = result.error.issues.flatMap((issue) => fieldsOf(issue)).slice(0, mostFields)
  return { refused: true, reason: 'input.invalid', fields }
}
