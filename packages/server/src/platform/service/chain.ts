import { createHash } from 'node:crypto'

/** A stored line of a ledger's log. */
export interface Entry {
  seq: number
  at: string
  actor_id: string | null
  code: string
  params: unknown
  hash: string
}

export type LedgerEntry = Entry & { ledger_id: string }

/** The newest state of one ledger: its number, and the hash of the log up to it. */
export interface Head {
  seq: number
  hash: string
}

/** Log lines of any ledgers, and the ledgers' new numbers and hashes. */
export interface Lines {
  entries: readonly LedgerEntry[]
  heads: ReadonlyMap<string, Head>
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The chain starts from the ledger's own name, so that two ledgers never share a beginning. */
export const firstHash = (ledgerId: string): string => sha256(`bookrunner ledger ${ledgerId}`)

/** The same text for the same value, whatever the order of its keys, which JSONB does not preserve. */
export const canonical = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return canonical((value.toJSON as () => unknown)())
  const record = value as Readonly<Record<string, unknown>>
  const names = Object.keys(record).filter((name) => record[name] !== undefined)
  const pairs = names.toSorted().map((name) => `${JSON.stringify(name)}:${canonical(record[name])}`)
  return `{${pairs.join(',')}}`
}

/**
 * Each line's hash covers the one before it: changing, dropping or moving a line breaks all that follow. `text`: the
 * parameters, if they are written out already.
 */
export const hashOf = (
  previous: string,
  ledgerId: string,
  { seq, at, actor_id: actorId, code, params }: Omit<Entry, 'hash'>,
  text = canonical(params),
): string => sha256([previous, ledgerId, seq, at, actorId ?? '', code, text].join('\n'))
