import { entitiesCalls } from '@bookrunner/contract/entities'
import { refuse } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { fileReply } from '../files/index.ts'
import { listEntities, readAbsorbed } from './entity-list.repo.ts'
import { readEntity } from './entity.repo.ts'
import { readUses } from './uses.repo.ts'
import { entityView, maySeeEntity } from './view.ts'

export const list = read(entitiesCalls.list, async ({ input, actor, db }) => {
  const { rows, total } = await listEntities(db, actor, input)
  const { pageNum, pageSize } = input
  return { list: rows.map((row) => entityView(row, actor)), pageNum, pageSize, total }
})

export const info = read(entitiesCalls.info, async ({ input: { entityId }, actor, db }) => {
  const [record, absorbed] = await Promise.all([readEntity(db, entityId), readAbsorbed(db, actor, entityId)])
  if (!record || !maySeeEntity(actor, record)) return refuse('record.unknown')
  const uses = actor.rights.tier === 'tier1' ? await readUses(db, entityId) : null
  return { ...entityView(record, actor), uses, absorbed }
})

export const logo = read(entitiesCalls.logo, async ({ input: { entityId }, actor, db }) => {
  const record = await readEntity(db, entityId)
  if (!record?.logoId || !maySeeEntity(actor, record)) return refuse('record.unknown')
  return fileReply(db, record.logoId)
})
