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

/** May somebody who sees the deal see it no longer? Where others only join, nobody who is there learns of them. */
export const mayLoseAddressees = (before: Addressed, after: Addressed): boolean => {
  if (after.kind === 'all') return false
  if (before.kind !== after.kind) return true
  const kept = new Set(idsOf(after))
  return idsOf(before).some((id) => !kept.has(id))
}
