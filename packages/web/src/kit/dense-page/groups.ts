import type { BookHolder } from '@bookrunner/contract/book'

interface GroupNames {
  readonly type: (classId: string | null) => string
  readonly region?: (region: string | null) => string
  readonly group: (groupId: string) => string
  readonly house: (holder: string) => string
}

/** A house without a group, or with a group that the reader must not know, is a group of its own. */
export const groupKey = (holder: string, holders: ReadonlyMap<string, BookHolder>): string => {
  const groupId = holders.get(holder)?.groupId
  return groupId ? `group:${groupId}` : `house:${holder}`
}

const nameOf = (key: string, names: GroupNames): string => {
  const at = key.indexOf(':')
  const id = key.slice(at + 1)
  switch (key.slice(0, at)) {
    case 'type':
      return names.type(id || null)
    case 'region':
      return names.region?.(id || null) ?? ''
    case 'group':
      return names.group(id)
    default:
      return names.house(id)
  }
}

interface GroupsInput<Line, Sums> {
  readonly keyOf: (line: Line) => string
  readonly sumsOf: (lines: readonly Line[]) => Sums
  readonly isOpen: (key: string) => boolean
  readonly names: GroupNames
}

/** Lines under a subtotal for each key ("type:…", "region:…", "group:…", "house:…"). */
export const groupsOf = <Line, Sums>(
  lines: readonly Line[],
  { keyOf, sumsOf, isOpen, names }: GroupsInput<Line, Sums>,
) =>
  [...Map.groupBy(lines, keyOf)].map(([id, members]) => ({
    kind: 'group' as const,
    id,
    investor: nameOf(id, names),
    depth: 0,
    sums: sumsOf(members),
    open: isOpen(id),
    members,
  }))
