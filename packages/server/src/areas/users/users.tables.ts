import type { Generated } from 'kysely'
import type { PhoneArea } from '@bookrunner/domain/entities'
import type { Language } from '@bookrunner/domain/kernel'
import type { MailChoices, UserStatus } from '@bookrunner/domain/users'

export interface UsersTables {
  user_account: {
    id: string
    /** The log-in name: an e-mail address in small letters. */
    account: string
    /** Where mails go until the first log-in with a changed account; null: to the account. */
    mail_address: Generated<string | null>
    /** Another user took the address that got the mails: until the next log-in they go to nobody. */
    mails_nowhere: Generated<boolean>
    name: string
    nick_name: Generated<string>
    phone_area: PhoneArea | null
    phone: string | null
    /** Null for a user without an institution. */
    entity_id: string | null
    department_id: string | null
    status: Generated<UserStatus>
    time_zone: Generated<string>
    language: Generated<Language | null>
    mail_choices: Generated<MailChoices>
    password_hash: string
    must_change_password: boolean
    created_at: Generated<Temporal.Instant>
  }
  department: {
    id: string
    entity_id: string
    name: string
    name_cn: Generated<string>
    name_hk: Generated<string>
    created_at: Generated<Temporal.Instant>
  }
  user_role: { user_id: string; role_id: string }
}
