import { usersCalls } from '@bookrunner/contract/users'
import type { InputOf, Language } from '@bookrunner/contract/kernel'
import { parsePhone } from '@bookrunner/domain/entities'
import { isRefusal, isZone, refuse, refuseFields, type FieldRefusal } from '@bookrunner/domain/kernel'
import { addUser } from '@bookrunner/domain/users'
import type { RequestContext } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { accept, service } from '../../platform/service/index.ts'
import { accountTaken, departmentOf, newUser, userView, type NewUserState } from '../users/index.ts'
import { refuseWeak } from './new-password.ts'
import { openSeals } from './open-seals.ts'
import { hashPassword } from './passwords.ts'

type Input = InputOf<typeof usersCalls.add>

const readPassword = async ({ password }: Input, { db, passwordCost }: RequestContext) => {
  const opened = await openSeals(db, [password])
  if (isRefusal(opened)) return opened
  return refuseWeak('password', opened[0]) ?? { hash: await hashPassword(opened[0], passwordCost) }
}

type WrongField = 'phone.area' | 'phone.format' | 'zone.unknown' | 'record.unknown'

/** The fields for the rule, or every wrong one. */
const readFields = (input: Input, entityId: string, { roles, entities, departments }: NewUserState) => {
  const phone = parsePhone(input.phoneArea, input.phone)
  const role = roles.get(input.roleId)
  const entity = entities.get(entityId)
  const department = departmentOf(input.departmentId, departments)
  const wrong: FieldRefusal<WrongField>[] = []
  if (isRefusal(phone)) wrong.push({ field: 'phone', ...phone })
  if (input.timeZone !== undefined && !isZone(input.timeZone))
    wrong.push({ field: 'timeZone', reason: 'zone.unknown' })
  if (!role) wrong.push({ field: 'roleId', reason: 'record.unknown' })
  if (!entity) wrong.push({ field: 'entityId', reason: 'record.unknown' })
  if (department === undefined) wrong.push({ field: 'departmentId', reason: 'record.unknown' })
  if (isRefusal(phone) || !role || !entity || department === undefined || wrong.length > 0)
    return refuseFields('input.invalid', wrong)
  return { phone, role, entity, department }
}

const departmentNames = (id: string | undefined, { departments }: NewUserState) => {
  const { name, name_cn, name_hk } = departments.get(id ?? '') ?? {}
  return {
    department_name: name ?? null,
    department_name_cn: name_cn ?? null,
    department_name_hk: name_hk ?? null,
  }
}

/**
 * Adds a user. Refusals of the password are decided under the lock, so that a repeated key gets its first answer
 * although its nonce is spent.
 */
export const userAdd = service(usersCalls.add, {
  on: newUser,
  prepare: async ({ input }, context) => ({
    userId: newId('usr'),
    password: await readPassword(input, context),
    language: context.language satisfies Language,
  }),
  key: ({ prepared }) => prepared.userId,
  needs: ({ input, actor }) => ({
    account: input.account,
    roleId: input.roleId,
    entityId: input.entityId ?? actor.entityId,
    departmentId: input.departmentId,
    editorId: actor.userId,
  }),
  decide: ({ input, actor, state, prepared: { userId, password, language }, now }) => {
    if (isRefusal(password)) return password
    const entityId = input.entityId ?? actor.entityId
    const fields = readFields(input, entityId, state)
    if (isRefusal(fields)) return fields
    const position = state.editors.get(actor.userId)
    if (!position) return refuse('record.unknown')
    const { phone, role, entity, department } = fields
    const requested = { role, entity: { id: entity.id, dealRoles: entity.deal_roles } }
    const placed = addUser({ position, rights: actor.rights }, { ...requested, department })
    if (isRefusal(placed)) return placed
    if (state.taken.has(input.account)) return accountTaken
    const columns = {
      account: input.account,
      name: input.name,
      nick_name: input.nickName,
      phone_area: phone.area,
      phone: phone.number,
      department_id: placed.department?.id ?? null,
      entity_id: entityId,
      role_id: role.id,
    }
    const zone = input.timeZone === undefined ? {} : { time_zone: input.timeZone }
    const view = userView(
      {
        ...columns,
        id: userId,
        status: 'active',
        time_zone: '',
        language: null,
        mail_choices: {},
        must_change_password: true,
        created_at: now,
        role_name: role.name,
        role_name_cn: role.nameCn,
        role_name_hk: role.nameHk,
        tier: role.tier,
        entity_name: entity.name,
        entity_name_cn: entity.name_cn,
        entity_name_hk: entity.name_hk,
        deal_roles: entity.deal_roles,
        ...departmentNames(placed.department?.id, state),
      },
      language,
    )
    return accept({
      reply: { ...view, entityId },
      changes: [{ ...columns, ...zone, password_hash: password.hash }],
      line: { code: 'user.added', params: { userId, roleId: role.id, entityId } },
    })
  },
})
