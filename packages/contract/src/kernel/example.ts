type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

const objectExample = ({ properties, required }: Json): Record<string, unknown> => {
  const fields = Object.entries(isJson(properties) ? properties : {}) as [string, Json][]
  const needed = new Set(Array.isArray(required) ? (required as string[]) : [])
  // What may be left out is shown where its field names an example of its own.
  const shown = fields.filter(([name, schema]) => needed.has(name) || Array.isArray(schema['examples']))
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema)]))
}

const byType: Readonly<Record<string, (schema: Json) => unknown>> = {
  object: objectExample,
  array: ({ items }) => (isJson(items) ? [exampleOf(items)] : []),
  string: ({ format }) => (format === 'binary' ? new File(['%PDF-1.7'], 'term sheet.pdf') : 'text'),
  integer: ({ minimum }) => (typeof minimum === 'number' && minimum > 0 ? minimum : 1),
  number: () => 1,
  boolean: () => true,
}

/**
 * What a call might be sent, from the examples its fields name (`.meta({ examples })`), their choices, and
 * where they say nothing, their types.
 */
export const exampleOf = (schema: Json): unknown => {
  const { examples, enum: choices, anyOf, type } = schema
  if (Array.isArray(examples)) return examples[0]
  if ('const' in schema) return schema['const']
  if (Array.isArray(choices)) return choices[0]
  if (Array.isArray(anyOf) && isJson(anyOf[0])) return exampleOf(anyOf[0])
  return typeof type === 'string' ? (byType[type]?.(schema) ?? null) : null
}
