import { authCalls } from '@bookrunner/contract/auth'
import { refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../platform/service/index.ts'
import { account } from './account.ts'
import { isOwnKey } from './api-key.repo.ts'

const why = 'revoked' as const

/** Another person's key is as unknown as one that never existed. */
export const keyRevoke = service(authCalls.keyRevoke, {
  on: account,
  prepare: async ({ input, actor }, { db }) => ({ mine: await isOwnKey(db, actor.userId, input.keyId) }),
  key: ({ actor }) => actor.userId,
  decide: ({ input: { keyId }, prepared: { mine }, state }) => {
    if (state.keys.has(keyId))
      return accept({
        reply: { keyId },
        changes: [{ is: 'keysEnded' as const, ids: [keyId], why }],
        line: { code: 'key.ended', params: { keyIds: [keyId], why } },
      })
    return refuse(mine ? 'write.no-changes' : 'record.unknown')
  },
})
