import { authCalls } from '@bookrunner/contract/auth'
import { read } from '../../platform/http/handler.ts'
import { randomText } from '../../platform/ids.ts'
import { keysOf } from './keys.ts'

/** Stores nothing for the caller: a nonce is recorded when it is spent. */
export const passwordKey = read(authCalls.passwordKey, async ({ db }) => {
  const now = Temporal.Now.instant()
  return { ...(await keysOf(db).current(now)), nonce: randomText(26), serverTime: now.toString() }
})
