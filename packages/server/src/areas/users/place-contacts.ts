import { usersCalls } from '@bookrunner/contract/users'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { assignContact, removeContact } from '@bookrunner/domain/users'
import type { Actor } from '../../platform/http/actor.ts'
import { accept, service } from '../../platform/service/index.ts'
import { editedUser, entityOf } from './edited-user.ts'
import { entityContacts, type ContactsPlaced, type EntityContacts } from './entity-contacts.ts'

/** The people of a write as the rule reads them; undefined if one of them, or the editor, is unknown. */
const peopleIn = (state: EntityContacts, actor: Actor, userIds: readonly string[]) => {
  const position = state.editors.get(actor.userId)
  const people = [...new Set(userIds)].map((id) => {
    const row = state.users.get(id)
    return row && editedUser(row, state.roles)
  })
  const known = people.filter((person) => person !== undefined)
  return position && known.length === people.length
    ? { editor: { position, rights: actor.rights }, people: known }
    : undefined
}

/** Each person's own log has the change, and the institution's log the whole write. */
const placed = (code: string, ledgerEntity: string, change: ContactsPlaced, state: EntityContacts) => {
  const { userIds, entityId, roleId } = change
  const role = roleId === undefined ? {} : { roleId }
  return {
    changes: [change],
    line: { code, params: { entityId: ledgerEntity, userIds, ...role } },
    also: userIds.map((userId) => ({
      ledger: `user:${userId}`,
      line: {
        code: 'user.edited',
        params: {
          userId,
          fields: ['entityId'],
          values: [{ field: 'entityId', from: state.users.get(userId)?.entity_id ?? null, to: entityId }],
          ...role,
        },
      },
    })),
    events: [{ type: 'rights.changed', userIds }],
  }
}

/** Contacts without an institution get one. */
export const assignContacts = service(usersCalls.assignContacts, {
  on: entityContacts,
  key: ({ input }) => input.entityId,
  needs: ({ input: { userIds, roleId }, actor }) => ({
    editorId: actor.userId,
    userIds,
    ...(roleId !== undefined && { roleId }),
  }),
  decide: ({ input: { entityId, userIds, roleId }, actor, state }) => {
    const found = peopleIn(state, actor, userIds)
    const role = roleId === undefined ? undefined : state.roles.get(roleId)
    if (!found || !state.entity || (roleId !== undefined && !role)) return refuse('record.unknown')
    const entity = entityOf(state.entity)
    for (const person of found.people) {
      const refused = assignContact(found.editor, person, entity, role ?? person.role)
      if (isRefusal(refused)) return refused
    }
    const assigned = found.people.map(({ position }) => position.userId)
    const change = { userIds: assigned, entityId, ...(roleId !== undefined && { roleId }) }
    return accept({
      reply: { entityId, assigned },
      ...placed('entity.contacts-assigned', entityId, change, state),
    })
  },
})

/** Contacts leave the institution. Their orders and deals are the house's and stay with it. */
export const deleteContacts = service(usersCalls.deleteContacts, {
  on: entityContacts,
  key: ({ input }) => input.entityId,
  needs: ({ input: { userIds }, actor }) => ({ editorId: actor.userId, userIds }),
  decide: ({ input: { entityId, userIds }, actor, state }) => {
    const found = peopleIn(state, actor, userIds)
    if (!found) return refuse('record.unknown')
    const leaving = new Set(userIds)
    const spareAdmins = state.activeSuperAdmins.filter((id) => !leaving.has(id)).length
    for (const person of found.people) {
      const refused = removeContact(found.editor, person, entityId, spareAdmins)
      if (isRefusal(refused)) return refused
    }
    const removed = found.people.map(({ position }) => position.userId)
    return accept({
      reply: { entityId, removed },
      ...placed('entity.contacts-removed', entityId, { userIds: removed, entityId: null }, state),
    })
  },
})
