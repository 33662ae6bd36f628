import { nameIn } from '@bookrunner/domain/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { SearchField } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import type { NamedDeal } from './use-quota.ts'
import { quotaText, quotaWords } from './words.ts'

interface Props<Chosen> {
  readonly value: string | null
  readonly fault: string | undefined
  readonly autoFocus?: boolean
  readonly onChange: (chosen: Chosen) => void
  readonly onLeave: () => void
}

/** The institution that a limit or an override is for. */
export function EntityField({ onChange, ...props }: Props<string>) {
  const t = useText(quotaText)
  const word = useText(quotaWords)
  const lang = useStore(langStore)
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { data, isPending } = useQuery({
    queryKey: ['quota-choices', 'entities', keyword],
    queryFn: ({ signal }) => api.quota.getLimitEntities(keyword ? { keyword } : {}, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'shown' },
  })
  return (
    <SearchField
      {...props}
      label={word('institution')}
      field="entityId"
      placeholder={t('find')}
      notFound={t('find.none')}
      options={(data?.list ?? []).map((each) => ({ value: each.entityId, label: nameIn(lang, each) }))}
      loading={isPending}
      onSearch={setTyped}
      onChange={onChange}
    />
  )
}

/** The deal that a limit or an override is for. */
export function DealField({ onChange, ...props }: Props<NamedDeal>) {
  const t = useText(quotaText)
  const word = useText(quotaWords)
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { data, isPending } = useQuery({
    queryKey: ['quota-choices', 'deals', keyword],
    queryFn: ({ signal }) => api.quota.getLimitDeals(keyword ? { keyword } : {}, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'shown' },
  })
  const found = data?.list ?? []
  return (
    <SearchField
      {...props}
      label={word('deal')}
      field="dealId"
      placeholder={t('find')}
      notFound={t('find.none')}
      options={found.map(({ dealId, name }) => ({ value: dealId, label: name }))}
      loading={isPending}
      onSearch={setTyped}
      onChange={(dealId) => {
        const chosen = found.find((each) => each.dealId === dealId)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
