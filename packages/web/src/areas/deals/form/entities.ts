import type { DealRole } from '@bookrunner/domain/entities'
import { allNames } from '@bookrunner/domain/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useSyncExternalStore } from 'react'
import { api } from '../../../platform/api.ts'
import { EMPTY } from '../../../kit/format.ts'
import { nameOf, useReader, type NamedEntity } from '../parts/index.ts'
import { useForm } from './use-field.ts'

export interface FoundEntity extends NamedEntity {
  readonly entityId: string
  readonly lei: string | null
  readonly jurisdiction: string | null
}

const isFound = (entity: FoundEntity, keyword: string) =>
  [...allNames(entity), entity.lei ?? ''].some((text) =>
    text.toLowerCase().includes(keyword.trim().toLowerCase()),
  )

/** Entities that a deal can name, found by the typed text. */
export function useAgencies(dealRole: DealRole | undefined, keyword: string) {
  const form = useForm()
  const deferredKeyword = useDeferredValue(keyword.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['deals', 'agency', dealRole, deferredKeyword],
    queryFn: async () => {
      const { list } = await api.deals.getAgency({
        size: 100,
        ...(dealRole && { dealRole }),
        ...(deferredKeyword && { keyword: deferredKeyword }),
      })
      form.remember(list)
      return list
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  // Results for an earlier text are not offered.
  const list = (data ?? []).filter((entity) => isFound(entity, keyword))
  return { list, searching: isFetching || deferredKeyword !== keyword.trim() }
}

/** The name of an entity by its id; empty for an unknown one. */
export function useEntityName(): (entityId: string | null) => string {
  const form = useForm()
  const known = useSyncExternalStore(form.known.subscribe, form.known.get)
  const { lang } = useReader()
  return (entityId) => (entityId === null ? EMPTY : nameOf(known.get(entityId), lang))
}
