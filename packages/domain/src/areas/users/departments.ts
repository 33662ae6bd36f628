import type { Tier } from '../access/index.ts'
import {
  type FieldRefusal,
  type Language,
  type LocalizedNames,
  type Refusal,
  isSame,
  nameIn,
  refuse,
  refuseFields,
} from '../../kernel/index.ts'
import { type UserPosition, maySetDepartment } from './administer.ts'

/** A department of an entity. */
export interface Department extends LocalizedNames {
  departmentId: string
}

/** Somebody who belongs to a department. */
export interface DepartmentMember {
  userId: string
  departmentId: string
  tier: Tier
}

/** All departments of an entity with their people. */
export interface Departments {
  entityId: string
  list: readonly Department[]
  people: readonly DepartmentMember[]
}

export type DepartmentAct = 'add' | 'rename' | 'delete'

/**
 * What somebody may do with departments of an entity; undefined if they are none of theirs. Who looks after one
 * department renames that one; which departments there are is decided for the whole entity.
 */
export function departmentActs(
  by: UserPosition,
  entityId: string,
  departmentId?: string,
): readonly DepartmentAct[] | undefined {
  const everywhere = by.tier === 'tier1' || by.tier === 'tier4'
  if (!everywhere && (by.tier !== 'tier2' || by.entityId !== entityId)) return undefined
  if (maySetDepartment(by)) return ['add', 'rename', 'delete']
  if (departmentId === undefined) return []
  return departmentId === by.departmentId ? ['rename'] : undefined
}

/** The departments that somebody may know of. */
export const visibleDepartments = (by: UserPosition, { entityId, list }: Departments): Department[] =>
  list.filter(({ departmentId }) => departmentActs(by, entityId, departmentId) !== undefined)

const nameFields = ['name', 'nameCn', 'nameHk'] as const

/** Two departments with one name could not be told apart. */
const takenNames = (
  list: readonly Department[],
  edited: Department,
): Refusal<'input.invalid' | 'record.exists'> | undefined => {
  const others = list.filter(({ departmentId }) => departmentId !== edited.departmentId)
  const isTaken = (field: (typeof nameFields)[number]) =>
    edited[field] !== '' && others.some((each) => each[field].toLowerCase() === edited[field].toLowerCase())
  const wrong: FieldRefusal<'record.exists'>[] = nameFields
    .filter(isTaken)
    .map((field) => ({ field, reason: 'record.exists' }))
  return wrong.length > 0 ? refuseFields('input.invalid', wrong) : undefined
}

export const longestDepartmentName = 60

/** The name, or the name with its institution behind it, which no other department has. */
const freeName = (name: string, institution: string, taken: ReadonlySet<string>): string => {
  for (let count = 1; ; count += 1) {
    const suffix = ` (${institution.slice(0, 40)}${count > 1 ? ` ${count}` : ''})`
    for (const each of [name, `${name.slice(0, longestDepartmentName - suffix.length)}${suffix}`])
      if (!taken.has(each.toLowerCase())) return each
  }
}

const freeNames = (names: readonly string[], present: readonly string[], institution: string): string[] => {
  const taken = new Set(present.map((name) => name.toLowerCase()))
  return names.map((name) => {
    if (name === '') return name
    const free = freeName(name, institution, taken)
    taken.add(free.toLowerCase())
    return free
  })
}

/**
 * The departments of a merged institution beside those of its target. They stay apart: an administrator of a department
 * looks after nobody else after the merge.
 */
export const departmentsAfterMerge = (
  moving: readonly Department[],
  present: readonly Department[],
  institution: LocalizedNames,
): Department[] => {
  const freeIn = (field: (typeof nameFields)[number], language: Language) =>
    freeNames(
      moving.map((each) => each[field]),
      present.map((each) => each[field]),
      nameIn(language, institution),
    )
  const [names, namesCn, namesHk] = [freeIn('name', 'US'), freeIn('nameCn', 'CN'), freeIn('nameHk', 'HK')]
  return moving.map(({ departmentId }, at) => ({
    departmentId,
    name: names[at]!,
    nameCn: namesCn[at]!,
    nameHk: namesHk[at]!,
  }))
}

/** More would not fit into a select. */
export const mostDepartments = 200

type Asked<Reason extends string> = true | Refusal<'record.unknown' | 'access.denied' | Reason>

export function addDepartment(
  by: UserPosition,
  { entityId, list }: Departments,
  added: Department,
): Asked<'input.invalid' | 'record.exists' | 'department.too-many'> {
  const acts = departmentActs(by, entityId)
  if (!acts) return refuse('record.unknown')
  if (!acts.includes('add')) return refuse('access.denied')
  if (list.length >= mostDepartments) return refuse('department.too-many', { most: mostDepartments })
  return takenNames(list, added) ?? true
}

export function renameDepartment(
  by: UserPosition,
  { entityId, list }: Departments,
  edited: Department,
): Asked<'input.invalid' | 'record.exists' | 'write.no-changes'> {
  const { departmentId } = edited
  const before = list.find((each) => each.departmentId === departmentId)
  if (!before || !departmentActs(by, entityId, departmentId)?.includes('rename'))
    return refuse('record.unknown')
  if (nameFields.every((field) => isSame(before[field], edited[field]))) return refuse('write.no-changes')
  return takenNames(list, edited) ?? true
}

/**
 * Deletes a department and moves its people to another, or to none: the people to move, or why not. Without a
 * department an administrator would look after the whole entity, so administrators move to another one.
 */
export function deleteDepartment(
  by: UserPosition,
  { entityId, list, people }: Departments,
  { departmentId, moveTo }: { departmentId: string; moveTo?: string | null | undefined },
):
  | readonly DepartmentMember[]
  | Refusal<
      | 'record.unknown'
      | 'access.denied'
      | 'record.in-use'
      | 'input.invalid'
      | 'department.has-people'
      | 'department.has-administrators'
    > {
  const known = list.some((each) => each.departmentId === departmentId)
  const acts = departmentActs(by, entityId, departmentId)
  if (!known || !acts) return refuse('record.unknown')
  if (!acts.includes('delete')) return refuse('access.denied')
  const moved = people.filter((each) => each.departmentId === departmentId)
  if (moveTo && (moveTo === departmentId || !list.some((each) => each.departmentId === moveTo)))
    return refuseFields('input.invalid', [{ field: 'moveTo', reason: 'record.unknown' }])
  if (moved.length > 0 && moveTo === undefined)
    return refuseFields('record.in-use', [
      { field: 'moveTo', reason: 'department.has-people', params: { count: moved.length } },
    ])
  const administrators = moved.filter(({ tier }) => tier === 'tier2').length
  if (administrators > 0 && moveTo === null)
    return refuseFields('record.in-use', [
      { field: 'moveTo', reason: 'department.has-administrators', params: { count: administrators } },
    ])
  return moved
}
