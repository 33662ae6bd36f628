import type { entitiesCalls } from '@bookrunner/contract/entities'
import type { ReplyOf } from '@bookrunner/contract/kernel'
import type { EntityField, EntityFields, Review, Source } from '@bookrunner/domain/entities'
import type { LocalizedNames } from '@bookrunner/domain/kernel'

export type NamedRow = LocalizedNames & { id: string }

/** An institution as stored, with its group and type by name. */
export interface EntityRecord extends EntityFields {
  id: string
  group: NamedRow | null
  type: NamedRow | null
  source: Source
  review: Review
  refusal: string
  version: number
  addedBy: string | null
  addedFor: string | null
  users: number
  mergedInto: NamedRow | null
  mergedAt: string | null
  createdAt: string
}

/** What an institution is used by. */
export type EntityUses = NonNullable<ReplyOf<typeof entitiesCalls.info>['uses']>

/** The column of each field. */
export const columnOf: Readonly<Record<EntityField, string>> = {
  name: 'name',
  nameCn: 'name_cn',
  nameHk: 'name_hk',
  shortName: 'short_name',
  lei: 'lei',
  groupId: 'group_id',
  classId: 'class_id',
  region: 'region',
  jurisdiction: 'jurisdiction',
  dealRoles: 'deal_roles',
  idType: 'id_type',
  idNumber: 'id_number',
  idAddress: 'id_address',
  registeredAddress: 'registered_address',
  officeAddress: 'office_address',
  website: 'website',
  email: 'email',
  contact: 'contact',
  position: 'position',
  phoneArea: 'phone_area',
  phone: 'phone',
  remark: 'remark',
  tags: 'tags',
  logoId: 'logo_id',
}
