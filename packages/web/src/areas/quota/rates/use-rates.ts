import type { ReplyOf } from '@bookrunner/contract'
import type { quotaCalls } from '@bookrunner/contract/quota'
import { ListAddress, oneOf, useList, useListQuery } from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'
import { quotaKey } from '../parts/use-quota.ts'

type Rates = ReplyOf<typeof quotaCalls.getRates>
export type CurrencyRow = Rates['list'][number]

export const ratesKey = [...quotaKey, 'rates']

const address = new ListAddress({ filters: { only: oneOf(['needed', 'missing']) }, sorts: ['currency'] })

export const isMissing = ({ rate, needed }: CurrencyRow): boolean => needed && rate === null

/** Currencies that are missing come first, then those in use. */
const rank = (row: CurrencyRow): number => (isMissing(row) ? 0 : row.needed ? 1 : 2)

/** Every currency with its rate of today. There are few: the page is cut here. */
export function useRates() {
  const list = useList('rates', address)
  const { only } = list.state
  const loaded = useListQuery({
    key: ratesKey,
    query: { ...address.queryOf(list.state), only },
    call: async ({ pageNum, pageSize }, options) => {
      const { base, today, list: all } = await api.quota.getRates({}, options)
      const shown = all
        .filter((row) => only === undefined || (only === 'missing' ? isMissing(row) : row.needed))
        .toSorted((one, other) => rank(one) - rank(other))
      return {
        base,
        today,
        missing: all.filter(isMissing).map(({ currency }) => currency),
        list: shown.slice((pageNum - 1) * pageSize, pageNum * pageSize),
        total: shown.length,
      }
    },
  })
  return { list, loaded }
}
