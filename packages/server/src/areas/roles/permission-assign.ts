import { rolesCalls } from '@bookrunner/contract/roles'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { regrant } from '@bookrunner/domain/roles'
import { accept, service } from '../../platform/service/index.ts'
import { role } from './role.ts'

/** Sets the permissions of a role. Its people get a notice, and the rights with their next request. */
export const permissionAssign = service(rolesCalls.permissionAssign, {
  on: role,
  key: ({ input }) => input.roleId,
  needs: () => undefined,
  decide: ({ input, actor, state }) => {
    if (!state.role) return refuse('record.unknown')
    const now = state.role.grants
    const grants = regrant(actor, state.role, input.permissions, state.known)
    if (isRefusal(grants)) return grants
    const added = grants.filter((key) => !now.includes(key))
    const removed = now.filter((key) => !grants.includes(key))
    if (added.length + removed.length === 0) return refuse('write.no-changes')
    const { roleId } = input
    return accept({
      reply: { roleId, permissions: grants, added, removed },
      changes: [{ added, removed }],
      line: { code: 'role.regranted', params: { roleId, added, removed } },
      events: [{ type: 'rights.changed', userIds: state.holders }],
    })
  },
})
