import { usersCalls } from '@bookrunner/contract/users'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import {
  addDepartment,
  deleteDepartment,
  departmentActs,
  renameDepartment,
  visibleDepartments,
  type Department,
  type Departments,
  type UserPosition,
} from '@bookrunner/domain/users'
import { read, type RequestContext } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { accept, service, type LoggedValue } from '../../platform/service/index.ts'
import { readDepartmentEntity, readDepartments } from './department.repo.ts'
import { afterChange, departments, type DepartmentChange } from './department.ts'
import { positionOf, readUser } from './user.repo.ts'

/** The departments that somebody may know of, with what they may do. */
const viewFor = (by: UserPosition, all: Departments) => {
  const { entityId, people } = all
  return {
    entityId,
    addable: departmentActs(by, entityId)?.includes('add') ?? false,
    list: visibleDepartments(by, all).map((each) => {
      const acts = departmentActs(by, entityId, each.departmentId) ?? []
      return {
        ...each,
        users: people.filter(({ departmentId }) => departmentId === each.departmentId).length,
        renamable: acts.includes('rename'),
        deletable: acts.includes('delete'),
      }
    }),
  }
}

export const deptList = read(usersCalls.deptList, async ({ input, actor, db }) => {
  const reader = await readUser(db, actor.userId)
  if (!reader) return refuse('record.unknown')
  const by = positionOf(reader)
  const entityId = input.entityId ?? actor.entityId
  if (!departmentActs(by, entityId)) return refuse('record.unknown')
  return viewFor(by, await readDepartments(db, entityId))
})

const loggedNames = (before: LocalizedNames | undefined, after: LocalizedNames | undefined): LoggedValue[] =>
  (['name', 'nameCn', 'nameHk'] as const)
    .map((field) => ({ field, from: before?.[field] || null, to: after?.[field] || null }))
    .filter(({ from, to }) => from !== to)

export const deptAdd = service(usersCalls.deptAdd, {
  on: departments,
  prepare: async () => ({ departmentId: newId('dep') }),
  key: ({ input, actor }) => input.entityId ?? actor.entityId,
  needs: ({ actor }) => ({ editorId: actor.userId }),
  decide: ({ input: { name, nameCn, nameHk }, actor, state, prepared: { departmentId } }) => {
    const by = state.editors.get(actor.userId)
    if (!by || !state.departments) return refuse('record.unknown')
    const department: Department = { departmentId, name, nameCn, nameHk }
    const refused = addDepartment(by, state.departments, department)
    if (isRefusal(refused)) return refused
    const change: DepartmentChange = { kind: 'added', department }
    const { entityId } = state.departments
    return accept({
      reply: viewFor(by, afterChange(state.departments, change)),
      changes: [change],
      line: {
        code: 'department.added',
        params: { departmentId, entityId, values: loggedNames(undefined, department) },
      },
    })
  },
})

/** A department stays with its entity. */
const entityOf = async (departmentId: string, { db }: RequestContext) => ({
  entityId: (await readDepartmentEntity(db, departmentId)) ?? '',
})

export const deptEdit = service(usersCalls.deptEdit, {
  on: departments,
  prepare: ({ input }, context) => entityOf(input.departmentId, context),
  key: ({ prepared }) => prepared.entityId,
  needs: ({ actor }) => ({ editorId: actor.userId }),
  decide: ({ input: { departmentId, ...names }, actor, state }) => {
    const by = state.editors.get(actor.userId)
    const before = state.departments?.list.find((each) => each.departmentId === departmentId)
    if (!by || !state.departments || !before) return refuse('record.unknown')
    const department: Department = {
      departmentId,
      name: names.name ?? before.name,
      nameCn: names.nameCn ?? before.nameCn,
      nameHk: names.nameHk ?? before.nameHk,
    }
    const refused = renameDepartment(by, state.departments, department)
    if (isRefusal(refused)) return refused
    const change: DepartmentChange = { kind: 'renamed', department }
    const { entityId } = state.departments
    return accept({
      reply: viewFor(by, afterChange(state.departments, change)),
      changes: [change],
      line: {
        code: 'department.edited',
        params: { departmentId, entityId, values: loggedNames(before, department) },
      },
    })
  },
})

/** Its people move in the same step; each of their logs gets a line. */
export const deptDel = service(usersCalls.deptDel, {
  on: departments,
  prepare: ({ input }, context) => entityOf(input.departmentId, context),
  key: ({ prepared }) => prepared.entityId,
  needs: ({ actor }) => ({ editorId: actor.userId }),
  decide: ({ input, actor, state }) => {
    const by = state.editors.get(actor.userId)
    if (!by || !state.departments) return refuse('record.unknown')
    const { entityId, list } = state.departments
    const people = deleteDepartment(by, state.departments, input)
    if (isRefusal(people)) return people
    const { departmentId, moveTo = null } = input
    const before = list.find((each) => each.departmentId === departmentId)
    const change: DepartmentChange = { kind: 'deleted', departmentId, moveTo }
    const userIds = people.map(({ userId }) => userId)
    const moved = { field: 'departmentId', from: departmentId, to: moveTo }
    return accept({
      reply: { ...viewFor(by, afterChange(state.departments, change)), moved: userIds.length },
      changes: [change],
      line: {
        code: 'department.deleted',
        params: {
          departmentId,
          entityId,
          values: [...loggedNames(before, undefined), ...(userIds.length > 0 ? [moved] : [])],
          ...(userIds.length > 0 && { userIds }),
        },
      },
      also: userIds.map((userId) => ({
        ledger: `user:${userId}`,
        line: { code: 'user.edited', params: { userId, fields: ['departmentId'], values: [moved] } },
      })),
    })
  },
})

export const departmentHandlers = [deptList, deptAdd, deptEdit, deptDel]
