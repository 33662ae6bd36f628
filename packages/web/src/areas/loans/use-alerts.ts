import { allLoans, marginAlertSubject, type MarginAlerts } from '@bookrunner/contract/loans'
import { mayUse } from '@bookrunner/domain/access'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../platform/api.ts'
import { liveStore } from '../../platform/live.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useLive } from '../../platform/use-live.ts'
import { loansKey } from './use-loans.ts'

type Alerts = MarginAlerts & { readonly seq: number }

const alertsKey = ['margin-alerts'] as const
const POLL_MS = 10_000

/** Unreviewed margin calls: live, or polled every 10 s without a live connection. */
export function useAlerts(): Alerts | undefined {
  const client = useQueryClient()
  const { state } = useStore(liveStore)
  const { data } = useQuery({
    queryKey: alertsKey,
    queryFn: () => api.loans.alerts({}),
    refetchInterval: state === 'live' ? false : POLL_MS,
    meta: { failure: 'ignored' },
  })
  const take = (alerts: MarginAlerts, seq: number) =>
    client.setQueryData<Alerts>(alertsKey, (known) => (known && known.seq > seq ? known : { ...alerts, seq }))
  useLive(marginAlertSubject, allLoans, {
    snapshot: take,
    changes: (changes, seq) => {
      const last = changes.at(-1)
      if (last) take(last, seq)
    },
  })
  return data
}

/** Loads the lists of loan deals again when the number of their ledger changes; the header watches it. */
export function useAlertsAgain(): void {
  const client = useQueryClient()
  const session = useStore(sessionStore)
  const { data } = useQuery<Alerts>({
    queryKey: alertsKey,
    queryFn: () => api.loans.alerts({}),
    enabled: session !== undefined && mayUse(session, 'loan_risk'),
    staleTime: Infinity,
    meta: { failure: 'ignored' },
  })
  const seq = data?.seq
  useEffect(() => {
    if (seq !== undefined) void client.invalidateQueries({ queryKey: loansKey })
  }, [seq, client])
}
