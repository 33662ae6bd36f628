import type { entitiesCalls } from '@bookrunner/contract/entities'
import type { ReplyOf } from '@bookrunner/contract/kernel'
import { looksAfterEntities } from '@bookrunner/domain/entities'
import type { Actor } from '../../platform/http/actor.ts'
import type { EntityRecord } from './entity-record.ts'
import type { Registration } from './registration.repo.ts'

type EntityView = ReplyOf<typeof entitiesCalls.list>['list'][number]

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
    identity: looksAfterEntities(actor.rights) ? { idType, idNumber, idAddress, remark } : null,
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
