import type { importCallsFor, ListHead } from '@bookrunner/contract/imports'
import type { Access, Language, Reason } from '@bookrunner/contract/kernel'
import type { ImportKindName } from '@bookrunner/domain/imports'
import type { Refusal } from '@bookrunner/domain/kernel'
import type { Db, Transaction } from '../../platform/db/index.ts'
import type { WritePipeline } from '../../platform/service/index.ts'
import type { Alike, RowFault } from './import-record.ts'
import { loadImport, saveAdded } from './import.repo.ts'

export type ImportCells<Column extends string> = Partial<Record<Column, string>>

export type RowResult<Fields> =
  | { name: string; fields: Fields; alike?: Alike | undefined }
  | { name: string; faults: readonly RowFault[] }

/** An import under way. */
export interface ImportWork<Options> {
  importId: string
  /** With whose rights the rows are checked and added. */
  userId: string
  options: Options
}

/** All rows of an import, to be added. */
export interface ImportToAdd<Fields, Options> extends ImportWork<Options> {
  rows: readonly { row: number; fields: Fields }[]
}

/** What differs between two imports: the columns, the rule of a row, and the write. */
export interface ImportKind<Column extends string, Fields, Options> {
  kind: ImportKindName
  calls: ReturnType<typeof importCallsFor<Access, Record<never, never>>>
  headOf: (line: readonly string[]) => ListHead<Column> | undefined
  nameOf: (column: Column, language: Language) => string
  mostRows: number
  /** Options beside the file, as they are stored. */
  optionsOf: (input: Readonly<Record<string, unknown>>, language: Language) => Options
  /** Reads what the rows are compared with, once, and returns the check of a row. Rows come in their order. */
  open: (
    db: Db,
    work: ImportWork<Options>,
  ) => Promise<(cells: ImportCells<Column>, row: number) => RowResult<Fields>>
  /** Adds all rows in one transaction, with `loadAdding` and `saveAdded`; a refusal has the rows checked again. */
  add: (
    pipeline: WritePipeline,
    toAdd: ImportToAdd<Fields, Options>,
  ) => Promise<{ reply: unknown } | Refusal<Reason>>
}

/** True if nobody cancelled the import; from here to the end of the transaction nobody can. */
export const loadAdding = async (transaction: Transaction, importId: string): Promise<boolean> =>
  (await loadImport(transaction, importId))?.state === 'adding'

export { saveAdded }

/** A log names the first records; the import has them all. */
const mostNamedInLog = 20

export const loggedIds = (ids: readonly string[]): readonly string[] => ids.slice(0, mostNamedInLog)
