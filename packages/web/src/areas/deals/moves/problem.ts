import { CallRefused, type FieldError } from '@bookrunner/contract'
import { faultMessage } from '../../../platform/failed.ts'

/** The confirmation is part of the dialog; no field of the deal has it. */
const LEVEL_CONFIRMED = 'levelConfirmed'

/** The messages of a failed call in a dialog. */
export interface Problem {
  /** Messages by field of the dialog. */
  readonly beside: Readonly<Record<string, string>>
  /** The message for the whole dialog, if it is about none of its fields. */
  readonly message: string | undefined
  /** Faults in fields of the deal outside the dialog, each shown with a link. */
  readonly elsewhere: readonly FieldError[]
}

/** A doubtful level: with the reloaded deal, the dialog itself asks for confirmation. */
export const isDoubt = (fault: unknown): boolean =>
  fault instanceof CallRefused && fault.reason === 'deal.level-doubtful'

/**
 * `fields` maps a reason (`deal.time-past`) or a field as sent (`final.size`) to the dialog's field. Everything
 * else is a message for the whole dialog.
 */
export function problemOf(fault: unknown, fields: Readonly<Record<string, string>>): Problem {
  const message = faultMessage(fault)
  if (!(fault instanceof CallRefused)) return { beside: {}, message, elsewhere: [] }
  const named = fault.fields.flatMap(({ field, message }) =>
    fields[field] ? [[fields[field], message] as const] : [],
  )
  const byReason = fields[fault.reason]
  const beside = { ...(byReason && { [byReason]: message }), ...Object.fromEntries(named) }
  const elsewhere = fault.fields.filter(({ field }) => !fields[field] && field !== LEVEL_CONFIRMED)
  const whole = Object.keys(beside).length === 0 || elsewhere.length > 0
  return { beside, message: whole ? message : undefined, elsewhere }
}
