import { entitiesCalls } from '@bookrunner/contract/entities'
import { mayUse } from '@bookrunner/domain/access'
import { emptyEntity, tidyEntity } from '@bookrunner/domain/entities'
import { refuseFields } from '@bookrunner/domain/kernel'
import { newId } from '../../platform/ids.ts'
import { accept, service } from '../../platform/service/index.ts'
import { readAlike } from './alike.ts'
import { afterPatch, entity } from './entity.ts'
import { entityView } from './view.ts'
import { wrongFields } from './wrong-fields.ts'

/** An administrator's institution is the platform's and needs no review; a desk's waits for one. */
export const add = service(entitiesCalls.add, {
  on: entity,
  prepare: async ({ input, actor }, { db }) => {
    const compared = { ...emptyEntity, ...input }
    return { entityId: newId('ent'), alike: await readAlike(db, actor, compared) }
  },
  key: ({ prepared }) => prepared.entityId,
  needs: ({ input: { groupId, classId, logoId } }) => ({ groupId, classId, logoId }),
  decide: ({ input, actor, state, now, prepared: { entityId, alike } }) => {
    const fields = tidyEntity({ ...emptyEntity, ...input })
    const wrong = wrongFields(fields, undefined, state, actor)
    if (wrong.length > 0) return refuseFields('input.invalid', wrong)
    const isPlatform = mayUse(actor.rights, 'admin_org_manage|add')
    const bare = {
      ...fields,
      id: entityId,
      group: null,
      type: null,
      source: isPlatform ? ('platform' as const) : ('user' as const),
      review: isPlatform ? ('reviewed' as const) : ('pending' as const),
      refusal: '',
      version: 0,
      addedBy: actor.userId,
      addedFor: actor.entityId,
      users: 0,
      mergedInto: null,
      mergedAt: null,
      createdAt: now.toString({ smallestUnit: 'millisecond' }),
    }
    const record = afterPatch(bare, {}, state.places)
    return accept({
      reply: { ...entityView(record, actor), alike },
      changes: [{ kind: 'added', record }],
      line: { code: 'entity.added', params: { entityId, source: record.source, review: record.review } },
    })
  },
})
