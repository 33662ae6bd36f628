import { entitiesCalls } from '@bookrunner/contract/entities'
import { changedFields, tidyEntity, type EntityField } from '@bookrunner/domain/entities'
import { refuse, refuseFields } from '@bookrunner/domain/kernel'
import { accept, service } from '../../platform/service/index.ts'
import { readAlike } from './alike.ts'
import { afterPatch, entity } from './entity.ts'
import type { EntityRecord } from './entity-record.ts'
import { readEntity } from './entity.repo.ts'
import { entityView } from './view.ts'
import { wrongFields } from './wrong-fields.ts'

/** Codes and ids, which stand in the line; other values stand beside it and can be erased. */
const coded = [
  'lei',
  'groupId',
  'classId',
  'region',
  'jurisdiction',
  'dealRoles',
] as const satisfies EntityField[]

const lineFor = (before: EntityRecord, after: EntityRecord, fields: readonly EntityField[]) => ({
  code: 'entity.edited',
  params: {
    entityId: before.id,
    version: after.version,
    fields: [...fields].toSorted(),
    values: coded
      .filter((field) => fields.includes(field))
      .map((field) => ({ field, from: before[field], to: after[field] })),
  },
})

/** The other fields, which may name people, before and after; a file has no text. */
const otherValues = (before: EntityRecord, after: EntityRecord, fields: readonly EntityField[]) =>
  fields
    .filter((field) => field !== 'logoId' && !(coded as readonly EntityField[]).includes(field))
    .map((field) => ({ field, from: before[field], to: after[field] }))

/** Orders already submitted keep their region, type and jurisdiction, which are their own. */
export const edit = service(entitiesCalls.edit, {
  on: entity,
  prepare: async ({ input, actor }, { db }) => {
    const { entityId, expectedVersion: _, ...sent } = input
    const before = await readEntity(db, entityId)
    return { alike: before ? await readAlike(db, actor, { ...before, ...sent }, entityId) : [] }
  },
  key: ({ input }) => input.entityId,
  needs: ({ input: { groupId, classId, logoId } }) => ({ groupId, classId, logoId }),
  decide: ({ input, actor, state, prepared: { alike } }) => {
    const { entityId: _, expectedVersion, ...sent } = input
    const before = state.entity
    if (!before) return refuse('record.unknown')
    if (before.mergedInto) return refuse('entity.merged')
    if (before.version !== expectedVersion) return refuse('write.changed-meanwhile')
    const tidy = tidyEntity({ ...before, ...sent })
    const fields = changedFields(before, tidy)
    if (fields.length === 0) return refuse('write.no-changes')
    const wrong = wrongFields(tidy, before, state, actor)
    if (wrong.length > 0) return refuseFields('input.invalid', wrong)
    const patch = Object.fromEntries(fields.map((field) => [field, tidy[field]]))
    const after = afterPatch(before, patch, state.places)
    return accept({
      reply: { ...entityView(after, actor), alike },
      changes: [{ kind: 'edited', before, patch }],
      line: lineFor(before, after, fields),
      personal: otherValues(before, after, fields),
      events: [{ type: 'entity.edited', entityId: before.id, fields }],
    })
  },
})
