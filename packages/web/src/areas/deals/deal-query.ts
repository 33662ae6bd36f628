import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { ahead } from '../../platform/chunk.ts'
import type { Lang } from '../../platform/language.ts'
import { queryClient } from '../../platform/query.ts'

/** A deal whole, as its managers see it. What is missing is worded by the server, so the language is a part. */
export const dealQuery = (dealId: string, lang: Lang) =>
  queryOptions({
    queryKey: ['deals', 'detail', dealId, lang],
    queryFn: () => api.deals.bookDealDetail({ dealId }),
  })

/** Asked for while the page that shows it is still being built. */
export const dealAhead = (dealId: string, lang: Lang): void =>
  ahead(() => queryClient.query({ ...dealQuery(dealId, lang), meta: { failure: 'said' } }))
