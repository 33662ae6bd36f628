import { z } from 'zod'
import { roleCodes } from '@bookrunner/domain/access'
import { phoneAreas } from '@bookrunner/domain/entities'
import { noticeCategories, userStatuses } from '@bookrunner/domain/users'
import { call, sameCall } from '../../kernel/call.ts'
import { account, id, line } from '../../kernel/fields.ts'
import { languages } from '../../kernel/language.ts'
import { pageQuery } from '../../kernel/page.ts'
import { fileReply } from '../../kernel/file.ts'
import { namedEntity } from '../../kernel/names.ts'
import { add, del, reset } from './account-calls.ts'
import { departmentCalls } from './department-calls.ts'
import { list, userFilter, userSortable } from './list-call.ts'
import { userEntity, userFields } from './shapes.ts'
import { importCalls } from './import-calls.ts'
import { assignContacts, deleteContacts, getUnallocatedUser } from './unallocated-calls.ts'

/** What each user chooses for the own screens and mails. */
const profileFields = {
  timeZone: z.string(),
  /** Null until the user chose one. */
  language: z.enum(languages).nullable(),
  /** Categories of notices that also come by mail; those about the account always do. */
  mails: z.array(z.enum(noticeCategories)),
}

const info = call({
  name: 'users.info',
  method: 'GET',
  path: '/user/info',
  access: 'signedIn',
  beforePasswordChange: true,
  input: z.strictObject({ userId: id.optional() }),
  reply: z.object({
    /** `entity` is null for a user without an institution. */
    user: z.object({ ...userFields, entity: userEntity.nullable() }),
    permissions: z.array(z.string()),
    roles: z.array(z.enum(roleCodes)),
    /** Keys of the form menu|function. */
    functions: z.array(z.string()),
    ...profileFields,
    /**
     * For administrators who may change the account of another user, or have a link mailed: the address that the user last
     * used. Mails go there until the first log-in with another account. Masked for an institution's administrator if it is
     * not the account. Null while the user used none: then they go to the account.
     */
    usedAddress: z.string().nullable(),
    /** For the same administrators: another user took that address, so no mails go out until the next log-in. */
    mailsNowhere: z.boolean(),
    mustChangePassword: z.boolean(),
    /** Of the record, for an edit that must not overwrite another's. */
    version: z.int(),
  }),
  refusals: ['record.unknown'],
  summary: 'Returns the user who is signed in, or to administrators another user, with permissions',
})

const edit = call({
  name: 'users.edit',
  method: 'POST',
  path: '/user/edit',
  access: ['admin_user|edit', 'admin_user|freeze'],
  input: z.strictObject({
    userId: id,
    /** The version that was read; a newer one refuses the edit. */
    version: z.int().min(0).optional(),
    /** Of somebody else: the sessions end, and the old and the new address get a mail, and the one that was last used. */
    account: account.optional(),
    name: line(100).optional(),
    nickName: z.union([z.literal(''), line(60)]).optional(),
    phoneArea: z.enum(phoneAreas).nullable().optional(),
    phone: z.string().trim().max(30).nullable().optional(),
    departmentId: id.nullable().optional(),
    timeZone: z.string().max(60).optional(),
    status: z.enum(userStatuses).optional(),
    roleId: id.optional(),
    entityId: id.optional(),
  }),
  reply: z.object({
    ...userFields,
    entityId: z.string().nullable(),
    timeZone: z.string(),
    version: z.int(),
  }),
  refusals: [
    'record.unknown',
    'write.no-changes',
    'write.changed-meanwhile',
    'user.own-status',
    'user.own-place',
    'user.own-login',
    'user.account-taken',
    'user.account-beyond-yours',
    'user.last-super-admin',
    'user.place-not-yours',
    'user.department-not-yours',
    'user.department-elsewhere',
    'phone.area',
    'phone.format',
    'zone.unknown',
    'role.above-you',
    'role.not-held',
    'role.wrong-entity',
  ],
  summary: "Changes fields of a user; a freeze or another account ends the user's sessions at once",
})

const editOwn = call({
  name: 'users.editOwn',
  method: 'POST',
  path: '/user/profile',
  access: 'signedIn',
  input: z.strictObject({
    /** The version that was read; a newer one refuses the edit. */
    version: z.int().min(0).optional(),
    name: line(100).optional(),
    nickName: z.union([z.literal(''), line(60)]).optional(),
    phoneArea: z.enum(phoneAreas).nullable().optional(),
    phone: z.string().trim().max(30).nullable().optional(),
    timeZone: z.string().max(60).optional(),
    language: z.enum(languages).optional(),
    mails: z.array(z.enum(noticeCategories)).max(noticeCategories.length).optional(),
  }),
  reply: z.object({ ...userFields, ...profileFields, version: z.int() }),
  refusals: [
    'record.unknown',
    'write.no-changes',
    'write.changed-meanwhile',
    'phone.area',
    'phone.format',
    'zone.unknown',
  ],
  summary: 'Changes the own name, phone, time zone, language, and which notices also come by mail',
})

const exportList = call({
  name: 'users.exportList',
  method: 'GET',
  path: '/user/export',
  access: ['admin_user'],
  slow: true,
  input: z.strictObject(userFilter),
  reply: fileReply,
  refusals: ['record.unknown'],
  summary: 'Returns the users that the filters leave as an Excel file',
})

const entities = call({
  name: 'users.entities',
  method: 'GET',
  path: '/user/getEntity',
  access: ['admin_user'],
  input: z.strictObject({ keyword: line(100).optional() }),
  reply: z.object({ list: z.array(namedEntity.extend({ dealRoles: userEntity.shape.dealRoles })) }),
  refusals: [],
  summary: 'Returns up to 50 entities for whom the caller may add users, found by any of their names',
})

const getBondUsers = sameCall(list, {
  name: 'users.getBondUsers',
  path: '/bond/user/getBondUsers',
  access: ['admin_org_manage'],
  summary: 'Lists the contacts of all institutions for account opening',
})

const getBondUsersByOrg = call({
  name: 'users.getBondUsersByOrg',
  method: 'GET',
  path: '/bond/user/getBondUsersByOrg',
  access: ['admin_org_manage'],
  input: z.strictObject({ ...pageQuery(userSortable), ...userFilter, entityId: id }),
  reply: list.reply,
  refusals: list.refusals,
  summary: 'Lists the contacts of one institution',
})

const editBondUser = sameCall(edit, {
  name: 'users.editBondUser',
  path: '/bond/user/editBondUser',
  access: ['admin_user|edit', 'admin_user|freeze'],
  summary: 'The same as /user/edit',
})

const updateStatus = call({
  name: 'users.updateStatus',
  method: 'POST',
  path: '/bond/user/updateStatus',
  access: ['admin_user|freeze'],
  input: z.strictObject({ userId: id, status: z.enum(userStatuses) }),
  reply: edit.reply,
  refusals: edit.refusals,
  summary: 'Freezes a contact, which ends its sessions at once, or lifts the freeze',
})

const exportBondUsers = sameCall(exportList, {
  name: 'users.exportBondUsers',
  path: '/bond/user/exportBondUsers',
  access: ['admin_org_manage|export'],
  summary: 'Returns the contacts that the filters leave as an Excel file',
})

export const usersCalls = {
  info,
  list,
  exportList,
  entities,
  add,
  edit,
  editOwn,
  del,
  reset,
  getBondUsers,
  getBondUsersByOrg,
  editBondUser,
  updateStatus,
  exportBondUsers,
  ...departmentCalls,
  getUnallocatedUser,
  assignContacts,
  deleteContacts,
  ...importCalls,
} as const
