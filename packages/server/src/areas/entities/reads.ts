import { entitiesCalls } from '@bookrunner/contract/entities'
import { looksAfterEntities, maySeeEntity } from '@bookrunner/domain/entities'
import { refuse } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { fileReply } from '../files/index.ts'
import { listEntities, readAbsorbed } from './entity-list.repo.ts'
import { readEntity } from './entity.repo.ts'
import { readRegistration } from './registration.repo.ts'
import { readUses } from './uses.repo.ts'
import { entityView, registrationView } from './view.ts'

export const list = read(entitiesCalls.list, async ({ input, actor, db }) => {
  const { rows, total } = await listEntities(db, actor, input)
  const { pageNum, pageSize } = input
  return { list: rows.map((row) => entityView(row, actor)), pageNum, pageSize, total }
})

export const info = read(entitiesCalls.info, async ({ input: { entityId }, actor, db }) => {
  const [record, absorbed, uses, registration] = await Promise.all([
    readEntity(db, entityId),
    readAbsorbed(db, actor, entityId),
    actor.rights.tier === 'tier1' ? readUses(db, entityId) : null,
    looksAfterEntities(actor.rights) ? readRegistration(db, entityId) : undefined,
  ])
  if (!record || !maySeeEntity(actor, record)) return refuse('record.unknown')
  return {
    ...entityView(record, actor),
    uses,
    registration: registration ? registrationView(registration) : null,
    absorbed,
  }
})

export const logo = read(entitiesCalls.logo, async ({ input: { entityId }, actor, db }) => {
  const record = await readEntity(db, entityId)
  if (!record?.logoId || !maySeeEntity(actor, record)) return refuse('record.unknown')
  return fileReply(db, record.logoId)
})
