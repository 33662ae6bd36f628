import { groupsCalls } from '@bookrunner/contract/groups'
import { refuse, refuseFields } from '@bookrunner/domain/kernel'
import { newId } from '../../platform/ids.ts'
import { accept, service } from '../../platform/service/index.ts'
import { group, groupFault } from './group.ts'

export const add = service(groupsCalls.add, {
  on: group,
  prepare: async () => ({ groupId: newId('grp') }),
  key: ({ prepared }) => prepared.groupId,
  needs: ({ input: { logoId } }) => ({ logoId }),
  decide: ({ input, actor, state, prepared: { groupId } }) => {
    const after = {
      groupId,
      name: input.name,
      nameCn: input.nameCn ?? '',
      nameHk: input.nameHk ?? '',
      logoId: input.logoId ?? null,
      version: 1,
      entities: 0,
    }
    const change = { before: undefined, after }
    return (
      groupFault(change, state, actor.userId) ??
      accept({ reply: after, changes: [change], line: { code: 'group.added', params: { groupId } } })
    )
  },
})

export const edit = service(groupsCalls.edit, {
  on: group,
  key: ({ input }) => input.groupId,
  needs: ({ input: { logoId } }) => ({ logoId }),
  decide: ({ input: { groupId, expectedVersion, ...sent }, actor, state }) => {
    const before = state.group
    if (!before) return refuse('record.unknown')
    if (before.version !== expectedVersion) return refuse('write.changed-meanwhile')
    const fields = (['name', 'nameCn', 'nameHk', 'logoId'] as const).filter(
      (field) => sent[field] !== undefined && sent[field] !== before[field],
    )
    if (fields.length === 0) return refuse('write.no-changes')
    const after = { ...before, ...sent, version: before.version + 1 }
    const change = { before, after }
    return (
      groupFault(change, state, actor.userId) ??
      accept({
        reply: after,
        changes: [change],
        line: {
          code: 'group.edited',
          params: {
            groupId,
            fields,
            values: fields
              .filter((field) => field !== 'logoId')
              .map((field) => ({ field, from: before[field], to: after[field] })),
          },
        },
      })
    )
  },
})

export const del = service(groupsCalls.del, {
  on: group,
  key: ({ input }) => input.groupId,
  needs: () => ({}),
  decide: ({ input: { groupId }, state: { group: before } }) => {
    if (!before) return refuse('record.unknown')
    const { entities: count } = before
    if (count > 0)
      return refuseFields('record.in-use', [
        { field: 'groupId', reason: 'group.has-entities', params: { count } },
      ])
    return accept({
      reply: { groupId },
      changes: [{ before, after: undefined }],
      line: {
        code: 'group.deleted',
        params: { groupId, values: [{ field: 'name', from: before.name, to: null }] },
      },
    })
  },
})
