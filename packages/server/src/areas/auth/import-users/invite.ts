import { usersCalls } from '@bookrunner/contract/users'
import type { Language } from '@bookrunner/contract/kernel'
import { refuse } from '@bookrunner/domain/kernel'
import { maySeeImport } from '@bookrunner/domain/imports'
import { accept, service, type Aggregate } from '../../../platform/service/index.ts'
import { loggedIds } from '../../imports/index.ts'
import { loadAuthor, loadUninvited } from './import-users.repo.ts'
import { inviteAll } from './mail-invitation.ts'

interface Uninvited {
  authorId: string | undefined
  userIds: readonly string[]
}

const invited: Aggregate<Uninvited, string, { userIds: readonly string[]; language: Language }> = {
  kind: 'user',
  load: async (transaction, _key, [importId]) => {
    const [authorId, userIds] = await Promise.all([
      loadAuthor(transaction, importId!),
      loadUninvited(transaction, importId!),
    ])
    return { authorId, userIds }
  },
  apply: () => {},
  save: (transaction, _key, changes) =>
    Promise.all(changes.flatMap(({ change }) => inviteAll(transaction, change.userIds, change.language))),
}

/** Invitations of an import that left them for later, or once more for those who did not follow theirs. */
export const importInvite = service(usersCalls.importInvite, {
  on: invited,
  prepare: async (_request, { language }): Promise<{ language: Language }> => ({ language }),
  key: ({ input }) => `import-${input.importId}`,
  needs: ({ input }) => input.importId,
  decide: ({ input: { importId }, actor, state: { authorId, userIds }, prepared: { language } }) => {
    const by = { userId: actor.userId, tier: actor.rights.tier }
    if (authorId === undefined || !maySeeImport(by, authorId)) return refuse('record.unknown')
    if (userIds.length === 0) return refuse('write.no-changes')
    return accept({
      reply: { importId, invited: userIds.length },
      changes: [{ userIds, language }],
      line: {
        code: 'users.invited',
        params: { importId, count: userIds.length, userIds: loggedIds(userIds) },
      },
    })
  },
})
