import type { BookRow } from '@bookrunner/contract/book'
import { valueOf, type EditField, type EditValue } from '../grid/edit-fields.ts'

interface ReadCell {
  readonly field: EditField
  /** The version that was read, and the cell's value in it. */
  readonly expectedVersion: number
  readonly was: EditValue
}

/**
 * The version to write over: the newest, unless somebody else changed this cell, and then any later versions of the
 * reader. A change of another field is no clash.
 */
export function versionOver(
  { field, expectedVersion, was }: ReadCell,
  row: BookRow | undefined,
  own: ReadonlySet<number>,
): number {
  let version =
    row && row.version > expectedVersion && valueOf(row, field) === was ? row.version : expectedVersion
  while (own.has(version + 1)) version += 1
  return version
}
