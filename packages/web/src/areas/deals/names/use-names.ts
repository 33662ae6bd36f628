import { namedPartyKinds } from '@bookrunner/domain/deals'
import { ListAddress, oneOf, useList, useListQuery } from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'

const address = new ListAddress({ filters: { kind: oneOf(namedPartyKinds) }, sorts: ['name', 'deals'] })

export const namesKey = ['deals', 'names']

/** The banks and issuers that are a name only. */
export function useNames() {
  const list = useList('names', address)
  const loaded = useListQuery({
    key: namesKey,
    query: address.queryOf(list.state),
    call: api.deals.getNamedParties,
  })
  return { list, loaded }
}
