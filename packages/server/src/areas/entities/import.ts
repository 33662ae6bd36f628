import {
  entitiesCalls,
  entityWord,
  importHead,
  mostInstitutions,
  type ImportColumn,
} from '@bookrunner/contract/entities'
import { nameKey, type EntityFields } from '@bookrunner/domain/entities'
import { allNames, refuse } from '@bookrunner/domain/kernel'
import { newId } from '../../platform/ids.ts'
import { accept, type Aggregate, type WritePipeline } from '../../platform/service/index.ts'
import {
  loadAdding,
  loggedIds,
  nameMap,
  saveAdded,
  type ImportKind,
  type ImportToAdd,
} from '../imports/index.ts'
import { readAllNames } from './entity-list.repo.ts'
import type { EntityRecord, NamedRow } from './entity-record.ts'
import { insertEntities, loadPlaces, readPlaces } from './entity.repo.ts'
import { institutionIn } from './import-row.ts'

/** Rows with a name or LEI that an institution of the system or a row above has. */
const comparison = () => {
  const known = new Map<string, { name: string; row: number | null }>()
  const keysOf = (entity: Parameters<typeof allNames>[0] & { lei: string | null }) => [
    ...(entity.lei === null ? [] : [entity.lei]),
    ...allNames(entity).map(nameKey),
  ]
  return {
    add: (entity: Parameters<typeof keysOf>[0], row: number | null) => {
      const keys = keysOf(entity)
      const other = keys.map((key) => known.get(key)).find((each) => each !== undefined)
      for (const key of keys) if (!known.has(key)) known.set(key, { name: entity.name, row })
      return other
    },
  }
}

interface Adding {
  isAdding: boolean
  places: ReadonlyMap<string, NamedRow>
}

interface Need {
  importId: string
  placeIds: readonly string[]
}

interface Added {
  importId: string
  records: readonly { row: number; record: EntityRecord }[]
}

/** Institutions of a file: one write, one line of the log. */
const imported: Aggregate<Adding, Need, Added> = {
  kind: 'entity',
  load: async (transaction, _key, [need]) => {
    const [isAdding, places] = await Promise.all([
      loadAdding(transaction, need!.importId),
      loadPlaces(transaction, need!.placeIds),
    ])
    return { isAdding, places }
  },
  // Two writes for one import in one transaction: the second finds nothing to add.
  apply: (state) => {
    state.isAdding = false
  },
  save: async (transaction, _key, changes) => {
    for (const { change } of changes)
      await Promise.all([
        insertEntities(
          transaction,
          change.records.map(({ record }) => record),
        ),
        ...saveAdded(
          transaction,
          change.importId,
          change.records.map(({ row, record }) => ({ row, id: record.id })),
        ),
      ])
  },
}

const placesIn = (rows: ImportToAdd<EntityFields, unknown>['rows']): string[] => [
  ...new Set(rows.flatMap(({ fields }) => [fields.groupId, fields.classId]).filter((id) => id !== null)),
]

/** All rows or none. What an administrator imports is the platform's and reviewed. */
const add = (pipeline: WritePipeline, { importId, userId, rows }: ImportToAdd<EntityFields, null>) => {
  const placeIds = placesIn(rows)
  const ids = rows.map(() => newId('ent'))
  return pipeline.submit({
    on: imported,
    key: 'all',
    actor: null,
    forUser: userId,
    need: { importId, placeIds },
    decide: (state, { now }) => {
      if (!state.isAdding) return refuse('import.over')
      // A type or group is gone since the check.
      if (placeIds.some((id) => !state.places.has(id))) return refuse('record.unknown')
      const records = rows.map(({ row, fields }, at) => ({
        row,
        record: {
          ...fields,
          id: ids[at]!,
          group: null,
          type: null,
          source: 'platform',
          review: 'reviewed',
          refusal: '',
          version: 1,
          addedBy: userId,
          addedFor: null,
          users: 0,
          mergedInto: null,
          mergedAt: null,
          createdAt: now.toString({ smallestUnit: 'millisecond' }),
        } satisfies EntityRecord as EntityRecord,
      }))
      return accept({
        reply: null,
        changes: [{ importId, records }],
        line: {
          code: 'entities.imported',
          params: { importId, count: records.length, entityIds: loggedIds(ids) },
        },
        also: [
          {
            ledger: `import:${importId}`,
            line: { code: 'import.added', params: { importId, rows: ids.length } },
          },
        ],
      })
    },
  })
}

/** Institutions: a row that looks like another one is named and added all the same (decision 092). */
export const institutionsImport: ImportKind<ImportColumn, EntityFields, null> = {
  kind: 'institutions',
  calls: { ...entitiesCalls, start: entitiesCalls.importBondOrg },
  headOf: importHead,
  nameOf: entityWord,
  mostRows: mostInstitutions,
  optionsOf: () => null,
  open: async (db) => {
    const { groups, types } = await readPlaces(db)
    const places = { groups: nameMap(groups), types: nameMap(types) }
    const compared = comparison()
    for (const entity of await readAllNames(db)) compared.add(entity, null)
    return (cells, row) => {
      const name = cells.name ?? ''
      const result = institutionIn(cells, places)
      if ('faults' in result) return { name, faults: result.faults }
      return { name, fields: result.fields, alike: compared.add(result.fields, row) }
    }
  },
  add,
}
