import type { PhoneArea } from '@bookrunner/domain/entities'
import { parsePhone } from '@bookrunner/domain/entities'
import { isRefusal } from '@bookrunner/domain/kernel'
import { worded, wrong, type FormFault } from '../../../kit/form/index.ts'
import type { Lang } from '../../../platform/language.ts'
import type { UserRecord } from './user-list.ts'

/** What a person edits of the own record. */
export interface ProfileFields {
  readonly name: string
  readonly nickName: string
  readonly phoneArea: PhoneArea
  readonly phone: string
  readonly timeZone: string
  /** Empty until one is chosen. */
  readonly language: Lang | ''
}

export const profileOf = ({ user, timeZone, language }: UserRecord): ProfileFields => ({
  name: user.name,
  nickName: user.nickName,
  phoneArea: user.phoneArea ?? '852',
  phone: user.phone ?? '',
  timeZone,
  language: language ?? '',
})

export function profileFaults(
  { name, phone, phoneArea }: ProfileFields,
  lang: Lang,
  required: string,
): FormFault[] {
  const read = phone.trim() ? parsePhone(phoneArea, phone) : null
  return [
    ...(name.trim() ? [] : [wrong('name', required)]),
    ...(isRefusal(read) ? [worded({ field: 'phone', ...read }, lang)] : []),
  ]
}

/** The changed fields, as the call takes them. */
export function profileChanges(fields: ProfileFields, base: ProfileFields) {
  const changed = (name: keyof ProfileFields) => fields[name] !== base[name]
  const phone = fields.phone.trim()
  return {
    ...(changed('name') && { name: fields.name.trim() }),
    ...(changed('nickName') && { nickName: fields.nickName.trim() }),
    ...((changed('phone') || (changed('phoneArea') && phone !== '')) && {
      phone: phone || null,
      phoneArea: phone ? fields.phoneArea : null,
    }),
    ...(changed('timeZone') && { timeZone: fields.timeZone }),
    ...(fields.language !== '' && changed('language') && { language: fields.language }),
  }
}
