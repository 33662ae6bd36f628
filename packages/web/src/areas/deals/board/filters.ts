import {
  currencies,
  dealStatuses,
  syndicateRoles,
  type Currency,
  type DealStatus,
  type SyndicateRole,
} from '@bookrunner/domain/deals'
import { pageSizes } from '@bookrunner/contract/kernel'

export const sortFields = ['name', 'status', 'currency', 'closesAt', 'pricingDate', 'updatedAt'] as const
export type SortField = (typeof sortFields)[number]
export type SortOrder = 'asc' | 'desc'
/** What a list of deals shows, as its address says it: a link to it shows a colleague the same. */
export interface Filters {
  readonly keyword: string
  readonly status: readonly DealStatus[]
  readonly currency: Currency | undefined
  readonly role: SyndicateRole | undefined
  readonly from: string | undefined
  readonly until: string | undefined
  readonly page: number
  readonly size: number
  readonly sort: { readonly field: SortField; readonly order: SortOrder } | undefined
}

const one = <T extends string>(list: readonly T[], text: string | null): T | undefined =>
  list.find((item) => item === text)
const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

export function filtersIn(search: string): Filters {
  const given = new URLSearchParams(search)
  const day = (name: string) => {
    const text = given.get(name)
    return isDay(text) ? text : undefined
  }
  const wanted = given.get('status')?.split(',') ?? []
  const page = Number(given.get('page'))
  const size = Number(given.get('size'))
  const field = one(sortFields, given.get('sort'))
  return {
    keyword: (given.get('q') ?? '').slice(0, 100),
    status: dealStatuses.filter((status) => wanted.includes(status)),
    currency: one(currencies, given.get('currency')),
    role: one(syndicateRoles, given.get('role')),
    from: day('from'),
    until: day('until'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: pageSizes.find((allowed) => allowed === size) ?? pageSizes[0],
    sort: field && { field, order: given.get('dir') === 'desc' ? 'desc' : 'asc' },
  }
}

/** The address with these filters; what else stands in it stays. What is as usual is left out. */
export function withFilters(search: string, filters: Filters): string {
  const params = new URLSearchParams(search)
  const put = (name: string, value: string | undefined) => {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  put('q', filters.keyword)
  put('status', filters.status.join(','))
  put('currency', filters.currency)
  put('role', filters.role)
  put('from', filters.from)
  put('until', filters.until)
  put('page', filters.page > 1 ? String(filters.page) : undefined)
  put('size', filters.size === pageSizes[0] ? undefined : String(filters.size))
  put('sort', filters.sort?.field)
  put('dir', filters.sort?.order === 'desc' ? 'desc' : undefined)
  // A list is written with commas.
  const text = params.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

/** As another filter shows other deals, it begins at the first page. */
export const narrowed = (filters: Filters, change: Partial<Filters>): Filters => ({
  ...filters,
  page: 1,
  ...change,
})

/** How many filters there are beside the keyword. */
export const narrowedBy = ({ status, currency, role, from, until }: Filters): number =>
  [status.length > 0, currency, role, from ?? until].filter(Boolean).length

export const isNarrowed = (filters: Filters): boolean => Boolean(filters.keyword) || narrowedBy(filters) > 0

export const noFilters = (filters: Filters): Filters => ({
  ...filtersIn(''),
  size: filters.size,
  sort: filters.sort,
})

const sent = <T>(name: string, value: T | undefined) => (value ? { [name]: value } : {})

/** The same as the call takes it. */
export const asQuery = (filters: Filters) => ({
  pageNum: filters.page,
  pageSize: filters.size,
  ...(filters.sort && { sortField: filters.sort.field, sortOrder: filters.sort.order }),
  ...(sent('keyword', filters.keyword.trim()) as { keyword?: string }),
  ...(sent('status', filters.status.join(',')) as { status?: string }),
  ...(filters.currency && { currency: filters.currency }),
  ...(filters.role && { role: filters.role }),
  ...(filters.from && { from: filters.from }),
  ...(filters.until && { until: filters.until }),
})

/** §5: a page that has become empty steps back to the last one that is not. */
export function stepBack(filters: Filters, total: number): Filters | undefined {
  const last = Math.max(1, Math.ceil(total / filters.size))
  return filters.page > last ? { ...filters, page: last } : undefined
}
