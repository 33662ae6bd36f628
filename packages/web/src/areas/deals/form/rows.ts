import { syndicateRoles, type SyndicateRole } from '@bookrunner/domain/deals'

/** Roles as chips; view-only is a flag of the row (§3). */
export const chipRoles = syndicateRoles.filter((role) => role !== 'VIEW')

/** In the order of the list, whatever the order of the clicks. */
export function toggled<Row extends { roles: SyndicateRole[] }>(member: Row, role: SyndicateRole): Row {
  const has = member.roles.includes(role)
  const roles = syndicateRoles.filter((each) => (each === role ? !has : member.roles.includes(each)))
  return { ...member, roles }
}

export function movedRow<T>(rows: readonly T[], from: number, to: number): T[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return [...rows]
  const rest = rows.filter((_, at) => at !== from)
  return [...rest.slice(0, to), row, ...rest.slice(to)]
}

export const replaced = <T>(rows: readonly T[], at: number, row: T): T[] =>
  rows.map((each, index) => (index === at ? row : each))

export const without = <T>(rows: readonly T[], at: number): T[] => rows.filter((_, index) => index !== at)
