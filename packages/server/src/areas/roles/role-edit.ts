import { rolesCalls } from '@bookrunner/contract/roles'
import { isRefusal, refuse, type LocalizedNames, type Refusal } from '@bookrunner/domain/kernel'
import { grantNew, mayHold, mayTouchRole, regrant } from '@bookrunner/domain/roles'
import { newId } from '../../platform/ids.ts'
import { accept, service, type LoggedValue } from '../../platform/service/index.ts'
import { role, type RoleState } from './role.ts'

const refuseTaken = (name: string, { otherNames }: RoleState): Refusal<'role.name-taken'> | undefined =>
  otherNames.has(name.toLowerCase())
    ? { ...refuse('role.name-taken'), fields: [{ field: 'name', reason: 'role.name-taken' }] }
    : undefined

const prepare = async () => ({ roleId: newId('rol') })

export const roleAdd = service(rolesCalls.add, {
  on: role,
  prepare,
  key: ({ prepared }) => prepared.roleId,
  needs: () => undefined,
  decide: ({ input, actor, state, prepared: { roleId } }) => {
    const { permissions, ...rest } = input
    const grants = grantNew(actor, { ...rest, grants: permissions }, state.known)
    if (isRefusal(grants)) return grants
    const taken = refuseTaken(input.name, state)
    if (taken) return taken
    return accept({
      reply: { roleId },
      changes: [{ created: { ...rest, id: roleId, grants } }],
      line: { code: 'role.added', params: { roleId, values: namesIn(undefined, rest), added: grants } },
    })
  },
})

/** The copy grants nobody anything: who may give the one role may give the other. */
export const roleCopy = service(rolesCalls.copy, {
  on: role,
  prepare,
  key: ({ prepared }) => prepared.roleId,
  needs: ({ input }) => input.roleId,
  decide: ({ input, actor, state, prepared: { roleId } }) => {
    const source = state.sources.get(input.roleId)
    if (!source) return refuse('record.unknown')
    if (!mayTouchRole(actor.rights.tier, source.tier)) return refuse('role.above-you')
    const taken = refuseTaken(input.name, state)
    if (taken) return taken
    const { family, tier } = source
    const grants = source.grants.filter((key) => mayHold(tier, key))
    const created = { id: roleId, name: input.name, nameCn: '', nameHk: '', family, tier, grants }
    return accept({
      reply: { roleId },
      changes: [{ created }],
      line: { code: 'role.copied', params: { roleId, values: namesIn(undefined, created), added: grants } },
    })
  },
})

/** The names that differ, for the log. */
const namesIn = (from: LocalizedNames | undefined, to: LocalizedNames): LoggedValue[] =>
  (['name', 'nameCn', 'nameHk'] as const)
    .filter((field) => (from?.[field] ?? '') !== to[field])
    .map((field) => ({ field, from: from?.[field] ?? null, to: to[field] }))

/** Changes names and permissions in one write. */
export const roleEdit = service(rolesCalls.edit, {
  on: role,
  key: ({ input }) => input.roleId,
  needs: () => undefined,
  decide: ({ input, actor, state, seq }) => {
    if (!state.role) return refuse('record.unknown')
    if (!mayTouchRole(actor.rights.tier, state.role.tier)) return refuse('role.above-you')
    const { roleId, version, name, nameCn, nameHk, permissions } = input
    if (version !== undefined && version !== seq - 1) return refuse('write.changed-meanwhile')
    const now = state.role.grants
    const grants = permissions ? regrant(actor, state.role, permissions, state.known) : now
    if (isRefusal(grants)) return grants
    const names = { name, nameCn, nameHk }
    const values = namesIn(state.role, names)
    const renamed = values.length > 0
    const added = grants.filter((key) => !now.includes(key))
    const removed = now.filter((key) => !grants.includes(key))
    const regranted = added.length + removed.length > 0
    if (!renamed && !regranted) return refuse('write.no-changes')
    const taken = renamed ? refuseTaken(name, state) : undefined
    if (taken) return taken
    return accept({
      reply: { roleId, version: seq },
      changes: [{ added, removed, ...(renamed && { names }) }],
      line: { code: 'role.edited', params: { roleId, values, added, removed } },
      events: regranted ? [{ type: 'rights.changed', userIds: state.holders }] : [],
    })
  },
})

export const roleDel = service(rolesCalls.del, {
  on: role,
  key: ({ input }) => input.roleId,
  needs: () => undefined,
  decide: ({ input: { roleId }, actor, state }) => {
    if (!state.role) return refuse('record.unknown')
    if (!mayTouchRole(actor.rights.tier, state.role.tier)) return refuse('role.above-you')
    const users = state.holders.length
    if (users > 0) return refuse('role.in-use', { users })
    return accept({
      reply: { roleId },
      changes: ['deleted' as const],
      line: { code: 'role.deleted', params: { roleId, name: state.role.name } },
    })
  },
})
