import { nameIn } from '@bookrunner/domain/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { loansKey } from './use-loans.ts'

/** Institutions that fit the typed text, and the chosen one, with their contacts. */
export function useBorrowers(keyword: string, entityId: string) {
  const lang = useStore(langStore)
  const { data, isFetching } = useQuery({
    queryKey: [...loansKey, 'borrowers', keyword, entityId],
    queryFn: ({ signal }) =>
      api.loans.borrowers({ ...(keyword && { keyword }), ...(entityId && { entityId }) }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'shown' },
  })
  const list = data?.list ?? []
  return {
    isFetching,
    options: list.map((entity) => ({ value: entity.entityId, label: nameIn(lang, entity) })),
    users: (list.find((entity) => entity.entityId === entityId)?.users ?? []).map(({ userId, name }) => ({
      value: userId,
      label: name,
    })),
  }
}
