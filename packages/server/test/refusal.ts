import { CallRefused } from '@bookrunner/contract'
import { expect } from 'vitest'

/** The refusal of a call; a call that succeeds fails the test. */
export const refusalOf = async (call: Promise<unknown>) => {
  const fault = await call.then(
    (reply) => ({ unexpectedReply: reply }),
    (thrown: unknown) => thrown,
  )
  expect(fault).toBeInstanceOf(CallRefused)
  const { reason, code, message, fields } = fault as CallRefused
  return { reason, code, message, fields }
}

/** The reason of a refusal, then each of its fields with its message. */
export const faultsOf = async (call: Promise<unknown>): Promise<string[]> => {
  const { reason, fields } = await refusalOf(call)
  return [reason, ...fields.map(({ field, message }) => `${field}: ${message}`)]
}

/** `ok`, or the reason of the refusal. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (fault: unknown) => (fault instanceof CallRefused ? fault.reason : String(fault)),
  )
