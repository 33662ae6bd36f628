import { authCalls } from '@bookrunner/contract/auth'
import { read } from '../../platform/http/handler.ts'
import { readKeys } from './api-key.repo.ts'

export const keyList = read(authCalls.keyList, async ({ actor, db }) => {
  const keys = await readKeys(db, actor.userId)
  return {
    list: keys.map((key) => ({
      keyId: key.id,
      name: key.name,
      scopes: key.scopes,
      begins: key.begins,
      createTime: key.created_at.toString(),
      expireTime: key.ends_at?.toString() ?? null,
      lastUsedTime: key.last_used_at?.toString() ?? null,
      revokeTime: key.ended_at?.toString() ?? null,
    })),
  }
})
