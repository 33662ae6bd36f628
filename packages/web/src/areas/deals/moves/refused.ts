import { CallRefused, type FieldError } from '@bookrunner/contract'
import { wordsOf } from '../../../platform/failed.ts'

/** That it is meant is said in the dialog itself: no field of the deal has it. */
const LEVEL_CONFIRMED = 'levelConfirmed'

/** What a dialog says about a call that failed. */
export interface Problem {
  /** Beside a field of the dialog. */
  readonly beside: Readonly<Record<string, string>>
  /** Of the whole, where no field of the dialog is meant. */
  readonly words: string | undefined
  /** Fields of the deal itself, which stand elsewhere: each with the way to it. */
  readonly elsewhere: readonly FieldError[]
}

/** A doubted level: once the deal is read anew, the dialog itself asks whether it is meant. */
export const isDoubt = (fault: unknown): boolean =>
  fault instanceof CallRefused && fault.reason === 'deal.level-doubtful'

/**
 * `fields` names the dialog's field for a reason (`deal.time-past`) or for a field as it was sent
 * (`final.size`). What belongs nowhere in the dialog is said of the whole.
 */
export function problemOf(fault: unknown, fields: Readonly<Record<string, string>>): Problem {
  const words = wordsOf(fault)
  if (!(fault instanceof CallRefused)) return { beside: {}, words, elsewhere: [] }
  const named = fault.fields.flatMap(({ field, message }) =>
    fields[field] ? [[fields[field], message] as const] : [],
  )
  const byReason = fields[fault.reason]
  const beside = { ...(byReason && { [byReason]: words }), ...Object.fromEntries(named) }
  const elsewhere = fault.fields.filter(({ field }) => !fields[field] && field !== LEVEL_CONFIRMED)
  const whole = Object.keys(beside).length === 0 || elsewhere.length > 0
  return { beside, words: whole ? words : undefined, elsewhere }
}
