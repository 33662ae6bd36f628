import { mayUse, type Rights } from '../access/index.ts'
import type { Review } from './shapes.ts'

/** Who looks after all institutions, and so reads their reviews and identities. */
export const looksAfterEntities = (rights: Rights): boolean => mayUse(rights, 'admin_org_manage')

/** Others read an institution after its review, or if their house added it. */
export const maySeeEntity = (
  { entityId, rights }: { readonly entityId: string; readonly rights: Rights },
  { review, addedFor }: { readonly review: Review; readonly addedFor: string | null },
): boolean => looksAfterEntities(rights) || review === 'reviewed' || addedFor === entityId
