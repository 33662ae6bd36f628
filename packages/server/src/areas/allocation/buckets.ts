import { codeName } from '@bookrunner/contract/deals'
import type { Language } from '@bookrunner/contract/kernel'
import type { TargetKind } from '@bookrunner/domain/allocation'
import { nameIn } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import type { BookOrder, LiveBook } from '../book/index.ts'
import { isMasked } from './masked.ts'
import { readClasses } from '../deals/index.ts'
import { bucketed, keysOf, type VersionForReader } from './state/index.ts'

/**
 * The buckets of an order. An order behind an alias has no type and group: in a small bucket they would identify it.
 */
export const bucketOf = (
  entry: BookOrder,
  view: VersionForReader,
  by: TargetKind,
): readonly (string | null)[] =>
  (by === 'type' || by === 'group') && isMasked(entry.order, view.reader)
    ? [null]
    : keysOf(bucketed(entry, view), by)

/** Names of buckets in the reader's language; empty without a name. */
export const bucketNames = async (
  db: Db,
  { names }: LiveBook,
  { by, language }: { by: TargetKind; language: Language },
): Promise<(key: string | null) => string> => {
  const classes = by === 'type' ? await readClasses(db) : []
  const named = new Map(classes.map((row) => [row.id, nameIn(language, row)]))
  return (key) => {
    if (key === null) return ''
    switch (by) {
      case 'type':
        return named.get(key) ?? ''
      case 'region':
        return codeName('region', key, language)
      case 'group': {
        const group = names.groups.get(key)
        return group ? nameIn(language, group) : ''
      }
      case 'lead': {
        const house = names.houses.get(key)
        return house ? nameIn(language, house) : ''
      }
      case 'tag':
        return key
    }
  }
}
