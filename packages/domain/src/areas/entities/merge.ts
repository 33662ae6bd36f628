import { refuse, type Refusal } from '../../kernel/index.ts'
import type { EntityFields } from './check-entity.ts'
import type { Review, Source } from './shapes.ts'

/** Lists show institutions in use unless merged ones are asked for. */
export const entityStates = ['current', 'merged'] as const

/** An institution of a merge. */
export interface MergeParty extends Pick<
  EntityFields,
  'dealRoles' | 'tags' | 'contact' | 'position' | 'email' | 'phoneArea' | 'phone'
> {
  readonly id: string
  readonly source: Source
  readonly review: Review
  readonly mergedInto: { readonly id: string } | null
}

export type MergeReason =
  | 'entity.merge-itself'
  | 'entity.merged'
  | 'entity.not-user-entered'
  | 'entity.not-platform'
  | 'entity.merge-roles'
  | 'entity.merge-deals'
  | 'entity.merge-waiting'

/**
 * §7: a user-entered institution is folded into one of the platform. `namedIn` counts the deals that name it as issuer,
 * bank or other party: their rights would pass to another house, so a desk corrects these deals first. The target has
 * the deal roles of the merged one, or users would lose the screens of their role. Somebody who waits for the review of
 * a registration (`waits`) would never hear of it: it is decided first.
 */
export const entityMergeFault = (
  from: MergeParty,
  into: MergeParty,
  { namedIn, waits }: { namedIn: number; waits: boolean },
): Refusal<MergeReason> | undefined => {
  if (from.id === into.id) return refuse('entity.merge-itself')
  if (from.mergedInto !== null || into.mergedInto !== null) return refuse('entity.merged')
  if (from.source !== 'user') return refuse('entity.not-user-entered')
  if (into.source !== 'platform' || into.review !== 'reviewed') return refuse('entity.not-platform')
  if (waits) return refuse('entity.merge-waiting')
  if (namedIn > 0) return refuse('entity.merge-deals', { count: namedIn })
  if (from.dealRoles.some((role) => !into.dealRoles.includes(role))) return refuse('entity.merge-roles')
  return undefined
}

export const mostTags = 20

const contactFields = ['contact', 'position', 'email', 'phoneArea', 'phone'] as const

const hasContact = ({ contact, email, phone }: MergeParty): boolean =>
  contact !== '' || email !== '' || phone !== null

export interface MergedParts {
  /** What changes in the target. */
  patch: Partial<EntityFields>
  /** Tags that move, and those that find no place among the most tags an institution has. */
  tags: string[]
  tagsLeft: string[]
}

/** Tags are added. The contact person moves if the target has none: nobody's contact is overwritten. */
export const mergedParts = (from: MergeParty, into: MergeParty): MergedParts => {
  const missing = from.tags.filter((tag) => !into.tags.includes(tag))
  const room = Math.max(0, mostTags - into.tags.length)
  const tags = missing.slice(0, room)
  const contact =
    !hasContact(into) && hasContact(from)
      ? Object.fromEntries(contactFields.map((field) => [field, from[field]]))
      : {}
  const patch = { ...contact, ...(tags.length > 0 && { tags: [...into.tags, ...tags].toSorted() }) }
  return { patch, tags, tagsLeft: missing.slice(room) }
}
