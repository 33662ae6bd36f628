import { CallRefused, statusOf, type Code } from '@bookrunner/contract'
import { isOfGate } from '@bookrunner/contract/kernel'

/** The HTTP status of a code (400403 is a 403); it does not follow from the number. */
export const httpStatusOf = (code: number): number =>
  statusOf[code as Code] ?? Number(String(code).slice(0, 3))

/** The refusal leads to log-in or a change of password: the call is repeated after it or never. */
export const isSessionOver = (fault: unknown): boolean => fault instanceof CallRefused && fault.act !== 'tell'

/**
 * True if the server decided: a repeated call with the same key gets the same answer. A fault of the server may pass, a
 * proxy and the gate for slow calls decide nothing, and an ended session says nothing about earlier calls.
 */
export const isAnswer = (fault: unknown): fault is CallRefused =>
  fault instanceof CallRefused &&
  fault.traceId !== '' &&
  fault.act === 'tell' &&
  !isOfGate(fault.reason) &&
  httpStatusOf(fault.code) < 500

const endings: readonly number[] = [403, 404, 409]

/**
 * The server decided that there is nothing for this reader any more: what was read before is not shown any longer. After
 * every other failure of a refresh (too many calls, a fault, a proxy's page, no network) it stays.
 */
export const endsReading = (fault: unknown): boolean =>
  isAnswer(fault) && endings.includes(httpStatusOf(fault.code))

/** A refresh that failed may succeed later, without anybody's doing. */
export const mayPass = (fault: unknown): boolean =>
  Boolean(fault) && !endsReading(fault) && !isSessionOver(fault)

/** The pause before a page that stayed on the screen after a failed refresh is read again. */
export const AGAIN_MS = 10_000

/** How long the server asks to wait before the same call, in milliseconds; 0 if it names no time. */
export const waitAskedMs = (fault: unknown): number =>
  fault instanceof CallRefused ? (fault.retryAfter ?? 0) * 1000 : 0
