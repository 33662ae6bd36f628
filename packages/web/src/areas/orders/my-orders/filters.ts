import { orderStatuses, type OrderStatus } from '@bookrunner/domain/orders'
import { pageSizes } from '@bookrunner/contract/kernel'

export const sortFields = ['number', 'deal', 'status', 'size', 'shownAt', 'submittedAt'] as const
export type SortField = (typeof sortFields)[number]

/** What the list of one's orders shows, as its address says it: a link to it shows a colleague the same. */
export interface OrderFilters {
  readonly keyword: string
  readonly status: readonly OrderStatus[]
  readonly dealId: string | undefined
  readonly page: number
  readonly size: number
  readonly sort: { readonly field: SortField; readonly order: 'asc' | 'desc' } | undefined
}

/** Beside those of the deals below, which have `q`, `status` and so on to themselves. */
const names = {
  keyword: 'oq',
  status: 'ostatus',
  dealId: 'odeal',
  page: 'opage',
  size: 'osize',
  sort: 'osort',
  direction: 'odir',
  open: 'order',
} as const

const idForm = /^[a-z]{2,4}_[0-9a-z]{1,60}$/

const idIn = (text: string | null): string | undefined => (text && idForm.test(text) ? text : undefined)

export function filtersIn(search: string): OrderFilters {
  const given = new URLSearchParams(search)
  const wanted = given.get(names.status)?.split(',') ?? []
  const page = Number(given.get(names.page))
  const size = Number(given.get(names.size))
  const field = sortFields.find((name) => name === given.get(names.sort))
  return {
    keyword: (given.get(names.keyword) ?? '').slice(0, 100),
    status: orderStatuses.filter((status) => wanted.includes(status)),
    dealId: idIn(given.get(names.dealId)),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: pageSizes.find((allowed) => allowed === size) ?? pageSizes[0],
    sort: field && { field, order: given.get(names.direction) === 'desc' ? 'desc' : 'asc' },
  }
}

const asSearch = (params: URLSearchParams): string => {
  // A list is written with commas.
  const text = params.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

const putInto = (params: URLSearchParams) => (name: string, value: string | undefined) => {
  if (value) params.set(name, value)
  else params.delete(name)
}

/** The address with these filters; what else stands in it stays. What is as usual is left out. */
export function withFilters(search: string, filters: OrderFilters): string {
  const params = new URLSearchParams(search)
  const put = putInto(params)
  put(names.keyword, filters.keyword)
  put(names.status, filters.status.join(','))
  put(names.dealId, filters.dealId)
  put(names.page, filters.page > 1 ? String(filters.page) : undefined)
  put(names.size, filters.size === pageSizes[0] ? undefined : String(filters.size))
  put(names.sort, filters.sort?.field)
  put(names.direction, filters.sort?.order === 'desc' ? 'desc' : undefined)
  return asSearch(params)
}

/** The order that is open beside the list. */
export const openIn = (search: string): string | undefined =>
  idIn(new URLSearchParams(search).get(names.open))

export function withOpen(search: string, orderId: string | undefined): string {
  const params = new URLSearchParams(search)
  putInto(params)(names.open, orderId)
  return asSearch(params)
}

/** As another filter shows other orders, it begins at the first page. */
export const narrowed = (filters: OrderFilters, change: Partial<OrderFilters>): OrderFilters => ({
  ...filters,
  page: 1,
  ...change,
})

/** How many filters there are beside the keyword. */
export const narrowedBy = ({ status, dealId }: OrderFilters): number =>
  [status.length > 0, dealId].filter(Boolean).length

export const isNarrowed = (filters: OrderFilters): boolean =>
  filters.keyword !== '' || narrowedBy(filters) > 0

export const noFilters = ({ size, sort }: OrderFilters): OrderFilters => ({ ...filtersIn(''), size, sort })

/** What the list and its Excel file are narrowed by, as calls take it. */
export const asFilter = ({ keyword, status, dealId }: OrderFilters) => ({
  ...(keyword.trim() && { keyword: keyword.trim() }),
  ...(status.length > 0 && { status: status.join(',') }),
  ...(dealId && { dealId }),
})

export const asQuery = (filters: OrderFilters) => ({
  pageNum: filters.page,
  pageSize: filters.size,
  ...(filters.sort && { sortField: filters.sort.field, sortOrder: filters.sort.order }),
  ...asFilter(filters),
})

/** §5: a page that has become empty steps back to the last one that is not. */
export function stepBack(filters: OrderFilters, total: number): OrderFilters | undefined {
  const last = Math.max(1, Math.ceil(total / filters.size))
  return filters.page > last ? { ...filters, page: last } : undefined
}
