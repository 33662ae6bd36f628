import { mayUse } from '@bookrunner/domain/access'
import { isAddressed, type Addressed } from '@bookrunner/domain/deals'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useReader } from './use-reader.ts'

const opening = ['board_new_deal|save', 'mydeal_new_deal|save', 'investor'] as const

/** Whether the reader may list all investors: to fill the form of a deal, or as a holder of Global Entities. */
export function useMayListInvestors(): boolean {
  const session = useStore(sessionStore)
  return session !== undefined && opening.some((key) => mayUse(session, key))
}

/** All investors with their types and groups, for choices of addressees and for orders. */
export function useInvestors(enabled: boolean, failure: 'shown' | 'ignored') {
  const { lang } = useReader()
  return useQuery({
    queryKey: ['deals', 'investors', lang],
    queryFn: () => api.deals.getInvestorList({}),
    enabled,
    staleTime: 60_000,
    meta: { failure },
  })
}

interface Reach {
  readonly houses: number
  readonly people: number
  /** Investors in all. */
  readonly all: number
}

/** The number of institutions a choice reaches, and of people there; for readers who may list investors. */
export function useReach(addressed: Addressed): Reach | undefined {
  const { data } = useInvestors(useMayListInvestors(), 'ignored')
  if (!data) return undefined
  const reached = data.list.filter((house) => isAddressed(addressed, house))
  return {
    houses: reached.length,
    people: reached.reduce((sum, { users }) => sum + users, 0),
    all: data.list.length,
  }
}
