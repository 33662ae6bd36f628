type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** "This or null" as one type with two names: what the serializer writes without weighing alternatives. */
const orNull = (schema: Json): Json => {
  const choices = schema['anyOf']
  if (!Array.isArray(choices) || choices.length !== 2) return schema
  const other = choices.find((choice: Json) => choice['type'] !== 'null') as Json
  const hasNull = choices.some((choice: Json) => choice['type'] === 'null')
  if (!hasNull || typeof other?.['type'] !== 'string') return schema
  const { anyOf: _, ...rest } = schema
  return { ...rest, ...other, nullable: true }
}

/**
 * Formats and patterns guard what comes in; on the way out they would only cost time. What is undeclared is
 * left out, not refused, so no schema forbids it.
 */
const checks = new Set([
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'default',
  'examples',
  'additionalProperties',
])

/** A tuple by the older name the serializer knows; by the newer one it would write whatever is there. */
const asTuple = ({ prefixItems, ...schema }: Json): Json =>
  prefixItems === undefined ? schema : { ...schema, items: prefixItems }

/** The reply's JSON Schema, trimmed to what the serializer needs: names and types. */
export const serializable = (schema: Json): Json =>
  Object.fromEntries(
    Object.entries(asTuple(orNull(schema)))
      .filter(([name, value]) => !checks.has(name) || isJson(value))
      .map(([name, value]) => [name, trimmed(value)]),
  )

const trimmed = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map((inner: unknown) => (isJson(inner) ? serializable(inner) : inner))
  return isJson(value) ? serializable(value) : value
}
