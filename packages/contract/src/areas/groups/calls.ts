import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { digits, id, line } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { names } from '../../kernel/names.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'

const readers = ['investor', 'admin_org_manage', 'admin_classify'] as const
const optionalName = z.union([z.literal(''), line(200)])
const version = digits(1, 1_000_000_000)

export const groupView = z.object({
  groupId: z.string(),
  ...names,
  /** How many institutions belong to it. */
  entities: z.int(),
  logoId: z.string().nullable(),
  version: z.int(),
})

const list = call({
  name: 'groups.list',
  method: 'GET',
  path: '/group/list',
  access: readers,
  input: z.strictObject({
    ...pageQuery(['name', 'nameCn', 'entities']),
    /** In any name. */
    keyword: line(100).optional(),
  }),
  reply: pageOf(groupView),
  refusals: [],
  summary: 'Lists groups of institutions',
})

const logo = call({
  name: 'groups.logo',
  method: 'GET',
  path: '/group/logo',
  access: readers,
  longWay: true,
  input: z.strictObject({ groupId: id }),
  reply: fileReply,
  refusals: ['record.unknown'],
  summary: 'Returns the logo of a group',
})

const fields = {
  nameCn: optionalName.optional(),
  nameHk: optionalName.optional(),
  logoId: id.nullable().optional(),
}

const add = call({
  name: 'groups.add',
  method: 'POST',
  path: '/group/add',
  access: ['admin_org_manage|add'],
  input: z.strictObject({ name: line(200), ...fields }),
  reply: groupView,
  refusals: ['record.unknown', 'record.exists', 'file.kind'],
  summary: 'Adds a group',
})

const edit = call({
  name: 'groups.edit',
  method: 'POST',
  path: '/group/edit',
  access: ['admin_org_manage|edit'],
  input: z.strictObject({ groupId: id, expectedVersion: version, name: line(200).optional(), ...fields }),
  reply: groupView,
  refusals: ['record.unknown', 'record.exists', 'file.kind', 'write.no-changes', 'write.changed-meanwhile'],
  summary: 'Changes names and logo of a group',
})

const del = call({
  name: 'groups.del',
  method: 'POST',
  path: '/group/del',
  access: ['admin_org_manage|delete'],
  input: z.strictObject({ groupId: id }),
  reply: z.object({ groupId: z.string() }),
  refusals: ['record.unknown', 'record.in-use', 'group.has-entities'],
  summary: 'Deletes a group without institutions',
})

export const groupsCalls = { list, logo, add, edit, del } as const
