import type { CallOptions, ReceivedFile } from '@bookrunner/contract'
import type { ImportedRow, ImportView } from '@bookrunner/contract/imports'
import type { ComponentType, ReactNode } from 'react'

export type { ImportedRow, ImportView }

interface One {
  readonly importId: string
}

export interface RowsQuery extends One {
  readonly pageNum?: number
  readonly pageSize?: number
  readonly sortField?: 'row'
  readonly sortOrder?: 'asc' | 'desc'
  readonly only?: 'wrong' | 'alike'
}

/** What differs between two imports: their calls and their words. */
export interface ImportConfig {
  /** In addresses and caches. */
  readonly name: string
  readonly title: string
  readonly how: string
  /** "Add 12 institutions" */
  readonly add: (count: number) => string
  /** "12 institutions added" */
  readonly done: (count: number) => string
  readonly columnName: (column: string) => string
  readonly calls: {
    readonly start: (file: File, options: CallOptions) => Promise<ImportView>
    readonly list: () => Promise<{ readonly list: readonly ImportView[] }>
    readonly progress: (one: One, options?: CallOptions) => Promise<ImportView>
    readonly rows: (
      query: RowsQuery,
      options?: CallOptions,
    ) => Promise<{ readonly list: readonly ImportedRow[]; readonly total: number }>
    readonly commit: (one: One, options?: CallOptions) => Promise<ImportView>
    readonly cancel: (one: One, options?: CallOptions) => Promise<ImportView>
    readonly template: () => Promise<ReceivedFile>
  }
  /** What is chosen beside the file. */
  readonly choices?: ReactNode
  /** What can follow once the rows are added. */
  readonly After?: ComponentType<{ readonly view: ImportView }>
  /** Loads what the import has changed. */
  readonly again: () => unknown
}
