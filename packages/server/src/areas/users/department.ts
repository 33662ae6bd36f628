import type { Department, Departments, UserPosition } from '@bookrunner/domain/users'
import type { Transaction } from '../../platform/db/index.ts'
import type { Aggregate } from '../../platform/service/index.ts'
import { insertDepartment, lockDepartments, removeDepartment, updateDepartment } from './department.repo.ts'
import { loadEntities, loadStandings } from './user.repo.ts'

export interface DepartmentsState {
  /** Undefined if there is no such entity. */
  departments: Departments | undefined
  editors: ReadonlyMap<string, UserPosition>
}

export type DepartmentChange =
  | { kind: 'added' | 'renamed'; department: Department }
  | { kind: 'deleted'; departmentId: string; moveTo: string | null }

const applied = (departments: Departments, change: DepartmentChange): Departments => {
  const { list, people } = departments
  switch (change.kind) {
    case 'added':
      return { ...departments, list: [...list, change.department] }
    case 'renamed': {
      const { department } = change
      const isOther = (each: Department) => each.departmentId !== department.departmentId
      return { ...departments, list: list.map((each) => (isOther(each) ? each : department)) }
    }
    case 'deleted': {
      const { departmentId, moveTo } = change
      return {
        ...departments,
        list: list.filter((each) => each.departmentId !== departmentId),
        people: people.flatMap((each) => {
          if (each.departmentId !== departmentId) return [each]
          return moveTo === null ? [] : [{ ...each, departmentId: moveTo }]
        }),
      }
    }
  }
}

/** The departments after a change, by name. */
export const afterChange = (departments: Departments, change: DepartmentChange): Departments => {
  const after = applied(departments, change)
  const byName = (one: Department, other: Department) =>
    one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1
  return { ...after, list: after.list.toSorted(byName) }
}

const saveOne = (transaction: Transaction, entityId: string, change: DepartmentChange): Promise<unknown> => {
  switch (change.kind) {
    case 'added':
      return insertDepartment(transaction, entityId, change.department)
    case 'renamed':
      return updateDepartment(transaction, change.department)
    case 'deleted':
      return removeDepartment(transaction, change.departmentId, change.moveTo)
  }
}

/** All departments of an entity: one lock, one log, because their names differ. */
export const departments: Aggregate<DepartmentsState, { editorId: string }, DepartmentChange> = {
  kind: 'dept',
  load: async (transaction, entityId, needs) => {
    const [[entity], found, editors] = await Promise.all([
      loadEntities(transaction, [entityId]),
      lockDepartments(transaction, entityId),
      loadStandings(
        transaction,
        needs.map(({ editorId }) => editorId),
      ),
    ])
    return { editors, departments: entity && found }
  },
  apply: (state, change) => {
    if (state.departments) state.departments = afterChange(state.departments, change)
  },
  save: async (transaction, entityId, changes) => {
    for (const { change } of changes) await saveOne(transaction, entityId, change)
  },
}
