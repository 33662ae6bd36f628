import type { EntityFields, Review } from '@bookrunner/domain/entities'
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
  loadUses,
  updateEntity,
} from './entity.repo.ts'

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
  save: async (transaction, id, changes) => {
    for (const { change } of changes) await saveChange(transaction, id, change)
  },
}

const saveChange = async (
  transaction: Parameters<typeof insertEntity>[0],
  id: string,
  change: EntityChange,
): Promise<void> => {
  switch (change.kind) {
    case 'added':
      await Promise.all([
        change.record.logoId !== null && attachFiles(transaction, [change.record.logoId]),
        insertEntity(transaction, change.record),
      ])
      return
    case 'deleted':
      await deleteEntity(transaction, id)
      if (change.logoId !== null) await dropFiles(transaction, [change.logoId])
      return
    case 'edited': {
      const { before, patch } = change
      const { review, refusal, ...fields } = patch
      const version = before.version + 1
      const replaced = (Object.keys(patch) as (keyof EntityPatch)[]).map((field) => ({
        version,
        field,
        before: textOf(before[field]),
        after: textOf(patch[field]),
      }))
      const columns = {
        ...columnsOf(fields),
        ...(review !== undefined && { review }),
        ...(refusal !== undefined && { refusal }),
        version,
      }
      await Promise.all([
        fields.logoId ? attachFiles(transaction, [fields.logoId]) : undefined,
        updateEntity(transaction, id, columns),
        insertChanges(transaction, id, replaced),
      ])
      if (fields.logoId !== undefined && before.logoId !== null) await dropFiles(transaction, [before.logoId])
    }
  }
}
