import type { Language } from '@bookrunner/contract/kernel'
import { nameIn } from '@bookrunner/domain/kernel'
import { mailsOf } from '@bookrunner/domain/users'
import type { UserRow } from './user-state.ts'

const departmentView = (row: UserRow, language: Language) =>
  row.department_id === null
    ? null
    : {
        departmentId: row.department_id,
        name: nameIn(language, {
          name: row.department_name ?? '',
          nameCn: row.department_name_cn ?? '',
          nameHk: row.department_name_hk ?? '',
        }),
      }

/** The fields in every view of a user. */
export const userView = (row: UserRow, language: Language) => ({
  userId: row.id,
  userName: row.account,
  nickName: row.nick_name,
  name: row.name,
  account: row.account,
  phoneArea: row.phone_area,
  phone: row.phone,
  tier: row.tier,
  group: {
    roleId: row.role_id,
    name: nameIn(language, { name: row.role_name, nameCn: row.role_name_cn, nameHk: row.role_name_hk }),
  },
  department: departmentView(row, language),
  status: row.status,
})

/** What the user chose for the own screens and mails. */
export const profileView = ({ time_zone, language, mail_choices }: UserRow) => ({
  timeZone: time_zone,
  language,
  mails: mailsOf(mail_choices),
})

/** Null for a user without an institution. */
export const entityView = (row: UserRow) =>
  row.entity_id === null
    ? null
    : {
        entityId: row.entity_id,
        name: row.entity_name ?? '',
        nameCn: row.entity_name_cn ?? '',
        nameHk: row.entity_name_hk ?? '',
        dealRoles: row.deal_roles ?? [],
      }
