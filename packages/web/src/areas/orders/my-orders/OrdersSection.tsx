import type { InvestorOrder } from '@bookrunner/contract/orders'
import { Button } from 'antd'
import { ListSection } from '../../../kit/list-page/index.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { useTablet } from '../../../kit/use-narrow.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useColumns } from './columns.tsx'
import { FollowDeal } from './follow.tsx'
import { idOf, useOrderList, useOrderRows, type OpenOrder } from './order-list.ts'
import { OrderCard } from './OrderCard.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { myOrdersText } from './text.ts'
import css from './my-orders.module.css'

interface Props {
  readonly opened: OpenOrder
  /** Leads to the deals below, to place a first order. */
  readonly onDeals: () => void
}

/** All orders of the house, over all deals. */
export function OrdersSection({ opened: { openId, open, placeOf }, onDeals }: Props) {
  const t = useText(myOrdersText)
  const list = useOrderList()
  const { loaded, rows } = useOrderRows(list)
  const columns = useColumns(placeOf)
  const { address, state } = list
  const view = useTablet() ? 'cards' : 'table'
  return (
    <>
      <ListSection<InvestorOrder>
        list={list}
        loaded={loaded}
        rows={rows}
        count={(count) => t('count', { count })}
        search={{
          label: t('filter.keyword'),
          filters: t('filter.label'),
          shortcut: t('key.find'),
          keys: 'o',
        }}
        filters={<OrderFilters list={list} />}
        texts={{
          label: t('orders'),
          failed: t('failed.title'),
          none: { title: t('none.title'), hint: t('none.hint') },
          empty: {
            title: t('empty.title'),
            hint: t('empty.hint'),
            step: <Button onClick={onDeals}>{t('empty.step')}</Button>,
            drawing: null,
          },
        }}
        table={{
          className: css.orders,
          columns,
          keyOf: idOf,
          opened: { key: openId, onOpen: (order) => open(idOf(order)) },
        }}
        view={view}
        renderCard={(order) => <OrderCard order={order} to={placeOf(idOf(order))} />}
        skeleton={<RowsSkeleton rows={6} />}
        download={() => api.orders.downloadMyOrder(address.filterOf(state))}
      />
      {[...new Set(rows.map(({ deal }) => deal.dealId))].map((dealId) => (
        <FollowDeal key={dealId} dealId={dealId} />
      ))}
    </>
  )
}
