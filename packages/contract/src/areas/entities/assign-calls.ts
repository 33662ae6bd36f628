import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { id, line } from '../../kernel/fields.ts'
import { namedEntity } from '../../kernel/names.ts'
import { entityFilter } from './filter.ts'

/** Which institutions: chosen ones, all that a filter shows, or pasted names and LEIs. */
const whom = {
  entityIds: z.array(id).max(5000).optional(),
  filter: z.strictObject(entityFilter).optional(),
  pasted: z.array(line(200)).max(5000).optional(),
} as const

const assigned = z.object({
  /** Institutions that changed. */
  changed: z.array(namedEntity),
  /** How many had it already. */
  same: z.int(),
  /** Pasted lines that fit no institution. */
  unknown: z.array(z.string()),
  /** Pasted lines that fit several. */
  several: z.array(z.string()),
})
const refusals = ['record.unknown', 'entity.none-chosen'] as const

const assignClass = call({
  name: 'entities.assignClass',
  method: 'POST',
  path: '/class/assign',
  access: ['admin_classify|assign'],
  input: z.strictObject({ classId: id.nullable(), ...whom }),
  reply: assigned,
  refusals,
  summary: 'Gives many institutions a type; a dry run shows which',
})

const assignGroup = call({
  name: 'entities.assignGroup',
  method: 'POST',
  path: '/group/assign',
  access: ['admin_org_manage|edit'],
  input: z.strictObject({ groupId: id.nullable(), ...whom }),
  reply: assigned,
  refusals,
  summary: 'Moves many institutions to a group, or out of theirs; a dry run shows which',
})

const assignTags = call({
  name: 'entities.assignTags',
  method: 'POST',
  path: '/agency/tags',
  access: ['admin_org_manage|edit'],
  input: z.strictObject({
    add: z.array(line(40)).max(20).default([]),
    remove: z.array(line(40)).max(20).default([]),
    ...whom,
  }),
  reply: assigned,
  refusals,
  summary: 'Adds and removes tags of many institutions; a dry run shows which change',
})

export const assignCalls = { assignClass, assignGroup, assignTags } as const
