import { entitiesCalls } from '@bookrunner/contract/entities'
import type { InputOf } from '@bookrunner/contract/kernel'
import { nameKey } from '@bookrunner/domain/entities'
import { allNames, entityNamesOf, isSame, refuse } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { accept, service, unchanged, type Aggregate } from '../../platform/service/index.ts'
import { loadBatch, saveBatch, type BatchRow } from './batch.repo.ts'
import type { NamedRow } from './entity-record.ts'
import { allEntities, readCompared } from './entity-list.repo.ts'
import { loadPlaces } from './entity.repo.ts'

type Whom = Pick<InputOf<typeof entitiesCalls.assignTags>, 'entityIds' | 'filter' | 'pasted'>

interface Chosen {
  ids: readonly string[]
  unknown: string[]
  several: string[]
}

/** Pasted names and LEIs: each line must fit one institution. */
const findPasted = async (db: Db, actor: Actor, lines: readonly string[]): Promise<Chosen> => {
  const byKey = new Map<string, Set<string>>()
  const remember = (key: string, id: string) => byKey.set(key, (byKey.get(key) ?? new Set()).add(id))
  for (const entity of await readCompared(db, actor)) {
    if (entity.lei !== null) remember(entity.lei, entity.id)
    for (const name of allNames(entity)) remember(nameKey(name), entity.id)
  }
  const ids = new Set<string>()
  const unknown: string[] = []
  const several: string[] = []
  for (const line of lines) {
    const found = byKey.get(line.trim().toUpperCase()) ?? byKey.get(nameKey(line))
    if (!found) unknown.push(line)
    else if (found.size > 1) several.push(line)
    else ids.add([...found][0]!)
  }
  return { ids: [...ids], unknown, several }
}

const choose = async (db: Db, actor: Actor, { entityIds, filter, pasted }: Whom) => {
  if ([entityIds, filter, pasted].filter((each) => each !== undefined).length !== 1)
    return refuse('entity.none-chosen')
  if (pasted) return findPasted(db, actor, pasted)
  const ids = entityIds ?? (await allEntities(db, actor, filter ?? {})).map(({ id }) => id)
  return { ids: [...new Set(ids)], unknown: [], several: [] }
}

type Field = 'groupId' | 'classId' | 'tags'

interface BatchNeed {
  ids: readonly string[]
  placeId?: string | null
}
interface BatchChange {
  field: Field
  rows: readonly { before: BatchRow; after: BatchRow }[]
}
interface BatchState {
  rows: Map<string, BatchRow>
  places: ReadonlyMap<string, NamedRow>
}

/** Changes of many institutions at once: one log, with the ids of each. */
const batch: Aggregate<BatchState, BatchNeed, BatchChange> = {
  kind: 'entity',
  load: async (transaction, _key, needs) => {
    const places = await loadPlaces(
      transaction,
      needs.flatMap(({ placeId }) => placeId ?? []),
    )
    const rows = await loadBatch(transaction, [...new Set(needs.flatMap(({ ids }) => ids))])
    return { rows: new Map(rows.map((row) => [row.id, row])), places }
  },
  apply: ({ rows }, change) => {
    for (const { after } of change.rows) rows.set(after.id, after)
  },
  save: (transaction, _key, changes) =>
    Promise.all(changes.flatMap(({ change }) => saveBatch(transaction, change.field, change.rows))),
}

const allInstitutions = 'all'

/** The reply and the change of giving these institutions another value of a field. */
const decideBatch = (
  { ids, unknown, several }: Chosen,
  { rows }: BatchState,
  field: Field,
  edited: (row: BatchRow) => BatchRow,
  params: Record<string, unknown>,
) => {
  const found = ids.flatMap((id) => rows.get(id) ?? [])
  if (found.length < ids.length) return refuse('record.unknown')
  const changed = found
    .map((before) => ({ before, after: edited(before) }))
    .filter(({ before, after }) => !isSame(before[field], after[field]))
    .map(({ before, after }) => ({ before, after: { ...after, version: before.version + 1 } }))
  const reply = {
    changed: changed.map(({ after }) => ({ entityId: after.id, ...entityNamesOf(after) })),
    same: found.length - changed.length,
    unknown,
    several,
  }
  if (changed.length === 0) return unchanged(reply)
  return accept({
    reply,
    changes: [{ field, rows: changed }],
    line: {
      code: 'entities.assigned',
      params: { field, ...params, entityIds: changed.map(({ after }) => after.id) },
    },
  })
}

export const assignClass = service(entitiesCalls.assignClass, {
  on: batch,
  prepare: ({ input, actor }, { db }) => choose(db, actor, input),
  key: () => allInstitutions,
  needs: ({ input: { classId }, prepared: { ids } }) => ({ ids, placeId: classId }),
  decide: ({ input: { classId }, state, prepared }) => {
    if (classId !== null && (!classId.startsWith('cls_') || !state.places.has(classId)))
      return refuse('record.unknown')
    return decideBatch(prepared, state, 'classId', (row) => ({ ...row, classId }), { classId })
  },
})

export const assignGroup = service(entitiesCalls.assignGroup, {
  on: batch,
  prepare: ({ input, actor }, { db }) => choose(db, actor, input),
  key: () => allInstitutions,
  needs: ({ input: { groupId }, prepared: { ids } }) => ({ ids, placeId: groupId }),
  decide: ({ input: { groupId }, state, prepared }) => {
    if (groupId !== null && (!groupId.startsWith('grp_') || !state.places.has(groupId)))
      return refuse('record.unknown')
    return decideBatch(prepared, state, 'groupId', (row) => ({ ...row, groupId }), { groupId })
  },
})

export const assignTags = service(entitiesCalls.assignTags, {
  on: batch,
  prepare: ({ input, actor }, { db }) => choose(db, actor, input),
  key: () => allInstitutions,
  needs: ({ prepared: { ids } }) => ({ ids }),
  decide: ({ input: { add, remove }, state, prepared }) => {
    const tagged = (row: BatchRow): BatchRow => {
      const left = row.tags.filter((tag) => !remove.includes(tag))
      return { ...row, tags: [...new Set([...left, ...add])].toSorted() }
    }
    return decideBatch(prepared, state, 'tags', tagged, { add, remove })
  },
})
