/**
 * Ids are text: a prefix for the kind of record, and a part that nobody can guess. The prefix is part of the
 * type, so an entity's id cannot be passed where a user's is expected.
 */
export const kinds = {
  usr: 'user',
  ent: 'entity',
  grp: 'group',
  cls: 'class',
  rol: 'role',
  mnu: 'menu',
  ses: 'session',
  ntc: 'notice',
  ann: 'announcement',
  deal: 'deal',
  doc: 'document',
  ord: 'order',
  key: 'API key',
} as const

export type Kind = keyof typeof kinds
export type Id<K extends Kind = Kind> = `${K}_${string}`

const tail = /^[0-9a-z]{4,40}$/

export function isId<K extends Kind>(kind: K, text: unknown): text is Id<K> {
  return typeof text === 'string' && text.startsWith(`${kind}_`) && tail.test(text.slice(kind.length + 1))
}
