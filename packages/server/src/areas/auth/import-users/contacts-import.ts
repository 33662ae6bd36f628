import {
  contactHead,
  contactWords,
  mostContacts,
  usersCalls,
  type ContactColumn,
} from '@bookrunner/contract/users'
import type { Language } from '@bookrunner/contract/kernel'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { addUser, type Editor } from '@bookrunner/domain/users'
import { byId, reading } from '../../../platform/db/index.ts'
import { newId, randomText } from '../../../platform/ids.ts'
import { accept, type Aggregate, type WritePipeline } from '../../../platform/service/index.ts'
import { loadAdding, loggedIds, saveAdded, type ImportKind, type ImportToAdd } from '../../imports/index.ts'
import { loadRoles, readRoles, type RoleRow } from '../../roles/index.ts'
import { hashPassword } from '../passwords.ts'
import { claimAccounts } from '../../users/index.ts'
import { loadActive, type Person } from '../person.repo.ts'
import { contactCheck, type ContactFields } from './contact-row.ts'
import {
  insertContacts,
  loadDepartmentsById,
  loadEntitiesById,
  readAccounts,
  readDepartments,
  readEntities,
  type DepartmentChoice,
  type EntityChoice,
  type NewContact,
} from './import-users.repo.ts'
import { inviteAll } from './mail-invitation.ts'

interface Options {
  invite: boolean
  language: Language
}

type ToAdd = ImportToAdd<ContactFields, Options>

interface Adding {
  isAdding: boolean
  person: Person | undefined
  isTaken: boolean
  roles: ReadonlyMap<string, RoleRow>
  entities: ReadonlyMap<string, EntityChoice>
  departments: ReadonlyMap<string, DepartmentChoice>
}

interface Added {
  toAdd: ToAdd
  contacts: readonly NewContact[]
  passwordHash: string
}

const each = <Key extends 'account' | 'roleId' | 'entityId'>({ rows }: ToAdd, key: Key): string[] => [
  ...new Set(rows.map(({ fields }) => fields[key])),
]

/** Users of a file: one write. Their own logs begin with the first change of each. */
const imported: Aggregate<Adding, ToAdd, Added> = {
  kind: 'user',
  load: async (transaction, _key, needs) => {
    const toAdd = needs[0]!
    const departmentIds = toAdd.rows.flatMap(({ fields }) => fields.departmentId ?? [])
    const [isAdding, person, taken, roles, entities, departments] = await Promise.all([
      loadAdding(transaction, toAdd.importId),
      loadActive(transaction, toAdd.userId),
      claimAccounts(transaction, each(toAdd, 'account')),
      loadRoles(transaction, each(toAdd, 'roleId')),
      loadEntitiesById(transaction, each(toAdd, 'entityId')),
      loadDepartmentsById(transaction, [...new Set(departmentIds)]),
    ])
    return {
      isAdding,
      person,
      isTaken: taken.size > 0,
      roles: byId(roles),
      entities: byId(entities),
      departments: byId(departments),
    }
  },
  apply: (state) => {
    state.isAdding = false
  },
  save: async (transaction, _key, changes) => {
    for (const { change } of changes) {
      const { toAdd, contacts, passwordHash } = change
      const ids = contacts.map(({ id }) => id)
      await insertContacts(transaction, contacts, passwordHash)
      await Promise.all([
        ...saveAdded(
          transaction,
          toAdd.importId,
          toAdd.rows.map(({ row }, at) => ({ row, id: ids[at]! })),
        ),
        ...(toAdd.options.invite ? inviteAll(transaction, ids, toAdd.options.language) : []),
      ])
    }
  },
}

const editorOf = ({ userId, entityId, rights }: Person): Editor => ({
  position: { userId, tier: rights.tier, entityId: entityId || null, departmentId: null },
  rights,
})

/** Whether every row may still be added as it was checked. */
const isStillRight = ({ rows }: ToAdd, { person, isTaken, roles, entities, departments }: Adding): boolean =>
  person !== undefined &&
  !isTaken &&
  rows.every(({ fields: { roleId, entityId, departmentId } }) => {
    const [role, entity] = [roles.get(roleId), entities.get(entityId)]
    const department = departmentId === null ? null : departments.get(departmentId)
    if (!role || !entity || department === undefined) return false
    return !isRefusal(addUser(editorOf(person), { role, entity, department }))
  })

const contactOf = (
  id: string,
  { nickName, phoneArea, entityId, departmentId, roleId, ...same }: ContactFields,
): NewContact => ({
  ...same,
  id,
  nick_name: nickName,
  phone_area: phoneArea,
  entity_id: entityId,
  department_id: departmentId,
  role_id: roleId,
})

const add = async (pipeline: WritePipeline, toAdd: ToAdd) => {
  const { importId, userId, rows } = toAdd
  // One hash for all: a random text that nobody has ever seen opens no account.
  const passwordHash = await hashPassword(randomText(40))
  const contacts = rows.map(({ fields }) => contactOf(newId('usr'), fields))
  return pipeline.submit({
    on: imported,
    key: `import-${importId}`,
    actor: null,
    forUser: userId,
    need: toAdd,
    decide: (state) => {
      if (!state.isAdding) return refuse('import.over')
      if (!isStillRight(toAdd, state)) return refuse('write.changed-meanwhile')
      const userIds = loggedIds(contacts.map(({ id }) => id))
      return accept({
        reply: null,
        changes: [{ toAdd, contacts, passwordHash }],
        line: { code: 'users.imported', params: { importId, count: contacts.length, userIds } },
        also: [
          {
            ledger: `import:${importId}`,
            line: { code: 'import.added', params: { importId, rows: contacts.length } },
          },
        ],
      })
    },
  })
}

/** Contacts: users with a role in an institution, who set their own password. */
export const contactsImport: ImportKind<ContactColumn, ContactFields, Options> = {
  kind: 'contacts',
  calls: { ...usersCalls, start: usersCalls.importBondUsers },
  headOf: contactHead,
  nameOf: (column, language) => contactWords[column][language],
  mostRows: mostContacts,
  optionsOf: ({ invite }, language) => ({ invite: invite === true, language }),
  open: async (db, { userId }) => {
    const [person, roles, entities, departments, taken] = await Promise.all([
      loadActive(reading(db), userId),
      readRoles(db, null),
      readEntities(db),
      readDepartments(db),
      readAccounts(db),
    ])
    if (!person) throw new Error('whoever ordered the import may no longer work here')
    const check = contactCheck({
      editor: editorOf(person),
      taken,
      roles,
      entities,
      departments,
    })
    return (cells, row) => ({ name: cells.name ?? cells.account ?? '', ...check(cells, row) })
  },
  add,
}
