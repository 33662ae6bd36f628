import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { ahead } from '../../platform/chunk.ts'
import type { Lang } from '../../platform/language.ts'
import { queryClient } from '../../platform/query.ts'

/** A deal as its managers see it. The server words missing fields, so the language is part of the key. */
export const dealQuery = (dealId: string, lang: Lang) =>
  queryOptions({
    queryKey: ['deals', 'detail', dealId, lang],
    queryFn: () => api.deals.bookDealDetail({ dealId }),
  })

/** Loads a deal while its page is still loading. */
export const dealAhead = (dealId: string, lang: Lang): void =>
  ahead(() => queryClient.query({ ...dealQuery(dealId, lang), meta: { failure: 'shown' } }))
