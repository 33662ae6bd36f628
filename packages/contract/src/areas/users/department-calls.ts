import { z } from 'zod'
import { longestDepartmentName } from '@bookrunner/domain/users'
import { call } from '../../kernel/call.ts'
import { id, line } from '../../kernel/fields.ts'
import { names } from '../../kernel/names.ts'

const department = z.object({
  departmentId: z.string(),
  ...names,
  /** How many people belong to it. */
  users: z.int(),
  /** What the caller may do with it. */
  renamable: z.boolean(),
  deletable: z.boolean(),
})

/** The departments of one entity after the change. */
const departments = z.object({
  entityId: z.string(),
  list: z.array(department),
  /** Whether the caller may add one. */
  addable: z.boolean(),
})

const optionalName = z.union([z.literal(''), line(longestDepartmentName)])

const deptList = call({
  name: 'users.deptList',
  method: 'GET',
  path: '/dept/list',
  access: ['admin_user'],
  input: z.strictObject({
    /** Without it, the caller's own entity. */
    entityId: id.optional(),
  }),
  reply: departments,
  refusals: ['record.unknown'],
  summary: 'Lists the departments of an entity: all, or the own one of an administrator with a department',
})

const deptAdd = call({
  name: 'users.deptAdd',
  method: 'POST',
  path: '/dept/add',
  access: ['admin_user|edit'],
  input: z.strictObject({
    entityId: id.optional(),
    name: line(longestDepartmentName),
    nameCn: optionalName.default(''),
    nameHk: optionalName.default(''),
  }),
  reply: departments,
  refusals: ['record.unknown', 'record.exists', 'department.too-many'],
  summary: 'Adds a department to an entity',
})

const deptEdit = call({
  name: 'users.deptEdit',
  method: 'POST',
  path: '/dept/edit',
  access: ['admin_user|edit'],
  input: z.strictObject({
    departmentId: id,
    name: line(longestDepartmentName).optional(),
    nameCn: optionalName.optional(),
    nameHk: optionalName.optional(),
  }),
  reply: departments,
  refusals: ['record.unknown', 'record.exists', 'write.no-changes'],
  summary: 'Renames a department in each language',
})

const deptDel = call({
  name: 'users.deptDel',
  method: 'POST',
  path: '/dept/del',
  access: ['admin_user|edit'],
  input: z.strictObject({
    departmentId: id,
    /** The department its people move to, or null for none; required if it has people. */
    moveTo: id.nullable().optional(),
  }),
  reply: departments.extend({ moved: z.int() }),
  refusals: ['record.unknown', 'record.in-use', 'department.has-people', 'department.has-administrators'],
  summary: 'Deletes a department and moves its people to another, or to none, in one step',
})

export const departmentCalls = { deptList, deptAdd, deptEdit, deptDel } as const
