import { usersCalls } from '@bookrunner/contract/users'
import type { InputOf, Language } from '@bookrunner/contract/kernel'
import { parsePhone, type Phone } from '@bookrunner/domain/entities'
import {
  isRefusal,
  isZone,
  refuse,
  refuseFields,
  type FieldRefusal,
  type Refusal,
} from '@bookrunner/domain/kernel'
import { editUser, mailsOf, type UserEdit } from '@bookrunner/domain/users'
import { accept, service } from '../../platform/service/index.ts'
import { accountTaken } from './account-taken.ts'
import { departmentOf, editedUser, entityOf } from './edited-user.ts'
import type { UserRow, UserPatch, UserState } from './user-state.ts'
import { afterPatch, user } from './user.ts'
import { userView } from './view.ts'

type Input = InputOf<typeof usersCalls.edit>
type Known = UserState & { user: UserRow }

/** A phone is an area and a number; both empty removes it. */
export const phoneOf = ({
  phoneArea,
  phone,
}: Pick<Input, 'phoneArea' | 'phone'>): Phone | null | undefined | Refusal<'phone.area' | 'phone.format'> => {
  if (phoneArea === undefined && phone === undefined) return undefined
  if (!phoneArea && !phone) return null
  return parsePhone(phoneArea ?? '', phone ?? '')
}

type WrongField = 'phone.area' | 'phone.format' | 'zone.unknown' | 'record.unknown'

/** The sent fields for the rule, or every wrong field. */
const editOf = (
  input: Input,
  { roles, entities, departments }: Known,
): UserEdit | Refusal<'input.invalid' | WrongField> => {
  const phone = phoneOf(input)
  const role = input.roleId === undefined ? undefined : roles.get(input.roleId)
  const entity = input.entityId === undefined ? undefined : entities.get(input.entityId)
  const department = departmentOf(input.departmentId, departments)
  const wrong: FieldRefusal<WrongField>[] = []
  if (isRefusal(phone)) wrong.push({ field: phone.reason === 'phone.area' ? 'phoneArea' : 'phone', ...phone })
  if (input.timeZone !== undefined && !isZone(input.timeZone))
    wrong.push({ field: 'timeZone', reason: 'zone.unknown' })
  if (input.roleId !== undefined && !role) wrong.push({ field: 'roleId', reason: 'record.unknown' })
  if (input.entityId !== undefined && !entity) wrong.push({ field: 'entityId', reason: 'record.unknown' })
  if (input.departmentId && !department) wrong.push({ field: 'departmentId', reason: 'record.unknown' })
  if (isRefusal(phone) || wrong.length > 0) return refuseFields('input.invalid', wrong)
  const { account, name, nickName, timeZone, status } = input
  return {
    account,
    name,
    nickName,
    timeZone,
    department,
    status,
    phone,
    role,
    entity: entity && entityOf(entity),
  }
}

export const patchOf = ({
  nickName,
  timeZone,
  phone,
  role,
  entity,
  department,
  ...rest
}: UserEdit): UserPatch => ({
  ...rest,
  ...(nickName !== undefined && { nick_name: nickName }),
  ...(timeZone !== undefined && { time_zone: timeZone }),
  ...(phone !== undefined && { phone_area: phone?.area ?? null, phone: phone?.number ?? null }),
  ...(role && { role_id: role.id }),
  ...(entity && { entity_id: entity.id }),
  ...(department !== undefined && { department_id: department?.id ?? null }),
})

/** The columns that the log may have in full. */
const coded = {
  status: 'status',
  role_id: 'roleId',
  entity_id: 'entityId',
  department_id: 'departmentId',
} as const
/** Those whose values stand beside the chain, to be erased on request. */
export const personal = {
  account: 'account',
  name: 'name',
  nick_name: 'nickName',
  phone: 'phone',
  time_zone: 'timeZone',
  language: 'language',
  // Lines from before notices had categories have `mailOff`, the reminders that were turned off.
  mail_choices: 'mails',
} as const

export const valuesOf = <Columns extends Partial<Record<keyof UserPatch, string>>>(
  columns: Columns,
  before: UserRow,
  patch: UserPatch,
) =>
  (Object.keys(columns) as (keyof Columns & keyof UserPatch & keyof UserRow)[])
    .filter((column) => patch[column] !== undefined)
    .map((column) => ({
      field: columns[column]!,
      from: logged(column, before),
      to: logged(column, patch),
    }))

/** The log has the categories that come by mail, not the choices behind them. */
const logged = (column: keyof UserPatch & keyof UserRow, columns: UserPatch | UserRow): unknown =>
  column === 'mail_choices' ? mailsOf(columns.mail_choices ?? {}) : columns[column]

export const lineFor = (before: UserRow, patch: UserPatch) => ({
  code: 'user.edited',
  params: { userId: before.id, fields: fieldsOf(patch), values: valuesOf(coded, before, patch) },
})

const fieldsOf = (patch: UserPatch): string[] => {
  const names: Readonly<Record<string, string>> = { ...coded, ...personal }
  return Object.keys(patch)
    .flatMap((column) => names[column] ?? [])
    .toSorted()
}

const eventsFor = (
  { userId, seq, language }: { userId: string; seq: number; language: Language },
  { account, status, role_id, entity_id }: UserPatch,
) => [
  // The addresses stand beside the line of this number.
  ...(account !== undefined ? [{ type: 'account.changed', userId, seq, language }] : []),
  ...(status === 'frozen' ? [{ type: 'user.frozen', userId }] : []),
  ...(status === 'active' ? [{ type: 'user.reactivated', userId }] : []),
  ...(role_id !== undefined || entity_id !== undefined
    ? [{ type: 'rights.changed', userIds: [userId] }]
    : []),
]

/**
 * Edits account, name, phone, house, department, role and status of a user. A freeze and another account end the
 * sessions in this transaction.
 */
export const edit = service(usersCalls.edit, {
  on: user,
  prepare: async (_ask, { language }): Promise<{ language: Language }> => ({ language }),
  key: ({ input }) => input.userId,
  needs: ({ input: { account, roleId, entityId, departmentId, status }, actor }) => ({
    editorId: actor.userId,
    account,
    roleId,
    entityId,
    departmentId,
    risky: status !== undefined || roleId !== undefined,
  }),
  decide: ({ input, actor, state, seq, prepared: { language } }) => {
    const known = state.user && { ...state, user: state.user }
    const edited = known && editedUser(known.user, known.roles)
    const editor = state.editors.get(actor.userId)
    if (!edited || !editor) return refuse('record.unknown')
    if (input.version !== undefined && input.version !== seq - 1) return refuse('write.changed-meanwhile')
    const requested = editOf(input, known)
    if (isRefusal(requested)) return requested
    const spareAdmins = state.activeSuperAdmins.filter((id) => id !== known.user.id).length
    const changes = editUser({ position: editor, rights: actor.rights }, edited, requested, spareAdmins)
    if (isRefusal(changes)) return changes
    if (changes.account !== undefined && state.taken.has(changes.account)) return accountTaken
    const patch = patchOf(changes)
    const after = afterPatch(known, patch)
    return accept({
      reply: {
        ...userView(after, language),
        entityId: after.entity_id,
        timeZone: after.time_zone,
        version: seq,
      },
      changes: [patch],
      line: lineFor(known.user, patch),
      personal: valuesOf(personal, known.user, patch),
      events: eventsFor({ userId: known.user.id, seq, language }, patch),
    })
  },
})
