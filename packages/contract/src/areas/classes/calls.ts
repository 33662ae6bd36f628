import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { id, line } from '../../kernel/fields.ts'
import { names } from '../../kernel/names.ts'

const optionalName = z.union([z.literal(''), line(200)])

export const classView = z.object({
  classId: z.string(),
  ...names,
  /** How many institutions have this type. */
  entities: z.int(),
})
const allClasses = z.object({ list: z.array(classView) })

const list = call({
  name: 'classes.list',
  method: 'GET',
  path: '/class/list',
  access: ['admin_classify', 'admin_org_manage', 'investor'],
  input: z.strictObject({}),
  reply: allClasses,
  refusals: [],
  summary: 'Lists the investor types in the order of books and charts',
})

const add = call({
  name: 'classes.add',
  method: 'POST',
  path: '/class/add',
  access: ['admin_classify|add'],
  input: z.strictObject({
    name: line(200),
    nameCn: optionalName.default(''),
    nameHk: optionalName.default(''),
  }),
  reply: allClasses,
  refusals: ['record.exists', 'input.too-large'],
  summary: 'Adds an investor type at the end',
})

const edit = call({
  name: 'classes.edit',
  method: 'POST',
  path: '/class/edit',
  access: ['admin_classify|edit'],
  input: z.strictObject({
    classId: id,
    name: line(200).optional(),
    nameCn: optionalName.optional(),
    nameHk: optionalName.optional(),
    /** Puts it before this type; null puts it at the end. */
    before: id.nullable().optional(),
  }),
  reply: allClasses,
  refusals: ['record.unknown', 'record.exists', 'write.no-changes'],
  summary: 'Renames an investor type in each language, or puts it at another place',
})

const del = call({
  name: 'classes.del',
  method: 'POST',
  path: '/class/del',
  access: ['admin_classify|delete'],
  input: z.strictObject({
    classId: id,
    /** The type that its institutions get; required if there are any. */
    moveTo: id.optional(),
  }),
  reply: allClasses,
  refusals: ['record.unknown', 'record.in-use', 'group.has-entities'],
  summary: 'Deletes an investor type and moves its institutions to another; submitted orders keep theirs',
})

export const classesCalls = { list, add, edit, del } as const
