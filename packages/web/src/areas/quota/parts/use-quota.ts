import type { ReplyOf } from '@bookrunner/contract'
import { quotaSubject, type quotaCalls } from '@bookrunner/contract/quota'
import { mayUse, type FunctionKey } from '@bookrunner/domain/access'
import { seesConversions, seesFigures, type QuotaLevel } from '@bookrunner/domain/quota'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { paced } from '../../../kit/paced.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useLive } from '../../../platform/use-live.ts'

export type QuotaRow = ReplyOf<typeof quotaCalls.getBondOrgLimitInfos>['list'][number]
export type RateView = QuotaRow['rates'][number]
export type NamedDeal = NonNullable<QuotaRow['deal']>

export const quotaKey = ['quota']

const EVERY_MS = 1000

/** Loads limits again while orders come, at most once a second. */
export function useQuotaNews(): void {
  const client = useQueryClient()
  const [reload] = useState(() =>
    paced(() => void client.invalidateQueries({ queryKey: quotaKey }), EVERY_MS),
  )
  useEffect(() => reload.stop, [reload])
  useLive(quotaSubject, 'all', { snapshot: reload.ask, changes: reload.ask })
}

/** Loads everything of limits again. */
export function useQuotaAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: quotaKey })
}

const editKeys: Readonly<Record<QuotaLevel, FunctionKey>> = {
  bond: 'quota_bond|edit',
  org: 'quota_org|edit',
  orgBond: 'quota_org_bond|edit',
  business: 'quota_business|edit',
}

/** What the reader may do with limits. */
export function useQuotaRights() {
  const session = useStore(sessionStore)
  const may = (key: Parameters<typeof mayUse>[1]) => session !== undefined && mayUse(session, key)
  return {
    mayEdit: (level: QuotaLevel) => may(editKeys[level]),
    /** `all`: lists with limits of several levels, of which each row says by itself what it does not show. */
    seesUse: (level: QuotaLevel | 'all') =>
      level === 'all' || (session !== undefined && seesFigures(session.tier, level)),
    mayOverride: may('quota_org_bond|override'),
    maySetRate: may('quota_rates|edit'),
    seesConversions: session !== undefined && seesConversions(session.tier),
  }
}
