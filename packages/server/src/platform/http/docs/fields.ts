import { html, type Html } from './html.ts'

export type Json = Readonly<Record<string, unknown>>

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const choicesOf = (schema: Json): Json[] => {
  const choices = schema['anyOf'] ?? schema['oneOf']
  return Array.isArray(choices) ? (choices as Json[]) : []
}

/** "text, at most 60", "one of asc, desc", "whole number 1–500 or digits". */
export const typeOf = (schema: Json): string => {
  const choices = choicesOf(schema)
  if (choices.length > 0) return choices.map(typeOf).join(' or ')
  const { type, enum: values, items, format, maxLength, maxItems, minimum, maximum } = schema
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(values)) return `one of ${values.map(String).join(', ')}`
  if (type === 'array') {
    const of = isJson(items) && !isJson(items['properties']) ? ` of ${typeOf(items)}` : ''
    return `list${of}${most(maxItems, 'at most')}`
  }
  if (type === 'boolean') return 'true or false'
  if (format === 'binary') return `file${most(maxLength, 'bytes at most:')}`
  if (type === 'string') return `${typeof format === 'string' ? format : 'text'}${most(maxLength, 'at most')}`
  if (type === 'integer') return `whole number${range(minimum, maximum)}`
  return typeof type === 'string' ? type : 'anything'
}

const most = (limit: unknown, words: string): string =>
  typeof limit === 'number' ? `, ${words} ${limit}` : ''
const range = (from: unknown, to: unknown): string => {
  const low = typeof from === 'number' && from > Number.MIN_SAFE_INTEGER ? from : undefined
  const high = typeof to === 'number' && to < Number.MAX_SAFE_INTEGER ? to : undefined
  if (low === undefined && high === undefined) return ''
  return ` ${low ?? '…'}–${high ?? '…'}`
}

/** The object inside "this or null", or inside a list. */
const insideOf = (schema: Json): Json | undefined => {
  if (isJson(schema['properties'])) return schema
  if (isJson(schema['items'])) return insideOf(schema['items'])
  return choicesOf(schema).map(insideOf).find(Boolean)
}

const rowsOf = (schema: Json, under: string): Html[] => {
  const properties = (schema['properties'] ?? {}) as Record<string, Json>
  const required = (schema['required'] ?? []) as string[]
  return Object.entries(properties).flatMap(([name, field]) => {
    const inside = insideOf(field)
    const path = `${under}${name}`
    const list = field['type'] === 'array' ? '[].' : '.'
    const row = html`<tr>
      <td><code>${path}</code>${required.includes(name) ? undefined : html` <small>optional</small>`}</td>
      <td>${typeOf(field)}</td>
    </tr>`
    return inside ? [row, ...rowsOf(inside, `${path}${list}`)] : [row]
  })
}

/** Every field of a schema with its type, and nested fields by their path. */
export const fieldTable = (schema: Json): Html => {
  const rows = rowsOf(schema, '')
  return rows.length === 0
    ? html`<p class="none">None.</p>`
    : html`<table class="fields">
        <tbody>
          ${rows}
        </tbody>
      </table>`
}
