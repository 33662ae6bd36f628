import type { ReplyOf } from '@bookrunner/contract'
import type { loansCalls } from '@bookrunner/contract/loans'
import { mayUse } from '@bookrunner/domain/access'
import { loanStatuses, marginBands } from '@bookrunner/domain/loans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { anId, ListAddress, oneOf, useList, useListQuery } from '../../kit/list-page/index.ts'
import { api } from '../../platform/api.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'

export type LoanRow = ReplyOf<typeof loansCalls.list>['list'][number]

export const loansKey = ['loans'] as const

const sorts = [
  'entity',
  'isin',
  'face',
  'loanAmount',
  'price',
  'callPrice',
  'distance',
  'start',
  'end',
] as const

const loanAddress = new ListAddress({
  filters: {
    // Notices and the header's alert lead to one loan deal.
    loanId: anId('loan'),
    band: oneOf(marginBands),
    status: oneOf(loanStatuses),
  },
  sorts,
})

/** While the live connection is down. */
const EVERY_MS = 30_000

export function useLoans() {
  const list = useList('loans', loanAddress)
  const loaded = useListQuery({
    key: [...loansKey, 'list'],
    query: loanAddress.queryOf(list.state),
    call: api.loans.list,
    everyMs: EVERY_MS,
  })
  const download = () => api.loans.export(loanAddress.filterOf(list.state))
  return { list, loaded, download }
}
export type LoanList = ReturnType<typeof useLoans>['list']

const riskAddress = new ListAddress({
  filters: { band: oneOf(marginBands), reviewed: oneOf(['true', 'false']) },
  sorts,
})

export function useRisks() {
  const list = useList('margin-calls', riskAddress)
  const loaded = useListQuery({
    key: [...loansKey, 'risks'],
    query: riskAddress.queryOf(list.state),
    call: api.loans.marginCallRiskList,
    everyMs: EVERY_MS,
  })
  return { list, loaded }
}
export type RiskList = ReturnType<typeof useRisks>['list']

/** One loan deal as it is now. */
export const useLoan = (loanId: string | undefined) =>
  useQuery({
    queryKey: [...loansKey, 'info', loanId],
    queryFn: ({ signal }) => api.loans.info({ loanId: loanId! }, { signal }),
    enabled: loanId !== undefined,
    meta: { failure: 'shown' },
  })

export const useDistances = () =>
  useQuery({
    queryKey: [...loansKey, 'distances'],
    queryFn: ({ signal }) => api.loans.distances({}, { signal }),
    refetchInterval: EVERY_MS,
    meta: { failure: 'shown' },
  })
export type DistanceMark = ReplyOf<typeof loansCalls.distances>['list'][number]

export const useBands = () =>
  useQuery({
    queryKey: [...loansKey, 'bands'],
    queryFn: ({ signal }) => api.loans.bands({}, { signal }),
    meta: { failure: 'shown' },
  })

export const useLoansAgain = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: loansKey })
}

export function useLoanRights() {
  const session = useStore(sessionStore)
  const may = (key: Parameters<typeof mayUse>[1]) => session !== undefined && mayUse(session, key)
  return {
    mayAdd: may('loan_deal|add'),
    mayEdit: may('loan_deal|edit'),
    mayDelete: may('loan_deal|delete'),
    mayPrice: may('loan_deal|prices'),
    mayImport: may('loan_deal|import'),
    mayExport: may('loan_deal|export'),
    mayReview: may('loan_risk|review'),
    maySetBands: may('loan_risk|bands'),
  }
}
