import type { EditField, EditValue } from '../grid/edit-fields.ts'

interface ReadCell {
  readonly field: EditField
  /** The version that was read, and what the cell held then. */
  readonly expectedVersion: number
  readonly was: EditValue
}

/**
 * The version a cell goes out with: the newest where nobody else wrote into that cell since, so that another field of
 * the order is no clash; and on from there over the reader's own versions.
 */
export function versionOver(
  { field, expectedVersion, was }: ReadCell,
  row: ({ readonly version: number } & Readonly<Record<EditField, EditValue>>) | undefined,
  own: ReadonlySet<number>,
): number {
  let version = row && row.version > expectedVersion && row[field] === was ? row.version : expectedVersion
  while (own.has(version + 1)) version += 1
  return version
}
