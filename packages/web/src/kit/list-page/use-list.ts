import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import type { FilterFields, ListAddress, ListState } from './address.ts'
import { useListPreferences, type ListPreferences } from './preferences.ts'

/** `replace`: without a step for Back. */
type Change<State> = (next: State, how?: { readonly replace: boolean }) => void

/** A list on the screen: its state from the URL, and its preferences. */
export interface List<Fields extends FilterFields, Sortable extends string> {
  readonly address: ListAddress<Fields, Sortable>
  readonly state: ListState<Fields, Sortable>
  readonly change: Change<ListState<Fields, Sortable>>
  /** Changes filters: the list starts at its first page. */
  readonly filter: (change: Partial<ListState<Fields, Sortable>>, how?: { readonly replace: boolean }) => void
  readonly clear: () => void
  readonly isFiltered: boolean
  readonly preferences: ListPreferences
  readonly prefer: (change: Partial<ListPreferences>) => void
}

// oxlint-disable-next-line typescript/no-explicit-any -- parts of the page don't know the filters of a list
export type AnyList = List<any, any>

/** `name` is the key of its stored preferences. */
export function useList<Fields extends FilterFields, Sortable extends string>(
  name: string,
  address: ListAddress<Fields, Sortable>,
): List<Fields, Sortable> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => address.read(search), [address, search])
  const change = useCallback<Change<ListState<Fields, Sortable>>>(
    (next, { replace } = { replace: false }) => {
      const nextSearch = address.write(search, next)
      if (nextSearch !== search) void navigate({ pathname, search: nextSearch }, { replace })
    },
    [address, pathname, search, navigate],
  )
  return {
    address,
    state,
    change,
    filter: (part, how) => change(address.changed(state, part), how),
    clear: () => change(address.cleared(state)),
    isFiltered: address.isFiltered(state),
    ...useListPreferences(name),
  }
}

/** A loaded page of rows, from `useListQuery` or another query. */
export interface ListRows<Row> {
  readonly data: { readonly list: readonly Row[]; readonly total: number } | undefined
  readonly error: Error | null
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

interface ListRequest<Query, Page> {
  readonly key: readonly unknown[]
  readonly query: Query
  readonly call: (query: Query, options: { readonly signal: AbortSignal }) => Promise<Page>
  /** How often to poll for changes without a live message. */
  readonly everyMs?: number
}

/** Loads a page; the previous one stays until then. */
export function useListQuery<Query, Page extends { list: readonly unknown[]; total: number }>({
  key,
  query,
  call,
  everyMs,
}: ListRequest<Query, Page>) {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...key, query, lang],
    queryFn: ({ signal }) => call(query, { signal }),
    placeholderData: keepPreviousData,
    ...(everyMs && { refetchInterval: everyMs }),
    // The list itself shows the failure.
    meta: { failure: 'shown' },
  })
}
