import { screenOf } from '@bookrunner/domain/access'

/** A screen of the menu with its functions, as the server lists them. */
export interface GrantRow {
  readonly permission: string
  readonly name: string
  readonly menuId: string
  readonly parentId: string | null
  readonly granted: boolean
  readonly functions: readonly { readonly key: string; readonly name: string; readonly granted: boolean }[]
}

const parentOf = (rows: readonly GrantRow[], permission: string): GrantRow | undefined => {
  const row = rows.find((each) => each.permission === permission)
  return row && rows.find(({ menuId }) => menuId === row.parentId)
}

const above = (rows: readonly GrantRow[], permission: string): string[] => {
  const parent = parentOf(rows, permission)
  return parent ? [parent.permission, ...above(rows, parent.permission)] : []
}

/**
 * What is granted after some entries were pressed: a function needs its screen, a screen all above it; without a screen
 * its functions and all below it go.
 */
export function completeGrants(
  before: readonly string[],
  pressed: readonly string[],
  rows: readonly GrantRow[],
): string[] {
  const next = new Set(pressed)
  for (const key of pressed.filter((each) => !before.includes(each))) {
    const screen = screenOf(key) ?? key
    for (const needed of [screen, ...above(rows, screen)]) next.add(needed)
  }
  const lost = before.filter((key) => !next.has(key) && !screenOf(key))
  for (const key of next) {
    const screen = screenOf(key) ?? key
    if ([screen, ...above(rows, screen)].some((each) => lost.includes(each))) next.delete(key)
  }
  return [...next].toSorted()
}
