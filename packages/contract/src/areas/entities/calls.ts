import { z } from 'zod'
import { call, sameCall } from '../../kernel/call.ts'
import { digits, id, text } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { assignCalls } from './assign-calls.ts'
import { importCalls } from './import-calls.ts'
import { mergeCalls } from './merge-calls.ts'
import { entityFilter } from './filter.ts'
import { invitation, registrationView } from './registration.ts'
import { absorbedEntity, alikeEntity, entityInput, entityUses, entityView } from './shapes.ts'

const readers = ['investor', 'admin_org_manage', 'admin_classify'] as const
const adders = ['investor|add', 'admin_org_manage|add'] as const
const editors = ['admin_org_manage|edit'] as const

export const entitySortable = [
  'name',
  'lei',
  'group',
  'type',
  'region',
  'jurisdiction',
  'source',
  'review',
  'users',
  'createTime',
] as const

const list = call({
  name: 'entities.list',
  method: 'GET',
  path: '/agency/list',
  access: readers,
  input: z.strictObject({ ...pageQuery(entitySortable), ...entityFilter }),
  reply: pageOf(entityView),
  refusals: [],
  summary:
    'Lists institutions; those that wait for a review only to administrators and the house that added them',
})

const info = call({
  name: 'entities.info',
  method: 'GET',
  path: '/agency/info',
  access: readers,
  input: z.strictObject({ entityId: id }),
  reply: z.object({
    ...entityView.shape,
    /** Null for readers who may not know of every deal and order: a number would tell of hidden ones. */
    uses: entityUses.nullable(),
    /** Null if it did not register itself, and to others than administrators. */
    registration: registrationView.nullable(),
    absorbed: z.array(absorbedEntity),
  }),
  refusals: ['record.unknown'],
  summary:
    'Returns one institution and what was merged into it; to administrators who registered it, to super administrators also what uses it',
})

const logo = call({
  name: 'entities.logo',
  method: 'GET',
  path: '/agency/logo',
  access: readers,
  longWay: true,
  input: z.strictObject({ entityId: id }),
  reply: fileReply,
  refusals: ['record.unknown'],
  summary: 'Returns the logo of an institution',
})

const alike = call({
  name: 'entities.alike',
  method: 'GET',
  path: '/agency/alike',
  access: [...adders, ...editors],
  input: z.strictObject({
    name: z.string().trim().max(200).default(''),
    nameCn: z.string().trim().max(200).default(''),
    nameHk: z.string().trim().max(200).default(''),
    lei: z.string().trim().max(30).optional(),
    /** The institution itself, which is not in the answer. */
    entityId: id.optional(),
  }),
  reply: z.object({ list: z.array(alikeEntity) }),
  refusals: [],
  summary: 'Finds institutions with the same LEI, or nearly the same name in any language',
})

const wrongFields = [
  'record.unknown',
  'lei.wrong',
  'website.wrong',
  'id.type-missing',
  'id.wrong',
  'phone.area',
  'phone.format',
  'file.kind',
] as const

const { name, ...others } = entityInput

const add = call({
  name: 'entities.add',
  method: 'POST',
  path: '/agency/add',
  access: adders,
  input: z.strictObject({ name, ...z.object(others).partial().shape }),
  reply: z.object({ ...entityView.shape, alike: z.array(alikeEntity) }),
  refusals: wrongFields,
  summary: 'Adds an institution: reviewed if an administrator adds it, otherwise waiting for a review',
})

const edit = call({
  name: 'entities.edit',
  method: 'POST',
  path: '/agency/edit',
  access: editors,
  input: z.strictObject({
    entityId: id,
    expectedVersion: digits(1, 1_000_000_000),
    ...z.object(entityInput).partial().shape,
  }),
  reply: z.object({ ...entityView.shape, alike: z.array(alikeEntity) }),
  refusals: [...wrongFields, 'write.no-changes', 'write.changed-meanwhile', 'entity.merged'],
  summary:
    'Changes fields of an institution; orders keep the region, type and jurisdiction they were submitted with',
})

const audit = call({
  name: 'entities.audit',
  method: 'POST',
  path: '/agency/audit',
  access: ['admin_org_manage|review'],
  input: z.strictObject({
    entityId: id,
    expectedVersion: digits(1, 1_000_000_000),
    verdict: z.enum(['approve', 'refuse']),
    /** Required for a refusal. */
    reason: text(500).optional(),
    /** Required to approve an institution that registered itself. */
    invite: invitation.optional(),
    /** With a refusal: erases the applicant's personal data once the reason was mailed. */
    erase: z.boolean().default(false),
  }),
  reply: entityView,
  refusals: [
    'record.unknown',
    'write.changed-meanwhile',
    'entity.not-pending',
    'entity.reason-missing',
    'entity.merged',
    'entity.role-missing',
    'user.account-taken',
    'user.place-not-yours',
    'user.department-not-yours',
    'user.department-elsewhere',
    'role.above-you',
    'role.not-held',
    'role.wrong-entity',
    'phone.area',
    'phone.format',
  ],
  summary:
    'Approves an institution that waits for its review and invites its first contact, or refuses it with a reason, which the applicant gets by mail',
})

const useReasons = [
  'entity.has-users',
  'entity.has-orders',
  'entity.issues-deals',
  'entity.runs-deals',
  'entity.has-addressed',
  'entity.supports-deals',
  'entity.has-policies',
  'entity.has-keys',
  'entity.has-loans',
  'entity.has-absorbed',
] as const

const del = call({
  name: 'entities.del',
  method: 'POST',
  path: '/agency/del',
  access: ['admin_org_manage|delete'],
  input: z.strictObject({ entityId: id }),
  reply: z.object({ entityId: z.string() }),
  refusals: ['record.unknown', 'record.in-use', ...useReasons, 'entity.merged'],
  summary: 'Deletes an institution that nothing uses; otherwise lists its uses',
})

const exportList = call({
  name: 'entities.export',
  method: 'GET',
  path: '/agency/export',
  access: ['investor|export', 'admin_org_manage|export'],
  slow: true,
  input: z.strictObject({
    sortField: pageQuery(entitySortable).sortField,
    sortOrder: pageQuery(entitySortable).sortOrder,
    ...entityFilter,
  }),
  reply: fileReply,
  refusals: [],
  summary: 'Returns the institutions that the filter shows, as Excel',
})

const getBondOrg = sameCall(list, {
  name: 'entities.getBondOrg',
  path: '/bond/org/getBondOrg',
  access: ['admin_org_manage'],
  summary: 'Lists institutions for account opening, those that wait for a review included',
})

const exportBondOrg = sameCall(exportList, {
  name: 'entities.exportBondOrg',
  path: '/bond/org/exportBondOrg',
  access: ['admin_org_manage|export'],
  summary: 'Returns the institutions of account opening that the filter shows, as Excel',
})

const editBondOrg = sameCall(edit, {
  name: 'entities.editBondOrg',
  path: '/bond/org/editBondOrg',
  access: editors,
  summary: 'The same as /agency/edit',
})

const deleteOrg = sameCall(del, {
  name: 'entities.deleteOrg',
  path: '/bond/org/deleteOrg',
  access: ['admin_org_manage|delete'],
  summary: 'The same as /agency/del',
})

export const entitiesCalls = {
  list,
  info,
  logo,
  alike,
  add,
  edit,
  audit,
  del,
  export: exportList,
  getBondOrg,
  exportBondOrg,
  editBondOrg,
  deleteOrg,
  ...assignCalls,
  ...importCalls,
  ...mergeCalls,
} as const
