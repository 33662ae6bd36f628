import { noticePlace } from '@bookrunner/contract/notices'
import type { Quota } from '@bookrunner/domain/quota'
import type { Transaction } from '../../../platform/db/index.ts'
import type { DomainEvent, Reactions } from '../../../platform/service/index.ts'
import { administratorsWho } from '../../auth/index.ts'
import { raiseNotice } from '../../notices/index.ts'
import { limitNotice, overrideContent, type OverrideNews } from './content.ts'
import { stateNow } from './crossings.ts'
import { readKeepers } from './keepers.ts'
import { readSubject } from './subject.repo.ts'

/** A limit was set, changed or removed. */
export interface LimitChanged extends DomainEvent {
  type: 'quota.changed'
  before: Quota | undefined
  after: Quota | undefined
  by: string
}

export interface OverrideChanged extends DomainEvent, OverrideNews {
  type: 'quota.override-changed'
  /** Null where the clock did it. */
  by: string | null
}

/**
 * For readers of figures. A limit that is full of what is used already is said with that alone: two notices could arrive
 * in either order. The write holds the limit's lock, and a new limit waits for the orders under way: nothing is used
 * meanwhile.
 */
const codeOf = async (transaction: Transaction, event: LimitChanged) => {
  const state = event.after && (await stateNow(transaction, event.after))
  return state ? (`limit.${state}` as const) : changeOf(event)
}

const changeOf = ({ before, after }: LimitChanged) => {
  if (!after) return 'limit.removed'
  return before ? 'limit.changed' : 'limit.set'
}

const notifyOfChange = async (transaction: Transaction, event: LimitChanged): Promise<void> => {
  const { before, after, by } = event
  const quota = after ?? before
  if (!quota) return
  const [code, { readers, others }, subject] = await Promise.all([
    codeOf(transaction, event),
    readKeepers(transaction, quota.level),
    readSubject(transaction, quota),
  ])
  const notify = (each: typeof code, keepers: readonly string[]) =>
    raiseNotice(
      transaction,
      limitNotice(each, quota, { subject, before: each === 'limit.changed' ? before : undefined }),
      keepers.filter((id) => id !== by),
    )
  await notify(code, readers)
  // Whoever sees no figures hears of the change alone: each change would tell one thing more of what is used.
  await notify(changeOf(event), others)
}

/** What a notice of an override says; its readers are added by those who know them. */
export const overrideNotice = async (transaction: Pick<Transaction, 'run'>, event: OverrideChanged) =>
  overrideContent(event, await readSubject(transaction, event))

/** Those who keep overrides, and hear of each with a link to their list. */
export const readOverrideKeepers = (transaction: Pick<Transaction, 'run'>): Promise<string[]> =>
  administratorsWho(transaction, 'quota_org_bond|override')

const notifyOfOverride = async (transaction: Transaction, event: OverrideChanged): Promise<void> => {
  const [keepers, content] = await Promise.all([
    readOverrideKeepers(transaction),
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
