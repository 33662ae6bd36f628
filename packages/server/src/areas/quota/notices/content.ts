import { inAll, minuteIn, sizeText, type LocalizedText } from '@bookrunner/contract/kernel'
import { noticePlace, type NoticeCode, type NoticeParams } from '@bookrunner/contract/notices'
import { quotaWord } from '@bookrunner/contract/quota'
import { nameInAll } from '@bookrunner/domain/kernel'
import { screenOfLevel, type Quota, type QuotaScope } from '@bookrunner/domain/quota'
import { routeTitles } from '@bookrunner/contract/access'
import type { SystemNotice } from '../../notices/index.ts'
import type { LimitSubject } from './subject.repo.ts'

/** "Kestrel Peak · Glasswing 5Y": what a limit is on. */
const limitName = ({ entity, deal }: LimitSubject): LocalizedText => {
  if (!entity && !deal) return routeTitles.quotaBusiness
  const names = entity && nameInAll(entity)
  return inAll((language) => [names?.[language], deal?.name].filter((name) => name !== undefined).join(' · '))
}

/** The screen of a limit, with its list narrowed to it. */
const pageOf = ({ level, entityId, dealId }: QuotaScope): string =>
  ({
    bond: `bond?deal=${dealId}`,
    org: `org?entity=${entityId}`,
    orgBond: `org-bond?entity=${entityId}&deal=${dealId}`,
    business: 'business',
  })[level]

const wordsOf = ({ amount, currency, kind, warnAt }: Quota) => ({
  amount: inAll((language) => sizeText(amount, language, currency)),
  // In the middle of a sentence.
  kind: inAll((language) => quotaWord(kind, language).toLowerCase()),
  warnAt,
})

/** A notice for those who keep a limit. `before`: the limit as it was before a change. */
export const limitNotice = (
  code: Extract<NoticeCode, `limit.${string}`>,
  quota: Quota,
  { subject, before }: { subject: LimitSubject; before?: Quota | undefined },
): SystemNotice => {
  const params: NoticeParams = { limit: limitName(subject), ...wordsOf(quota) }
  const was = before && wordsOf(before)
  return {
    code,
    params: was
      ? { ...params, amountBefore: was.amount, kindBefore: was.kind, warnAtBefore: was.warnAt }
      : params,
    ...noticePlace(code, 'limitKeepers', { limitPage: pageOf(quota) }),
    menuTab: screenOfLevel[quota.level],
  }
}

export interface OverrideNews {
  kind: 'granted' | 'ending' | 'ended'
  entityId: string
  dealId: string
  amount: Quota['amount']
  currency: string | null
  until: string
}

/** A notice of an override, without the place that it leads a reader to. */
export const overrideContent = (
  { kind, amount, currency, until }: OverrideNews,
  subject: LimitSubject,
): Omit<SystemNotice, 'code'> & { code: `limit.override-${OverrideNews['kind']}` } => {
  const limit = limitName(subject)
  if (kind === 'ended') return { code: 'limit.override-ended', params: { limit } }
  return {
    code: `limit.override-${kind}`,
    params: {
      limit,
      amount: inAll((language) => sizeText(amount, language, currency ?? undefined)),
      until: minuteIn(until, subject.deal?.timeZone ?? 'UTC'),
    },
    times: { until },
  }
}
