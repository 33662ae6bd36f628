import pg from 'pg'

/**
 * How PostgreSQL's values arrive: whole numbers as numbers (beyond safe integers it is a fault, never a rounded
 * figure), instants as Temporal, days and decimals as text.
 */
const parsers: Record<number, (text: string) => unknown> = {
  20: (text) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value)) throw new RangeError(`bigint outside the safe range: ${text}`)
    return value
  },
  1082: (text) => text,
  1184: (text) => Temporal.Instant.from(text),
  1700: (text) => text,
}

export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) ||
    (pg.types.getTypeParser as (oid: number, format?: string) => unknown)(oid, format),
}

/** Temporal parameters travel as ISO text. */
export const parameter = (value: unknown): unknown => {
  if (value instanceof Temporal.Instant || value instanceof Temporal.PlainDate) return value.toString()
  if (Array.isArray(value)) return value.map(parameter)
  return value
}
