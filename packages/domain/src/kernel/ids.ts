/**
 * Ids are text: a prefix that says what is meant, and a part nobody can count up. The prefix is part of the
 * type, so an entity's id can never be handed over where a user's is wanted.
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
