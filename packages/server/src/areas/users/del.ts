import { usersCalls } from '@bookrunner/contract/users'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { deleteUser } from '@bookrunner/domain/users'
import { accept, service } from '../../platform/service/index.ts'
import { leavingUser } from './leaving-user.ts'

/** Deletes a user who has worked on nothing; sessions and keys go with the account. */
export const del = service(usersCalls.del, {
  on: leavingUser,
  key: ({ input }) => input.userId,
  needs: ({ actor }) => actor.userId,
  decide: ({ input: { userId }, actor, state }) => {
    const editor = state.editors.get(actor.userId)
    if (!state.user || !editor) return refuse('record.unknown')
    const spareAdmins = state.activeSuperAdmins.filter((id) => id !== userId).length
    const refused = deleteUser(editor, state.user, spareAdmins, state.uses)
    if (isRefusal(refused)) return refused
    return accept({
      reply: { userId },
      changes: ['deleted'],
      line: { code: 'user.deleted', params: { userId } },
    })
  },
})
