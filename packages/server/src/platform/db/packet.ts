import pg from 'pg'
import type { CompiledQuery } from 'kysely'
import { parameter, types } from './types.ts'

/**
 * The driver's side of a connection, as its own queries use it. That is its private state, which may change with any release,
 * so `pg` is pinned to an exact one; for another one read its `query.js` and `client.js` again.
 */
interface Wire {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse: (statement: { name: string | undefined; text: string }) => void
  bind: (statement: { statement: string | undefined; values: unknown[] }) => void
  describe: (what: { type: 'P' }) => void
  execute: () => void
  sync: () => void
}

interface Field {
  name: string
  dataTypeID: Parameters<typeof types.getTypeParser>[0]
}

/** How rows of a statement are read. */
class Shape {
  readonly #names: string[]
  readonly #parsers: ((text: string) => unknown)[]
  /** Copied for each row, so that all have one layout in memory. */
  readonly #empty: Record<string, unknown>

  constructor(fields: readonly Field[]) {
    this.#names = fields.map(({ name }) => name)
    this.#parsers = fields.map(
      ({ dataTypeID }) => types.getTypeParser(dataTypeID) as (text: string) => unknown,
    )
    this.#empty = Object.fromEntries(this.#names.map((name) => [name, null]))
  }

  read(values: readonly (string | null)[]): unknown {
    const row = { ...this.#empty }
    for (let at = 0; at < values.length; at++) {
      const value = values[at]
      if (typeof value === 'string') row[this.#names[at]!] = this.#parsers[at]!(value)
    }
    return row
  }
}

/** Of named statements. A named statement whose columns change is a fault of the server, so they stay as they are. */
const shapesOf = new WeakMap<Wire, Map<string, Shape>>()

interface Sent {
  name: string | undefined
  text: string
  values: unknown[]
  rows: unknown[]
  shape: Shape | undefined
  /** Of this side: a value that cannot be sent or read. */
  fault: Error | undefined
  done: (rows: unknown[]) => void
  fail: (fault: Error) => void
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils

/**
 * Statements of a transaction that start together: the server answers them in order and sends its answers together, instead
 * of each by itself. After a failure it skips the others. The driver takes it for one query.
 */
export class Packet extends pg.Query {
  readonly #statements: Sent[] = []
  #wire: Wire | undefined
  /** The statement that the server is answering. */
  #at = 0
  // The driver reads these for the prepared statement that it is told of.
  name: string | undefined
  text = ''
  callback: (fault: Error | null) => void = () => {}

  constructor() {
    super({ text: '' })
  }

  add({ sql, parameters }: CompiledQuery, name: string | undefined): Promise<unknown[]> {
    const values = parameters.map((value) => prepareValue(parameter(value)))
    return new Promise((done, fail) => {
      const sent = { name, text: sql, values, rows: [], shape: undefined, fault: undefined, done, fail }
      this.#statements.push(sent)
    })
  }

  override submit = (connection: pg.Connection): void => {
    const wire = connection as unknown as Wire
    this.#wire = wire
    const shapes = shapesOf.get(wire) ?? new Map<string, Shape>()
    shapesOf.set(wire, shapes)
    for (const statement of this.#statements)
      if (!write(wire, statement, shapes)) {
        // The transaction must not be committed without it: the server gets a statement that fails in its place.
        wire.parse({ name: undefined, text: 'a statement that could not be sent' })
        break
      }
    wire.sync()
    this.#show()
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    const current = this.#statements[this.#at]!
    current.shape = new Shape(fields)
    if (current.name !== undefined) shapesOf.get(this.#wire!)!.set(current.name, current.shape)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const current = this.#statements[this.#at]!
    try {
      if (!current.fault) current.rows.push(current.shape!.read(fields))
    } catch (fault) {
      current.fault = fault as Error
    }
  }

  handleCommandComplete(): void {
    const { fault, rows, done, fail } = this.#statements[this.#at]!
    this.#at += 1
    this.#show()
    if (fault) fail(fault)
    else done(rows)
  }

  handleError(fault: Error): void {
    this.callback(fault)
    const left = this.#statements.slice(this.#at)
    const [failed] = left
    const cause: Error & { statement?: string } = failed?.fault ?? fault
    // For the log: the text has no values.
    if (failed) cause.statement ??= failed.text
    for (const { name, fail } of left) {
      // The server did not come to it: whoever needs it next sends it again.
      if (name !== undefined) delete this.#wire?.submittedNamedStatements[name]
      fail(cause)
    }
    this.#at = this.#statements.length
  }

  handleReadyForQuery(): void {
    this.callback(null)
  }

  #show(): void {
    const current = this.#statements[this.#at]
    this.name = current?.name
    this.text = current?.text ?? ''
  }
}

/** False if it cannot be sent. Nobody would catch a fault thrown here. */
const write = (wire: Wire, statement: Sent, shapes: ReadonlyMap<string, Shape>): boolean => {
  const { name, text, values } = statement
  try {
    if (name === undefined || !isKnown(wire, name)) {
      wire.parse({ name, text })
      if (name !== undefined) wire.submittedNamedStatements[name] = text
    }
    wire.bind({ statement: name, values })
    statement.shape = name === undefined ? undefined : shapes.get(name)
    if (!statement.shape) wire.describe({ type: 'P' })
    wire.execute()
    return true
  } catch (fault) {
    statement.fault = fault as Error
    return false
  }
}

const isKnown = (wire: Wire, name: string): boolean =>
  wire.parsedStatements[name] !== undefined || wire.submittedNamedStatements[name] !== undefined
