import type { CodeSent } from '@bookrunner/contract/auth'
import { isRecord, readJson, writeJson } from '../../platform/storage.ts'

/** A log-in between its two steps. */
export interface Waiting extends CodeSent {
  readonly account: string
  readonly sentAt: number
}

const KEY = 'bookrunner.code'

/** Stored for this window while the code is valid, so that a reload does not ask for the password again. */
export function storeWaiting(waiting: Waiting | undefined): void {
  writeJson('session', KEY, waiting)
}

export const storedWaiting = () => parseWaiting(readJson('session', KEY), Date.now())

export function parseWaiting(stored: unknown, now: number): Waiting | undefined {
  if (!isRecord(stored)) return undefined
  const { ticket, maskedEmail, account, sentAt, expiresInSeconds, resendAfterSeconds } = stored
  if (typeof ticket !== 'string' || typeof maskedEmail !== 'string' || typeof account !== 'string') {
    return undefined
  }
  if (typeof sentAt !== 'number' || typeof expiresInSeconds !== 'number') return undefined
  if (sentAt > now || sentAt + expiresInSeconds * 1000 <= now) return undefined
  const resend = typeof resendAfterSeconds === 'number' ? resendAfterSeconds : 0
  return {
    nextStep: 'code',
    ticket,
    maskedEmail,
    account,
    sentAt,
    expiresInSeconds,
    resendAfterSeconds: resend,
  }
}
