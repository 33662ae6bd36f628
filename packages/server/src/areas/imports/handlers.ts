import type { Language, ReplyOf, Upload } from '@bookrunner/contract/kernel'
import { refusalMessage } from '@bookrunner/contract/text'
import { addImport, cancelImport, maySeeImport, mostOpenImports } from '@bookrunner/domain/imports'
import { cleanName } from '@bookrunner/domain/files'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import type { Actor } from '../../platform/http/actor.ts'
import { read, type Handler, type RequestContext } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { accept, service } from '../../platform/service/index.ts'
import { cellsOf, findList } from '../files/index.ts'
import type { ImportKind } from './import-kind.ts'
import { viewOf, type ImportRecord, type UncheckedRow } from './import-record.ts'
import { importRun, moved } from './import-run.ts'
import { readImport, readOpen, readRows } from './import.repo.ts'

/** 20,000 rows with every cell filled, written by Excel, unpack to about 40 MB. */
const mostUnpacked = 96 * 1024 * 1024

type Any = ImportKind<string, unknown, unknown>

const rowsIn = async (
  { headOf, nameOf, mostRows }: Any,
  upload: Upload,
  { language, workers }: Pick<RequestContext, 'language' | 'workers'>,
) => {
  const wanted = { headOf, mostRows, mostUnpacked, nameOf: (column: string) => nameOf(column, language) }
  const found = await findList(upload, wanted, workers)
  if (isRefusal(found)) return found
  const { columns, unread } = found.head
  if (unread.length > 0) return refuse('list.columns-unread', { columns: unread.join(', ') })
  const rows = found.below
    .map((line): UncheckedRow => ({ row: line.row, cells: cellsOf(line, columns) }))
    .filter(({ cells }) => Object.keys(cells).length > 0)
  return rows.length === 0 ? refuse('list.rows-none') : rows
}

const isFor = ({ userId, rights }: Actor, { authorId }: ImportRecord): boolean =>
  maySeeImport({ userId, tier: rights.tier }, authorId)

/** The file is read at once, so that a broken one is refused at once; the rest is work for later. */
const startOf = (kind: Any): Handler =>
  service(kind.calls.start, {
    on: importRun,
    prepare: async ({ input }, { language, workers }) => {
      const rows = await rowsIn(kind, input.file, { language, workers })
      return isRefusal(rows)
        ? rows
        : { importId: newId('imp'), fileName: cleanName(input.file.name), rows, language }
    },
    key: ({ prepared }) => prepared.importId,
    needs: ({ actor }) => actor.userId,
    decide: ({ input, actor, state, now, prepared: { importId, fileName, rows, language } }) => {
      if (state.open >= mostOpenImports) return refuse('import.too-many', { most: mostOpenImports })
      const record: ImportRecord = {
        id: importId,
        kind: kind.kind,
        state: 'checking',
        authorId: actor.userId,
        authorName: actor.name,
        addedBy: null,
        fileName,
        options: kind.optionsOf(input, language),
        addWhenRight: !input.dryRun,
        rows: rows.length,
        checked: 0,
        wrong: 0,
        alike: 0,
        problem: null,
        createdAt: now.toString({ smallestUnit: 'millisecond' }),
        endedAt: null,
      }
      return accept({
        reply: viewOf(record, language),
        changes: [{ is: 'started', record, rows }],
        line: { code: 'import.started', params: { importId, kind: kind.kind, rows: rows.length } },
      })
    },
  })

const listOf = (kind: Any): Handler =>
  read(kind.calls.importList, async ({ actor, db, language }) => {
    const everybody = isFor(actor, { authorId: '' } as ImportRecord)
    const open = await readOpen(db, kind.kind, everybody ? null : actor.userId)
    return { list: open.map((record) => viewOf(record, language)) }
  })

const progressOf = (kind: Any): Handler =>
  read(kind.calls.importProgress, async ({ input, actor, db, language }) => {
    const record = await readImport(db, kind.kind, input.importId)
    return record && isFor(actor, record) ? viewOf(record, language) : refuse('record.unknown')
  })

const rowsOf = (kind: Any): Handler =>
  read(kind.calls.importRows, async ({ input, actor, db, language }) => {
    const { importId, only, sortOrder, pageNum, pageSize } = input
    const record = await readImport(db, kind.kind, importId)
    if (!record || !isFor(actor, record)) return refuse('record.unknown')
    const { rows, total } = await readRows(db, importId, {
      only,
      descending: sortOrder === 'desc',
      pageNum,
      pageSize,
    })
    const list = rows.map(({ row, name, faults, alike }) => ({
      row,
      name,
      alike,
      faults: (faults ?? []).map(({ field, reason, params }) => ({
        column: field,
        message: refusalMessage(language, reason, params),
      })),
    }))
    return { list, pageNum, pageSize, total }
  })

/** Adding and cancelling: a move of the record, under its lock. */
const moveOf = (kind: Any, move: 'importCommit' | 'importCancel'): Handler =>
  service(kind.calls[move], {
    on: importRun,
    prepare: async (_request, { language }): Promise<{ language: Language }> => ({ language }),
    key: ({ input }) => input.importId,
    decide: ({ actor, state: { record }, now, prepared: { language } }) => {
      if (record?.kind !== kind.kind || !isFor(actor, record)) return refuse('record.unknown')
      const adds = move === 'importCommit'
      const allowed = adds ? addImport(record) : cancelImport(record)
      if (isRefusal(allowed)) return allowed
      const reply = (after: ImportRecord): ReplyOf<typeof kind.calls.importCommit> => viewOf(after, language)
      return adds
        ? moved(record, 'adding', now, reply, { addedBy: actor.userId })
        : moved(record, 'cancelled', now, reply)
    },
  })

/** The calls of one import. */
export const importHandlers = <Column extends string, Fields, Options>(
  kind: ImportKind<Column, Fields, Options>,
): Handler[] => {
  const any = kind as unknown as Any
  return [
    startOf(any),
    listOf(any),
    progressOf(any),
    rowsOf(any),
    moveOf(any, 'importCommit'),
    moveOf(any, 'importCancel'),
  ]
}
