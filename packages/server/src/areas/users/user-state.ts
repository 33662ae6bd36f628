import type { Language } from '@bookrunner/domain/kernel'
import type { MailChoices, UserPosition, UserStatus } from '@bookrunner/domain/users'
import type { PhoneArea, DealRole } from '@bookrunner/domain/entities'
import type { RoleRow } from '../roles/index.ts'
import type { Tier } from '@bookrunner/domain/access'

/** A user with role and entity, which decide its rights. */
export interface UserRow {
  id: string
  account: string
  name: string
  nick_name: string
  phone_area: PhoneArea | null
  phone: string | null
  department_id: string | null
  department_name: string | null
  department_name_cn: string | null
  department_name_hk: string | null
  status: UserStatus
  time_zone: string
  language: Language | null
  mail_choices: MailChoices
  must_change_password: boolean
  created_at: Temporal.Instant
  role_id: string
  role_name: string
  role_name_cn: string
  role_name_hk: string
  tier: Tier
  /** Null, like all of the entity's columns, for a user without an institution. */
  entity_id: string | null
  entity_name: string | null
  entity_name_cn: string | null
  entity_name_hk: string | null
  deal_roles: DealRole[] | null
}

export interface EntityRow {
  id: string
  name: string
  name_cn: string
  name_hk: string
  deal_roles: DealRole[]
}

export interface DepartmentRow {
  id: string
  entity_id: string
  name: string
  name_cn: string
  name_hk: string
}

/** The editor, and what the edit refers to. */
export interface UserNeed {
  editorId: string
  roleId?: string
  entityId?: string
  departmentId?: string | null | undefined
  /** True if the edit could take somebody's access away. */
  risky: boolean
  /** The requested one. */
  account?: string | undefined
}

export interface UserState {
  user: UserRow | undefined
  /** The user's role, and the requested ones. */
  roles: Map<string, RoleRow>
  entities: Map<string, EntityRow>
  departments: Map<string, DepartmentRow>
  editors: Map<string, UserPosition>
  activeSuperAdmins: readonly string[]
  /** Requested accounts that other users have. */
  taken: Set<string>
}

/** Columns to write; the role is in a table of its own. */
export interface UserPatch {
  account?: string
  name?: string
  nick_name?: string
  phone_area?: PhoneArea | null
  phone?: string | null
  department_id?: string | null
  time_zone?: string
  language?: Language | null
  mail_choices?: MailChoices
  status?: UserStatus
  role_id?: string
  entity_id?: string | null
}
