import { authTexts } from '@bookrunner/contract/auth'
import { accountOf, isAccount, isStrongPassword } from '@bookrunner/domain/auth'
import { parsePhone, type PhoneArea } from '@bookrunner/domain/entities'
import { isRefusal } from '@bookrunner/domain/kernel'
import { worded, wrong, type FormFault } from '../../../kit/form/index.ts'
import type { Lang } from '../../../platform/language.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import type { usersText } from './text.ts'
import type { EntityChoice, UserRecord } from './user-list.ts'

/** What the form of a user holds. */
export interface UserFields {
  readonly account: string
  readonly name: string
  readonly nickName: string
  readonly phoneArea: PhoneArea
  readonly phone: string
  readonly entity: EntityChoice | null
  /** Empty for none. */
  readonly departmentId: string
  readonly roleId: string
  readonly timeZone: string
  /** Of a new user only. */
  readonly password: string
}

export const newFields = (password: string, timeZone: string): UserFields => ({
  account: '',
  name: '',
  nickName: '',
  phoneArea: '852',
  phone: '',
  entity: null,
  departmentId: '',
  roleId: '',
  timeZone,
  password,
})

export const fieldsOf = ({ user, timeZone }: UserRecord): UserFields => ({
  account: user.account,
  name: user.name,
  nickName: user.nickName,
  phoneArea: user.phoneArea ?? '852',
  phone: user.phone ?? '',
  entity: user.entity && { ...user.entity, shortName: '' },
  departmentId: user.department?.departmentId ?? '',
  roleId: user.group.roleId,
  timeZone,
  password: '',
})

/** The changed fields, as the call takes them. */
export function changesOf(fields: UserFields, base: UserFields) {
  const changed = (name: keyof UserFields) => fields[name] !== base[name]
  const account = accountOf(fields.account)
  return {
    ...(account !== accountOf(base.account) && { account }),
    ...(changed('name') && { name: fields.name.trim() }),
    ...(changed('nickName') && { nickName: fields.nickName.trim() }),
    ...((changed('phone') || (changed('phoneArea') && fields.phone)) && {
      phone: fields.phone.trim() || null,
      phoneArea: fields.phone.trim() ? fields.phoneArea : null,
    }),
    ...(fields.entity?.entityId !== base.entity?.entityId &&
      fields.entity && { entityId: fields.entity.entityId }),
    ...(changed('departmentId') && { departmentId: fields.departmentId || null }),
    ...(changed('roleId') && { roleId: fields.roleId }),
    ...(changed('timeZone') && { timeZone: fields.timeZone }),
  }
}

interface Checked {
  readonly fields: UserFields
  readonly isNew: boolean
  /** The account as it is stored; a wrong one from an earlier rule may stay. */
  readonly storedAccount?: string | undefined
  /** Entity is to be chosen. */
  readonly everywhere: boolean
  readonly lang: Lang
  readonly t: TranslateOf<typeof usersText>
}

/** §5: what is missing or wrong, in the order of the form. */
export function faultsIn({ fields, isNew, storedAccount, everywhere, lang, t }: Checked): FormFault[] {
  const asked = isNew || accountOf(fields.account) !== accountOf(storedAccount ?? '')
  const { account, name, entity, roleId, phone, phoneArea, password } = fields
  const faults: FormFault[] = []
  if (asked && !account.trim()) faults.push(wrong('account', authTexts.accountRequired[lang]))
  else if (asked && !isAccount(account.trim())) faults.push(wrong('account', t('account.format')))
  if (!name.trim()) faults.push(wrong('name', t('name.required')))
  if (everywhere && !entity) faults.push(wrong('entity', t('entity.required')))
  if (!roleId) faults.push(wrong('roleId', t('role.required')))
  if (!phone.trim()) {
    // Who was added without a phone stays editable.
    if (isNew) faults.push(wrong('phone', t('phone.required')))
  } else {
    const read = parsePhone(phoneArea, phone)
    if (isRefusal(read)) faults.push(worded({ field: 'phone', ...read }, lang))
  }
  if (isNew && !password) faults.push(wrong('password', t('password.required')))
  else if (isNew && !isStrongPassword(password)) faults.push(wrong('password', authTexts.passwordRule[lang]))
  return faults
}

const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%^&=-?+*']

/** An initial password that §5 accepts, without signs that look alike: somebody reads it out. */
export function suggestPassword(): string {
  const all = kinds.join('')
  const bytes = crypto.getRandomValues(new Uint32Array(16))
  const signs = [...bytes].map((byte, at) => {
    const from = kinds[at] ?? all
    return from[byte % from.length]
  })
  // One of each kind came first.
  return [...signs.slice(4), ...signs.slice(0, 4)].join('')
}
