import type { Addressed } from './terms.ts'

const idsOf = (addressed: Addressed): readonly string[] => {
  switch (addressed.kind) {
    case 'all':
      return []
    case 'chosen':
      return addressed.entityIds
    case 'types':
      return addressed.classIds
    case 'groups':
      return addressed.groupIds
  }
}

/** The choice without entities, types and groups. */
export const addressedKind = ({ kind }: Addressed): Addressed => {
  switch (kind) {
    case 'all':
      return { kind }
    case 'chosen':
      return { kind, entityIds: [] }
    case 'types':
      return { kind, classIds: [] }
    case 'groups':
      return { kind, groupIds: [] }
  }
}

/** A house, by what may be chosen. */
export interface House {
  entityId: string
  classId: string | null
  groupId: string | null
}

/** Is a house among them? */
export const isAddressed = (addressed: Addressed, { entityId, classId, groupId }: House): boolean => {
  switch (addressed.kind) {
    case 'all':
      return true
    case 'chosen':
      return addressed.entityIds.includes(entityId)
    case 'types':
      return classId !== null && addressed.classIds.includes(classId)
    case 'groups':
      return groupId !== null && addressed.groupIds.includes(groupId)
  }
}

/** May somebody who sees the deal see it no longer? Where others only join, nobody who is there learns of them. */
export const mayLoseAddressees = (before: Addressed, after: Addressed): boolean => {
  if (after.kind === 'all') return false
  if (before.kind !== after.kind) return true
  const remaining = new Set(idsOf(after))
  return idsOf(before).some((id) => !remaining.has(id))
}

/** The choice with another institution in the place of one that was merged into it. */
export const readdress = (addressed: Addressed, from: string, into: string): Addressed =>
  addressed.kind === 'chosen'
    ? { ...addressed, entityIds: [...new Set(addressed.entityIds.map((id) => (id === from ? into : id)))] }
    : addressed
