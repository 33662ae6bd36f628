import { isRefusal, isSame, type EntityNames, type FieldRefusal } from '../../kernel/index.ts'
import { isIdNumber } from './id-number.ts'
import { isLei } from './lei.ts'
import { parsePhone, type PhoneArea, type PhoneReason } from './phone.ts'
import type { DealRole, IdType, Region } from './shapes.ts'

/** What people fill in about an institution (§3). A missing text is empty. */
export interface EntityFields extends EntityNames {
  readonly lei: string | null
  readonly groupId: string | null
  readonly classId: string | null
  readonly region: Region | null
  readonly jurisdiction: string | null
  readonly dealRoles: readonly DealRole[]
  readonly idType: IdType | null
  readonly idNumber: string
  readonly idAddress: string
  readonly registeredAddress: string
  readonly officeAddress: string
  readonly website: string
  readonly email: string
  readonly contact: string
  readonly position: string
  readonly phoneArea: PhoneArea | null
  readonly phone: string | null
  readonly remark: string
  readonly tags: readonly string[]
  readonly logoId: string | null
}
export type EntityField = keyof EntityFields

export const emptyEntity: Omit<EntityFields, 'name'> = {
  nameCn: '',
  nameHk: '',
  shortName: '',
  lei: null,
  groupId: null,
  classId: null,
  region: null,
  jurisdiction: null,
  dealRoles: [],
  idType: null,
  idNumber: '',
  idAddress: '',
  registeredAddress: '',
  officeAddress: '',
  website: '',
  email: '',
  contact: '',
  position: '',
  phoneArea: null,
  phone: null,
  remark: '',
  tags: [],
  logoId: null,
}
export const entityFields = ['name', ...Object.keys(emptyEntity)] as readonly EntityField[]

export type EntityReason = PhoneReason | 'lei.wrong' | 'website.wrong' | 'id.type-missing' | 'id.wrong'

/** A web address in full, without a name and password in it. */
const website = /^https?:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/iu

/** Every field that is wrong, so that a form marks them all. */
export function entityFaults(entity: EntityFields): FieldRefusal<EntityReason>[] {
  const { lei, idType, idNumber, jurisdiction, phoneArea, phone } = entity
  const faults: FieldRefusal<EntityReason>[] = []
  if (lei !== null && !isLei(lei)) faults.push({ field: 'lei', reason: 'lei.wrong' })
  if (idNumber !== '' && idType === null) faults.push({ field: 'idType', reason: 'id.type-missing' })
  if (idNumber !== '' && idType !== null && !isIdNumber(idType, idNumber, jurisdiction))
    faults.push({ field: 'idNumber', reason: 'id.wrong' })
  if (entity.website !== '' && !website.test(entity.website))
    faults.push({ field: 'website', reason: 'website.wrong' })
  const parsed = phoneArea === null && phone === null ? null : parsePhone(phoneArea ?? '', phone ?? '')
  if (isRefusal(parsed))
    faults.push({ field: parsed.reason === 'phone.area' ? 'phoneArea' : 'phone', reason: parsed.reason })
  return faults
}

const unique = <Item extends string>(items: readonly Item[]): Item[] => [...new Set(items)]

/** As it is stored: each tag and role once, a phone as digits only. */
export function tidyEntity(entity: EntityFields): EntityFields {
  const { phoneArea, phone } = entity
  const parsed = phoneArea === null ? null : parsePhone(phoneArea, phone ?? '')
  return {
    ...entity,
    tags: unique(entity.tags).toSorted(),
    dealRoles: unique(entity.dealRoles).toSorted(),
    phone: parsed === null || isRefusal(parsed) ? phone : parsed.number,
  }
}

/** The fields in which two states of an institution differ. */
export function changedFields(before: EntityFields, after: EntityFields): EntityField[] {
  return entityFields.filter((field) => !isSame(before[field], after[field]))
}
