import type { EntityFields, Review } from '@bookrunner/domain/entities'
import type { Transaction } from '../../platform/db/index.ts'
import type { Aggregate } from '../../platform/service/index.ts'
import { attachFiles, dropFiles, loadFiles, type FileToUse } from '../files/index.ts'
import type { EntityRecord, EntityUses, NamedRow } from './entity-record.ts'
import {
  columnsOf,
  deleteEntity,
  insertChanges,
  insertEntity,
  loadEntity,
  loadPlaces,
  updateEntity,
} from './entity.repo.ts'
import { loadUses } from './uses.repo.ts'

export interface EntityNeed {
  groupId?: string | null
  classId?: string | null
  logoId?: string | null
  uses?: boolean
}

export interface EntityState {
  entity: EntityRecord | undefined
  /** The requested groups and types. */
  places: ReadonlyMap<string, NamedRow>
  files: ReadonlyMap<string, FileToUse>
  uses: EntityUses | undefined
}

export type EntityPatch = Partial<EntityFields> & { review?: Review; refusal?: string }

export type EntityChange =
  | { kind: 'added'; record: EntityRecord }
  | { kind: 'edited'; before: EntityRecord; patch: EntityPatch }
  | { kind: 'deleted'; logoId: string | null }

/** The institution after an edit. */
export const afterPatch = (
  record: EntityRecord,
  patch: EntityPatch,
  places: EntityState['places'],
): EntityRecord => {
  const after = { ...record, ...patch, version: record.version + 1 }
  const place = (id: string | null, known: NamedRow | null) =>
    id === null ? null : known?.id === id ? known : (places.get(id) ?? null)
  return { ...after, group: place(after.groupId, record.group), type: place(after.classId, record.type) }
}

/** An institution before its first save. */
export const newEntity = (
  fields: EntityFields,
  origin: Pick<EntityRecord, 'id' | 'source' | 'review' | 'addedBy' | 'addedFor'>,
  places: EntityState['places'],
  now: Temporal.Instant,
): EntityRecord =>
  afterPatch(
    {
      ...fields,
      ...origin,
      group: null,
      type: null,
      refusal: '',
      version: 0,
      users: 0,
      mergedInto: null,
      mergedAt: null,
      createdAt: now.toString({ smallestUnit: 'millisecond' }),
    },
    {},
    places,
  )

const presentIds = (ids: readonly (string | null | undefined)[]): string[] =>
  ids.filter((id) => id !== null && id !== undefined)

/** A field's value as text; all are texts, lists of texts, or null. */
const textOf = (value: string | readonly string[] | null | undefined): string =>
  typeof value === 'string' ? value : (value?.join(', ') ?? '')

/** An institution: one lock, one log of who changed which fields. */
export const entity: Aggregate<EntityState, EntityNeed, EntityChange> = {
  kind: 'entity',
  load: async (transaction, id, needs) => {
    const [record, places, files, uses] = await Promise.all([
      loadEntity(transaction, id),
      loadPlaces(transaction, presentIds(needs.flatMap(({ groupId, classId }) => [groupId, classId]))),
      loadFiles(transaction, presentIds(needs.map(({ logoId }) => logoId))),
      needs.some((need) => need.uses) ? loadUses(transaction, id) : undefined,
    ])
    return { entity: record, places, files, uses }
  },
  apply: (state, change) => {
    if (change.kind === 'added') state.entity = change.record
    else if (change.kind === 'deleted') state.entity = undefined
    else if (state.entity) state.entity = afterPatch(state.entity, change.patch, state.places)
  },
  save: (transaction, id, changes) =>
    Promise.all(changes.flatMap(({ change }) => saveChange(transaction, id, change))),
}

const attached = (transaction: Transaction, logoId: string | null | undefined) =>
  logoId ? [attachFiles(transaction, [logoId])] : []
const dropped = (transaction: Transaction, logoId: string | null) =>
  logoId === null ? [] : [dropFiles(transaction, [logoId])]

const saveChange = (transaction: Transaction, id: string, change: EntityChange): Promise<unknown>[] => {
  switch (change.kind) {
    case 'added':
      return [...attached(transaction, change.record.logoId), insertEntity(transaction, change.record)]
    case 'deleted':
      return [deleteEntity(transaction, id), ...dropped(transaction, change.logoId)]
    case 'edited':
      return saveEntityEdit(transaction, id, change)
  }
}

export const saveEntityEdit = (
  transaction: Transaction,
  id: string,
  { before, patch }: Extract<EntityChange, { kind: 'edited' }>,
): Promise<unknown>[] => {
  const { review, refusal, ...fields } = patch
  const version = before.version + 1
  const columns = {
    ...columnsOf(fields),
    ...(review !== undefined && { review }),
    ...(refusal !== undefined && { refusal }),
    version,
  }
  const replaced = (Object.keys(patch) as (keyof EntityPatch)[]).map((field) => ({
    version,
    field,
    before: textOf(before[field]),
    after: textOf(patch[field]),
  }))
  return [
    ...attached(transaction, fields.logoId),
    updateEntity(transaction, id, columns),
    insertChanges(transaction, id, replaced),
    ...(fields.logoId === undefined ? [] : dropped(transaction, before.logoId)),
  ]
}
