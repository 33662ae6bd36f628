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
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** What was wrong with values (22, data) or with a row (23, constraints) is told by quoting them. */
const quotesValues = (code: string | undefined): boolean => /^2[23]...$/.test(code ?? '')

/**
 * A fault as the log keeps it: what went wrong and where, never the rows it went wrong with. The database puts
 * those into `detail`, `where` and, for some faults, into the message itself.
 */
export const faultForLog = (fault: unknown): LogFields | { type: string } => {
  if (!(fault instanceof Error)) return { type: typeof fault }
  const { code, constraint, table, routine } = fault as Error & Record<string, unknown>
  const known = {
    code: textOf(code),
    constraint: textOf(constraint),
    table: textOf(table),
    routine: textOf(routine),
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
