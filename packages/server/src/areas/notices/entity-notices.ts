import { z } from 'zod'
import type { LocalizedText } from '@bookrunner/contract/kernel'
import { noticePlace } from '@bookrunner/contract/notices'
import { nameIn, type LocalizedNames } from '@bookrunner/domain/kernel'
import type { Reaction, Reactions } from '../../platform/service/index.ts'
import { administratorsWho } from '../auth/index.ts'
import { raiseNotice, type SystemNotice } from './deliver-notice.ts'
import { reviewedNames } from './address.repo.ts'

const ofEntity = z.object({ entityId: z.string() })
const ofVerdict = z.object({
  entityId: z.string(),
  isApproved: z.boolean(),
  addedBy: z.string().nullable(),
  invited: z.string().nullable(),
})

const ofMerge = z.object({ fromId: z.string(), intoId: z.string(), userIds: z.array(z.string()) })

const inWords = (names: LocalizedNames): LocalizedText => ({
  US: nameIn('US', names),
  CN: nameIn('CN', names),
  HK: nameIn('HK', names),
})

/** Whoever may review it opens it from the notice. */
const registered: Reaction = async (transaction, events) => {
  const reviewers = await administratorsWho(transaction, 'admin_org_manage|review')
  for (const event of events) {
    const { entityId } = ofEntity.parse(event)
    const names = await reviewedNames(transaction, entityId)
    if (!names) continue
    await raiseNotice(
      transaction,
      {
        code: 'entity.registered',
        params: { name: inWords(names) },
        ...noticePlace('entity.registered', 'registrars', { entityId }),
      },
      reviewers,
    )
  }
}

/** §8: whoever added the institution, and the first contact of one that registered itself. */
const audited: Reaction = async (transaction, events) => {
  for (const event of events) {
    const { entityId, isApproved, addedBy, invited } = ofVerdict.parse(event)
    const names = await reviewedNames(transaction, entityId)
    if (!names) continue
    const name = inWords(names)
    const notice: SystemNotice = isApproved
      ? { code: 'entity.approved', params: { name } }
      : { code: 'entity.refused', params: { name, reason: names.refusal } }
    const toPage = { ...notice, ...noticePlace(notice.code, 'adder', { entityId }) }
    await raiseNotice(transaction, toPage, addedBy === null ? [] : [addedBy])
    if (invited === null || !isApproved) continue
    const toProfile = { ...notice, ...noticePlace(notice.code, 'contact') }
    await raiseNotice(transaction, toProfile, [invited])
  }
}

/** The people whose institution was merged into another. */
const merged: Reaction = async (transaction, events) => {
  for (const event of events) {
    const { fromId, intoId, userIds } = ofMerge.parse(event)
    const [from, into] = await Promise.all(
      [fromId, intoId].map((entityId) => reviewedNames(transaction, entityId)),
    )
    if (!from || !into) continue
    const params = { from: inWords(from), name: inWords(into) }
    const notice = { code: 'entity.merged' as const, params, ...noticePlace('entity.merged', 'members') }
    await raiseNotice(transaction, notice, userIds)
  }
}

export const reactToEntities = (reactions: Reactions): void => {
  reactions.on('entity.registered', registered)
  reactions.on('entity.audited', audited)
  reactions.on('entity.absorbed', merged)
}
