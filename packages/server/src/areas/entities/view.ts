import type { entitiesCalls } from '@bookrunner/contract/entities'
import type { ReplyOf } from '@bookrunner/contract/kernel'
import { mayUse } from '@bookrunner/domain/access'
import type { Actor } from '../../platform/http/actor.ts'
import type { EntityRecord } from './entity-record.ts'
import type { Registration } from './registration.repo.ts'

type EntityView = ReplyOf<typeof entitiesCalls.list>['list'][number]

/** Whether the caller looks after all institutions, and so reads their reviews and identities. */
export const isAdministrator = ({ rights }: Actor): boolean => mayUse(rights, 'admin_org_manage')

/** Others read an institution after its review, or if their house added it. */
export const maySeeEntity = (actor: Actor, { review, addedFor }: EntityRecord): boolean =>
  isAdministrator(actor) || review === 'reviewed' || addedFor === actor.entityId

export const entityView = (record: EntityRecord, actor: Actor): EntityView => {
  const { id, createdAt, idType, idNumber, idAddress, remark, ...rest } = record
  return {
    entityId: id,
    name: rest.name,
    nameCn: rest.nameCn,
    nameHk: rest.nameHk,
    shortName: rest.shortName,
    lei: rest.lei,
    group: rest.group,
    type: rest.type,
    region: rest.region,
    jurisdiction: rest.jurisdiction,
    dealRoles: [...rest.dealRoles],
    registeredAddress: rest.registeredAddress,
    officeAddress: rest.officeAddress,
    website: rest.website,
    email: rest.email,
    contact: rest.contact,
    position: rest.position,
    phoneArea: rest.phoneArea,
    phone: rest.phone,
    tags: [...rest.tags],
    logoId: rest.logoId,
    identity: isAdministrator(actor) ? { idType, idNumber, idAddress, remark } : null,
    source: rest.source,
    review: rest.review,
    refusal: rest.refusal,
    users: rest.users,
    mergedInto: rest.mergedInto,
    mergedAt: rest.mergedAt,
    version: rest.version,
    createTime: createdAt,
  }
}

export const registrationView = ({ state, appliedAt, applicant }: Registration) => ({
  state,
  appliedTime: appliedAt.toString({ smallestUnit: 'millisecond' }),
  applicant,
})
