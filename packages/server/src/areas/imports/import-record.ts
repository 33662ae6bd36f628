import type { ImportView } from '@bookrunner/contract/imports'
import type { Language, Reason } from '@bookrunner/contract/kernel'
import { refusalMessage } from '@bookrunner/contract/text'
import type { ImportKindName, ImportState } from '@bookrunner/domain/imports'
import type { FieldRefusal } from '@bookrunner/domain/kernel'

/** What a wrong cell, or the whole import, is refused for; put into words for each reader. */
export type Problem = Pick<FieldRefusal<Reason>, 'reason' | 'params'>
export type RowFault = FieldRefusal<Reason>

export interface ImportRecord {
  id: string
  kind: ImportKindName
  state: ImportState
  authorId: string
  authorName: string
  addedBy: string | null
  fileName: string
  options: unknown
  addWhenRight: boolean
  rows: number
  checked: number
  wrong: number
  alike: number
  problem: Problem | null
  createdAt: string
  endedAt: string | null
}

/** A record that a row looks like; with a row number, one of the same file. */
export interface Alike {
  name: string
  row: number | null
}

export interface CheckedRow<Fields = unknown> {
  row: number
  name: string
  fields: Fields | null
  faults: readonly RowFault[] | null
  alike: Alike | null
}

export interface UncheckedRow {
  row: number
  cells: Partial<Readonly<Record<string, string>>>
}

export const viewOf = (record: ImportRecord, language: Language): ImportView => ({
  importId: record.id,
  state: record.state,
  fileName: record.fileName,
  rows: record.rows,
  checked: record.checked,
  wrong: record.wrong,
  alike: record.alike,
  invite: (record.options as { invite?: boolean } | null)?.invite ?? null,
  author: { userId: record.authorId, name: record.authorName },
  startTime: record.createdAt,
  endTime: record.endedAt,
  problem: record.problem && refusalMessage(language, record.problem.reason, record.problem.params),
})
