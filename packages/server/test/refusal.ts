import { CallRefused } from '@bookrunner/contract'
import { expect } from 'vitest'

/** What the call was refused with; a call that was not refused fails the test. */
export const refusalOf = async (call: Promise<unknown>) => {
  const fault = await call.then(
    (reply) => ({ unexpectedReply: reply }),
    (thrown: unknown) => thrown,
  )
  expect(fault).toBeInstanceOf(CallRefused)
  const { reason, code, message, fields } = fault as CallRefused
  return { reason, code, message, fields }
}
