import {
  entitiesCalls,
  entityWord,
  importHead,
  mostInstitutions,
  type ImportColumn,
} from '@bookrunner/contract/entities'
import type { Language, Upload } from '@bookrunner/contract/kernel'
import { nameKey, type EntityFields } from '@bookrunner/domain/entities'
import { allNames, isRefusal, refuse, refuseFields } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import { accept, service, type Aggregate } from '../../platform/service/index.ts'
import { cellsOf, findList } from '../files/index.ts'
import { readCompared } from './entity-list.repo.ts'
import type { EntityRecord, NamedRow } from './entity-record.ts'
import { insertEntities, loadPlaces, readPlaces } from './entity.repo.ts'
import { byName, institutionIn, type CellFault, type ImportCells } from './import-row.ts'

/** An answer names so many wrong cells or alike rows; a person corrects these first. */
const mostNamed = 500

interface Line {
  row: number
  cells: ImportCells
}

const linesIn = async (upload: Upload, language: Language) => {
  const found = await findList(upload, {
    headOf: importHead,
    mostRows: mostInstitutions,
    nameOf: (column: ImportColumn) => entityWord(column, language),
  })
  if (isRefusal(found)) return found
  const { columns, unread } = found.head
  if (unread.length > 0) return refuse('list.columns-unread', { columns: unread.join(', ') })
  const lines = found.below
    .map((line): Line => ({ row: line.row, cells: cellsOf(line, columns) }))
    .filter(({ cells }) => Object.keys(cells).length > 0)
  return lines.length === 0 ? refuse('file.empty') : lines
}

interface Institution {
  row: number
  id: string
  fields: EntityFields
}

/** Rows with a name or LEI that an institution of the system or a row above has. */
const alikeIn = async (db: Db, actor: Actor, rows: readonly Institution[]) => {
  const known = new Map<string, { name: string; row: number | null }>()
  const keysOf = (entity: Parameters<typeof allNames>[0] & { lei: string | null }) => [
    ...(entity.lei === null ? [] : [entity.lei]),
    ...allNames(entity).map(nameKey),
  ]
  for (const entity of await readCompared(db, actor))
    for (const key of keysOf(entity)) known.set(key, { name: entity.name, row: null })
  return rows.flatMap(({ row, fields }) => {
    const keys = keysOf(fields)
    const other = keys.map((key) => known.get(key)).find((each) => each !== undefined)
    for (const key of keys) if (!known.has(key)) known.set(key, { name: fields.name, row })
    return other ? [{ row, name: fields.name, other: other.name, sameAsRow: other.row }] : []
  })
}

const readFile = async (upload: Upload, db: Db, actor: Actor, language: Language) => {
  const lines = await linesIn(upload, language)
  if (isRefusal(lines)) return lines
  const { groups, types } = await readPlaces(db)
  const places = { groups: byName(groups), types: byName(types) }
  const rows: Institution[] = []
  const faults: CellFault[] = []
  let wrong = 0
  for (const { row, cells } of lines) {
    const institution = institutionIn(cells, places)
    if ('fields' in institution) rows.push({ row, id: newId('ent'), fields: institution.fields })
    else {
      wrong += 1
      faults.push(...institution.faults.map((fault) => ({ ...fault, field: `rows.${row}.${fault.field}` })))
    }
  }
  return { rows, faults, wrong, alike: wrong > 0 ? [] : await alikeIn(db, actor, rows) }
}

const placesIn = (rows: readonly Institution[]): string[] => [
  ...new Set(rows.flatMap(({ fields }) => [fields.groupId, fields.classId]).filter((id) => id !== null)),
]

/** Institutions of a file: one write, one line of the log with their ids. */
const imported: Aggregate<ReadonlyMap<string, NamedRow>, readonly string[], readonly EntityRecord[]> = {
  kind: 'entity',
  load: (transaction, _key, needs) => loadPlaces(transaction, needs.flat()),
  apply: () => {},
  save: (transaction, _key, changes) =>
    insertEntities(
      transaction,
      changes.flatMap(({ change }) => change),
    ),
}

/** All rows or none. What an administrator imports is the platform's and reviewed. */
export const importBondOrg = service(entitiesCalls.importBondOrg, {
  on: imported,
  prepare: ({ input: { file }, actor }, { db, language }) => readFile(file, db, actor, language),
  key: () => 'all',
  needs: ({ prepared: { rows } }) => placesIn(rows),
  decide: ({ actor, state, now, prepared: { rows, faults, wrong, alike } }) => {
    if (wrong > 0)
      return {
        ...refuseFields('entity.rows-wrong', faults.slice(0, mostNamed)),
        params: { wrong, count: rows.length + wrong },
      }
    if (placesIn(rows).some((id) => !state.has(id))) return refuse('record.unknown')
    const records = rows.map(({ id, fields }): EntityRecord => ({
      ...fields,
      id,
      group: null,
      type: null,
      source: 'platform',
      review: 'reviewed',
      refusal: '',
      version: 1,
      addedBy: actor.userId,
      addedFor: actor.entityId,
      users: 0,
      mergedInto: null,
      mergedAt: null,
      createdAt: now.toString({ smallestUnit: 'millisecond' }),
    }))
    return accept({
      reply: { count: records.length, alike: alike.slice(0, mostNamed), alikeCount: alike.length },
      changes: [records],
      line: { code: 'entities.imported', params: { entityIds: records.map(({ id }) => id) } },
    })
  },
})
