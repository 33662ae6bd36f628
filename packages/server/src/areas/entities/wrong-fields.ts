import { entityFaults, type EntityFields, type EntityReason } from '@bookrunner/domain/entities'
import type { FieldRefusal } from '@bookrunner/domain/kernel'
import type { Actor } from '../../platform/http/actor.ts'
import type { EntityState } from './entity.ts'

type WrongField = EntityReason | 'record.unknown' | 'file.kind'

/** Wrong fields of an institution, also groups, types and uploads that do not exist. */
export const wrongFields = (
  after: EntityFields,
  before: EntityFields | undefined,
  { places, files }: EntityState,
  actor: Actor,
): FieldRefusal<WrongField>[] => {
  const wrong: FieldRefusal<WrongField>[] = entityFaults(after)
  const isMissing = (field: 'groupId' | 'classId', kind: string) => {
    const id = after[field]
    return id !== null && id !== before?.[field] && (!id.startsWith(kind) || !places.has(id))
  }
  if (isMissing('groupId', 'grp_')) wrong.push({ field: 'groupId', reason: 'record.unknown' })
  if (isMissing('classId', 'cls_')) wrong.push({ field: 'classId', reason: 'record.unknown' })
  const { logoId } = after
  if (logoId !== null && logoId !== before?.logoId) {
    const file = files.get(logoId)
    if (!file || file.ownerId !== actor.userId || file.attached)
      wrong.push({ field: 'logoId', reason: 'record.unknown' })
    else if (file.purpose !== 'logo')
      wrong.push({ field: 'logoId', reason: 'file.kind', params: { kinds: 'JPG, PNG' } })
  }
  return wrong
}
