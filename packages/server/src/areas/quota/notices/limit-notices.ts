import { noticePlace } from '@bookrunner/contract/notices'
import type { Quota, QuotaLevel } from '@bookrunner/domain/quota'
import type { Transaction } from '../../../platform/db/index.ts'
import type { DomainEvent, Reactions } from '../../../platform/service/index.ts'
import { administratorsWho } from '../../auth/index.ts'
import { raiseNotice } from '../../notices/index.ts'
import { keyOfLevel } from '../limits/level-key.ts'
import { limitNotice, overrideContent, type OverrideNews } from './content.ts'
import { readSubject } from './subject.repo.ts'

type Writing = Pick<Transaction, 'run'>

const keepersOf = (transaction: Transaction, level: QuotaLevel): Promise<string[]> =>
  administratorsWho(transaction, keyOfLevel[level])

/** A limit was set, changed or removed. */
export interface LimitChanged extends DomainEvent {
  type: 'quota.changed'
  before: Quota | null
  after: Quota | null
  by: string
}

export interface OverrideChanged extends DomainEvent, OverrideNews {
  type: 'quota.override-changed'
  /** Null where the clock did it. */
  by: string | null
}

const codeOf = ({ before, after }: LimitChanged) => {
  if (!after) return 'limit.removed'
  return before ? 'limit.changed' : 'limit.set'
}

const notifyOfChange = async (transaction: Transaction, event: LimitChanged): Promise<void> => {
  const { before, after, by } = event
  const quota = after ?? before
  if (!quota) return
  const [keepers, subject] = await Promise.all([
    keepersOf(transaction, quota.level),
    readSubject(transaction, quota),
  ])
  const notice = limitNotice(codeOf(event), quota, {
    subject,
    before: after ? (before ?? undefined) : undefined,
  })
  await raiseNotice(
    transaction,
    notice,
    keepers.filter((id) => id !== by),
  )
}

/** What a notice of an override says; its readers are added by those who know them. */
export const overrideNotice = async (transaction: Writing, event: OverrideChanged) =>
  overrideContent(event, await readSubject(transaction, event))

const notifyOfOverride = async (transaction: Transaction, event: OverrideChanged): Promise<void> => {
  const [keepers, content] = await Promise.all([
    administratorsWho(transaction, 'quota_org_bond|override'),
    overrideNotice(transaction, event),
  ])
  const place = noticePlace(content.code, 'limitKeepers', { limitPage: 'org-bond?view=overrides' })
  await raiseNotice(
    transaction,
    { ...content, ...place },
    keepers.filter((id) => id !== event.by),
  )
}

export const reactToLimits = (reactions: Reactions): void => {
  reactions.on('quota.changed', async (transaction, events) => {
    for (const event of events as unknown as readonly LimitChanged[]) await notifyOfChange(transaction, event)
  })
  reactions.on('quota.override-changed', async (transaction, events) => {
    for (const event of events as unknown as readonly OverrideChanged[])
      await notifyOfOverride(transaction, event)
  })
}
