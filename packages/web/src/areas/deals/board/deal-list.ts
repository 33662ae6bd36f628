import { currencies, dealStatuses, syndicateRoles } from '@bookrunner/domain/deals'
import { aDay, ListAddress, manyOf, oneOf, useList } from '../../../kit/list-page/index.ts'

/** What a list of deals can be filtered and sorted by; an investor's has fewer filters. */
const dealAddress = new ListAddress({
  filters: {
    status: manyOf(dealStatuses),
    currency: oneOf(currencies),
    role: oneOf([...syndicateRoles, 'issuer']),
    from: aDay('days'),
    until: aDay('days'),
  },
  sorts: ['name', 'status', 'currency', 'closesAt', 'pricingDate', 'updatedAt'],
})

export const useDealList = (name: string) => useList(name, dealAddress)
export type DealList = ReturnType<typeof useDealList>
