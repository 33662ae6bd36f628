import { CallRefused, statusOf, type Code } from '@bookrunner/contract'

/** A code has an HTTP status of its own (400403 travels as a 403), and is never one by its size. */
export const httpStatusOf = (code: number): number =>
  statusOf[code as Code] ?? Number(String(code).slice(0, 3))

/** It leads to log-in, or to another password: whatever was asked is asked again after it, or never. */
export const isSessionOver = (fault: unknown): boolean => fault instanceof CallRefused && fault.act !== 'tell'

/**
 * What the server decided is an answer, and asking again under the same key gives the same. A fault of the
 * server's may pass, a proxy decides nothing, and a session that is over says nothing of what was asked before.
 */
export const isAnswer = (fault: unknown): fault is CallRefused =>
  fault instanceof CallRefused &&
  fault.traceId !== '' &&
  fault.act === 'tell' &&
  httpStatusOf(fault.code) < 500
