import { authCalls } from '@bookrunner/contract/auth'
import { beginningOf, keyEndsAt, keyScopes, mostKeys, newKeySecret } from '@bookrunner/domain/auth'
import { refuse, refuseFields } from '@bookrunner/domain/kernel'
import { newId, randomText } from '../../platform/ids.ts'
import { accept, service } from '../../platform/service/index.ts'
import { account } from './account.ts'
import { hashOf } from './secrets.ts'

/** The first answer alone contains the secret: stored answers do not. */
export const keyAdd = service(authCalls.keyAdd, {
  on: account,
  prepare: async () => ({ keyId: newId('key'), secret: newKeySecret(randomText) }),
  key: ({ actor }) => actor.userId,
  decide: ({ input: { name, expiresOn, ...input }, actor, prepared: { keyId, secret }, state, now }) => {
    const endsAt = expiresOn === undefined ? null : keyEndsAt(expiresOn)
    if (endsAt && Temporal.Instant.compare(endsAt, now) <= 0)
      return refuseFields('key.day-past', [{ field: 'expiresOn', reason: 'key.day-past' }])
    if (state.keys.size >= mostKeys) return refuse('key.too-many', { most: mostKeys })
    if ([...state.keys.values()].some((key) => key.name === name))
      return refuseFields('record.exists', [{ field: 'name', reason: 'record.exists' }])
    const scopes = keyScopes.filter((scope) => input.scopes.includes(scope))
    const [begins, times] = [beginningOf(secret), { lastUsedTime: null, revokeTime: null }]
    const expireTime = endsAt?.toString() ?? null
    return accept({
      reply: {
        key: { keyId, name, scopes, begins, createTime: now.toString(), expireTime, ...times },
        secret: null,
      },
      changes: [
        {
          is: 'keyAdded' as const,
          key: {
            id: keyId,
            name,
            scopes,
            begins,
            endsAt,
            entityId: actor.entityId,
            secretHash: hashOf(secret),
          },
        },
      ],
      line: { code: 'key.added', params: { keyId, scopes, expireTime } },
      events: [{ type: 'key.added', userId: actor.userId }],
    })
  },
  complete: (stored, { prepared: { keyId, secret } }) =>
    stored.key.keyId === keyId ? { ...stored, secret } : stored,
})
