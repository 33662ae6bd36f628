import type { BookRow } from '@bookrunner/contract/book'
import { valueOf, type EditField, type EditValue } from '../grid/edit-fields.ts'

interface ReadCell {
  readonly field: EditField
  /** The version that was read, and the cell's value in it. */
  readonly expectedVersion: number
  readonly was: EditValue
}

/** A version that the reader's own write made, with the cell that it changed. */
export interface OwnVersion {
  readonly field: EditField
  readonly value: EditValue
}

/**
 * The version to write over: the newest, unless somebody else changed this cell. The reader's own versions are no
 * clash, whether the book shows them yet or not, and a change of another field is none either.
 */
export function versionOver(
  { field, expectedVersion, was }: ReadCell,
  row: BookRow | undefined,
  own: ReadonlyMap<number, OwnVersion>,
): number {
  let [version, last] = [expectedVersion, was]
  const overOwn = () => {
    for (let next = own.get(version + 1); next; next = own.get(version + 1)) {
      version += 1
      if (next.field === field) last = next.value
    }
  }
  const overOthers = () => {
    if (row && row.version > version && valueOf(row, field) === last) version = row.version
  }
  overOthers()
  overOwn()
  // The book has the own version with changes of other cells after it.
  overOthers()
  overOwn()
  return version
}
