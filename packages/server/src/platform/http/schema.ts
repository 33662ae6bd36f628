type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** "This or null" as one type with two names, which the serializer writes without comparing alternatives. */
const orNull = (schema: Json): Json => {
  const choices = schema['anyOf']
  if (!Array.isArray(choices) || choices.length !== 2) return schema
  const other = choices.find((choice: Json) => choice['type'] !== 'null') as Json
  const hasNull = choices.some((choice: Json) => choice['type'] === 'null')
  if (!hasNull || typeof other?.['type'] !== 'string') return schema
  const { anyOf: _, ...rest } = schema
  // Inside alternatives the serializer compares values with their lists, so null must be one of them.
  const values = Array.isArray(other['enum']) ? { enum: [...(other['enum'] as unknown[]), null] } : {}
  return { ...rest, ...other, ...values, nullable: true }
}

/**
 * Formats and patterns check input; for replies they would only cost time. Undeclared fields are left out rather than
 * refused, so no schema forbids them.
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

/** The serializer knows tuples only by the older name; by the newer one it would write undeclared content. */
const asTuple = ({ prefixItems, ...schema }: Json): Json =>
  prefixItems === undefined ? schema : { ...schema, items: prefixItems }

/** The reply's JSON Schema with only what the serializer needs: names and types. */
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
