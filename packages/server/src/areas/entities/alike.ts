import { entitiesCalls } from '@bookrunner/contract/entities'
import type { ReplyOf } from '@bookrunner/contract/kernel'
import { findAlike, type ComparedEntity } from '@bookrunner/domain/entities'
import { entityNamesOf } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import { read } from '../../platform/http/handler.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { readCompared } from './entity-list.repo.ts'

type AlikeEntity = ReplyOf<typeof entitiesCalls.alike>['list'][number]

/** A reader compares a few at most. */
const mostShown = 10

/** Institutions that may be this one, among those the caller may read. */
export const readAlike = async (
  db: Db,
  actor: Actor,
  entity: ComparedEntity,
  ownId?: string,
): Promise<AlikeEntity[]> => {
  const others = (await readCompared(db, actor)).filter(({ id }) => id !== ownId)
  return findAlike(entity, others)
    .slice(0, mostShown)
    .map(({ entity: other, likeness }) => ({
      entityId: other.id,
      ...entityNamesOf(other),
      lei: other.lei,
      review: other.review,
      likeness,
    }))
}

export const alike = read(entitiesCalls.alike, async ({ input, actor, db }) => {
  const { name, nameCn, nameHk, lei, entityId } = input
  const entity = { name, nameCn, nameHk, shortName: '', lei: lei ? lei.toUpperCase() : null }
  return { list: await readAlike(db, actor, entity, entityId) }
})
