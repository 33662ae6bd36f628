import type { TargetKind } from '@bookrunner/domain/allocation'
import { regions } from '@bookrunner/domain/entities'
import type { BrowserAlloc } from '../state/browser-alloc.ts'

/** The buckets of this version by kind. */
export function bucketsIn(
  { rows, classes, groups, banks }: Pick<BrowserAlloc, 'rows' | 'classes' | 'groups' | 'banks'>,
  by: TargetKind,
): readonly string[] {
  switch (by) {
    case 'type':
      return classes.map(({ classId }) => classId)
    case 'region':
      return regions
    case 'group':
      return [...groups.keys()]
    case 'lead':
      return [...banks.keys()]
    case 'tag':
      return [...new Set([...rows.values()].flatMap(({ tags }) => tags))].toSorted()
  }
}
