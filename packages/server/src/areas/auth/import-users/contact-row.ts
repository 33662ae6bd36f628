import { usersCalls, type ContactColumn } from '@bookrunner/contract/users'
import { findAlike, parsePhone } from '@bookrunner/domain/entities'
import { allNames, isRefusal } from '@bookrunner/domain/kernel'
import { addUser, type Editor } from '@bookrunner/domain/users'
import { parseInput } from '../../../platform/http/parse.ts'
import { namedIn, nameMap, phoneIn, type ImportCells, type RowFault } from '../../imports/index.ts'
import type { RoleRow } from '../../roles/index.ts'
import type { DepartmentChoice, EntityChoice } from './import-users.repo.ts'

/** A row, ready to be added. */
export interface ContactFields {
  account: string
  name: string
  nickName: string
  phoneArea: string
  phone: string
  entityId: string
  departmentId: string | null
  roleId: string
}

/** What rows are compared with. */
export interface Known {
  editor: Editor
  taken: ReadonlySet<string>
  roles: readonly RoleRow[]
  entities: readonly EntityChoice[]
  departments: readonly DepartmentChoice[]
}

/** The longest search is for a near name; a file whose every name is wrong gets it for the first ones. */
const mostNear = 200

/** Finds an institution by any of its names, or by its LEI, or says what is wrong with the name. */
export const entityFinder = (entities: readonly EntityChoice[]) => {
  const key = (text: string) => text.normalize('NFKC').trim().toLowerCase()
  const found = new Map<string, EntityChoice[]>()
  for (const entity of entities)
    for (const name of new Set([...allNames(entity), ...(entity.lei ? [entity.lei] : [])].map(key)))
      found.set(name, [...(found.get(name) ?? []), entity])
  const near = new Map<string, string | undefined>()
  const nearest = (text: string): string | undefined => {
    if (!near.has(text) && near.size < mostNear) {
      const other = { name: text, nameCn: '', nameHk: '', shortName: '', lei: null }
      near.set(text, findAlike(other, entities)[0]?.entity.name)
    }
    return near.get(text)
  }
  return (text: string): EntityChoice | RowFault => {
    const [one, ...others] = found.get(key(text)) ?? []
    if (one && others.length === 0) return one
    if (one) return { field: 'entity', reason: 'import.entity-several' }
    const name = nearest(text)
    return name === undefined
      ? { field: 'entity', reason: 'import.entity-unknown' }
      : { field: 'entity', reason: 'import.entity-near', params: { name } }
  }
}

const person = usersCalls.add.input.pick({
  account: true,
  name: true,
  nickName: true,
  phoneArea: true,
  phone: true,
})

/** Finds a department of an institution by its name in any language. */
const departmentFinder = (departments: readonly DepartmentChoice[]) => {
  const key = (entityId: string, name: string) => `${entityId} ${name.normalize('NFKC').trim().toLowerCase()}`
  const found = new Map<string, DepartmentChoice>()
  for (const department of departments)
    for (const name of [department.name, department.nameCn, department.nameHk])
      if (name) found.set(key(department.entityId, name), department)
  return (entityId: string, name: string | undefined): DepartmentChoice | null | RowFault => {
    if (name === undefined) return null
    const one = found.get(key(entityId, name))
    return one ?? { field: 'department', reason: 'import.department-unknown' }
  }
}

const isFault = <Found extends object | null>(found: Found | RowFault): found is RowFault =>
  found !== null && 'reason' in found

const required = (field: ContactColumn): RowFault => ({ field, reason: 'field.required' })

/** The rule of `/user/add` for each row; an account that a row above has is wrong too. */
export const contactCheck = ({ editor, taken, roles, entities, departments }: Known) => {
  const entityNamed = entityFinder(entities)
  const departmentNamed = departmentFinder(departments)
  const roleNames = nameMap(roles)
  const rolesById = new Map(roles.map((role) => [role.id, role]))
  const rowOf = new Map<string, number>()

  const placeIn = (cells: ImportCells<ContactColumn>) => {
    const found = cells.entity === undefined ? required('entity') : entityNamed(cells.entity)
    const roleId = cells.role === undefined ? undefined : namedIn(roleNames, cells.role)
    const role = rolesById.get(roleId ?? '')
    const faults: RowFault[] = [
      ...(isFault(found) ? [found] : []),
      ...(cells.role === undefined ? [required('role')] : []),
      ...(cells.role !== undefined && !role
        ? [{ field: 'role', reason: 'import.role-unknown' } satisfies RowFault]
        : []),
    ]
    if (isFault(found) || !role) return { faults }
    const department = departmentNamed(found.id, cells.department)
    if (isFault(department)) return { faults: [department] }
    const place = { role, entity: { id: found.id, dealRoles: found.dealRoles } }
    const refused = addUser(editor, { ...place, department })
    return isRefusal(refused)
      ? {
          faults: [
            { field: 'role', reason: refused.reason, ...(refused.params && { params: refused.params }) },
          ],
        }
      : { entityId: found.id, roleId: role.id, departmentId: department?.id ?? null }
  }

  return (
    cells: ImportCells<ContactColumn>,
    row: number,
  ): { fields: ContactFields } | { faults: RowFault[] } => {
    const { entity: _, role: __, phone: ___, phoneArea: ____, department: _____, ...texts } = cells
    const place = placeIn(cells)
    const faults = 'faults' in place ? [...(place.faults as RowFault[])] : []
    const parsed = parseInput(person, { ...texts, ...phoneIn(cells) })
    if (isRefusal(parsed)) return { faults: [...(parsed.fields ?? []), ...faults] }
    const { account, phoneArea, phone, ...rest } = parsed.value
    const number = parsePhone(phoneArea, phone)
    if (isRefusal(number)) faults.push({ field: 'phone', reason: number.reason })
    if (taken.has(account)) faults.push({ field: 'account', reason: 'user.account-taken' })
    const first = rowOf.get(account)
    if (first !== undefined)
      faults.push({ field: 'account', reason: 'import.row-twice', params: { row: first } })
    else rowOf.set(account, row)
    if (isRefusal(number) || faults.length > 0 || 'faults' in place) return { faults }
    return { fields: { ...rest, ...place, account, phoneArea: number.area, phone: number.number } }
  }
}
