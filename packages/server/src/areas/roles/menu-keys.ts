import { z } from 'zod'
import type { Reaction, Reactions } from '../../platform/service/index.ts'
import { grantNewKeys, removeFromAll } from './role.repo.ts'

const keysAdded = z.object({ keys: z.array(z.string()), roleId: z.string() })
const keysGone = z.object({ keys: z.array(z.string()) })

const onKeysAdded: Reaction = (transaction, events) =>
  Promise.all(
    events.map((event) => {
      const { keys, roleId } = keysAdded.parse(event)
      return grantNewKeys(transaction, roleId, keys)
    }),
  )

const onKeysGone: Reaction = (transaction, events) =>
  removeFromAll(
    transaction,
    events.flatMap((event) => keysGone.parse(event).keys),
  )

/** Grants new keys of the menu, and removes deleted ones. */
export const reactToMenu = (reactions: Reactions): void => {
  reactions.on('menu.keys-added', onKeysAdded)
  reactions.on('menu.keys-gone', onKeysGone)
}
