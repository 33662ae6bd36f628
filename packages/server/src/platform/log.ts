import { pino, type Logger } from 'pino'
import type { Settings } from './settings.ts'

interface LogFields {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  table?: string
  routine?: string
  /** The text of the statement, with places for its values. */
  statement?: string
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Messages of these faults quote values (22, data) or rows (23, constraints). */
const quotesValues = (code: string | undefined): boolean => /^2[23]...$/.test(code ?? '')

/**
 * A fault for the log: what went wrong and where, without rows. The database puts those into `detail`, `where` and
 * sometimes the message.
 */
export const faultForLog = (fault: unknown): LogFields | { type: string } => {
  if (!(fault instanceof Error)) return { type: typeof fault }
  const { code, constraint, table, routine, statement } = fault as Error & Record<string, unknown>
  const known = {
    code: textOf(code),
    constraint: textOf(constraint),
    table: textOf(table),
    routine: textOf(routine),
    statement: textOf(statement),
  }
  const quotes = quotesValues(known.code)
  const stack = fault.stack ?? ''
  return {
    type: fault.constructor.name,
    message: quotes ? `the database refused a value (${known.code})` : fault.message,
    stack: quotes ? stack.replace(`: ${fault.message}`, '') : stack,
    ...known,
  }
}

const options = { serializers: { err: faultForLog } }

export const logFor = (
  { logLevel }: Pick<Settings, 'logLevel'>,
  destination?: { write: (line: string) => void },
): Logger =>
  destination ? pino({ level: logLevel, ...options }, destination) : pino({ level: logLevel, ...options })
