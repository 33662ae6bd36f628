import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect } from 'react'
import { ColumnChooser } from '../../../kit/list-page/ColumnChooser.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { usePage } from '../../../kit/page-context.ts'
import { Pages } from '../../../kit/list-page/Pages.tsx'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { api } from '../../../platform/api.ts'
import { useDownload } from '../../../platform/download.ts'
import { wordsOf } from '../../../platform/failed.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useNarrow } from '../../../kit/use-narrow.ts'
import { columnList } from './columns.tsx'
import {
  asFilter,
  isNarrowed,
  noFilters,
  stepBack,
  type OrderFilters as OrderFilterState,
} from './filters.ts'
import { FollowDeal } from './follow.tsx'
import { asUsual, keep, keptStore } from './kept.ts'
import { OrderCards } from './OrderCards.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderTable } from './OrderTable.tsx'
import { myOrdersText } from './text.ts'
import type { useAddress } from './use-address.ts'
import { useOrderList } from './use-order-list.ts'

interface Props {
  readonly address: ReturnType<typeof useAddress>
  /** To the deals below, where a first order is placed. */
  readonly onDeals: () => void
}

/** All orders of one's house, over all deals. */
export function OrdersSection({ address, onDeals }: Props) {
  const t = useText(myOrdersText)
  const { title } = usePage()
  const narrow = useNarrow()
  const { filters, change } = address
  const { query, rows } = useOrderList(filters)
  const { data, isPlaceholderData } = query
  const back = data && !isPlaceholderData ? stepBack(filters, data.total) : undefined
  useEffect(() => {
    if (back) change(back, { replace: true })
  }, [back, change])
  // Before the first order there is nothing to look through.
  const begun = data === undefined || data.total > 0 || isNarrowed(filters)
  return (
    <section aria-label={t('orders')}>
      <div className="br-section-head">
        <h2>{t('orders')}</h2>
        {data && data.total > 0 && <span className="br-figures">{t('count', { count: data.total })}</span>}
        {isNarrowed(filters) && (
          <Button type="link" size="small" onClick={() => change(noFilters(filters))}>
            {t('filter.clear')}
          </Button>
        )}
        {data && data.total > 0 && <Excel filters={filters} />}
        {begun && !narrow && <Columns />}
      </div>
      {begun && <OrderFilters address={address} place={title} />}
      <Orders query={query} rows={rows} address={address} onDeals={onDeals} />
      {data && (
        <Pages
          page={filters.page}
          size={filters.size}
          total={data.total}
          onChange={(next) => change({ ...filters, ...next })}
        />
      )}
      {[...new Set(rows.map(({ deal }) => deal.dealId))].map((dealId) => (
        <FollowDeal key={dealId} dealId={dealId} />
      ))}
    </section>
  )
}

/** What the filters leave, all pages of it. */
function Excel({ filters }: { readonly filters: OrderFilterState }) {
  const t = useText(myOrdersText)
  const narrow = useNarrow()
  const { busy, start } = useDownload()
  return (
    <Button
      className="br-order-excel"
      aria-label={t('excel')}
      icon={<DownloadOutlined aria-hidden />}
      loading={busy}
      onClick={() => start(() => api.orders.downloadMyOrder(asFilter(filters)))}
    >
      {!narrow && t('excel')}
    </Button>
  )
}

function Columns() {
  const t = useText(myOrdersText)
  const { hidden } = useStore(keptStore)
  const free = columnList.filter(({ fast }) => !fast)
  return (
    <ColumnChooser
      label={t('columns')}
      reset={t('columns.reset')}
      columns={free.map(({ name }) => ({ id: name, title: t(`column.${name}`) }))}
      hidden={hidden}
      onHidden={(next) => keep({ hidden: next })}
      onReset={asUsual}
    />
  )
}

type ListProps = Props & ReturnType<typeof useOrderList>

/** The orders, or what is to be said while there are none. */
function Orders({ query, rows, address, onDeals }: ListProps) {
  const t = useText(myOrdersText)
  const narrow = useNarrow()
  const { data, error } = query
  const { filters, change, placeOf } = address
  if (!data && error)
    return (
      <ErrorState
        title={t('failed.title')}
        hint={wordsOf(error)}
        action={t('again')}
        onAction={() => void query.refetch()}
      />
    )
  if (!data) return <RowsSkeleton rows={6} />
  if (data.total === 0 && isNarrowed(filters))
    return (
      <EmptyState title={t('none.title')} hint={t('none.hint')}>
        <Button onClick={() => change(noFilters(filters))}>{t('filter.clear')}</Button>
      </EmptyState>
    )
  if (data.total === 0)
    return (
      <EmptyState drawing={null} title={t('empty.title')} hint={t('empty.hint')}>
        <Button onClick={onDeals}>{t('empty.step')}</Button>
      </EmptyState>
    )
  return narrow ? <OrderCards rows={rows} placeOf={placeOf} /> : <OrderTable rows={rows} address={address} />
}
