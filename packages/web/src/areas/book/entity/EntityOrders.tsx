import type { EntityOrder } from '@bookrunner/contract/book'
import { orderCodeName } from '@bookrunner/contract/orders'
import { mayUse } from '@bookrunner/domain/access'
import { orderStatuses } from '@bookrunner/domain/orders'
import { Link } from 'react-router'
import { EMPTY, instant, mm } from '../../../kit/format.ts'
import {
  ListAddress,
  ListSection,
  oneOf,
  rowLink,
  SelectFilter,
  useList,
  useListQuery,
  type ListColumn,
} from '../../../kit/list-page/index.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { api } from '../../../platform/api.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useDealUrl } from '../../deals/index.ts'
import { EntityName, useReader } from '../../deals/parts/index.ts'
import { LadderText, limitsText, OrderStatusTag, orderText, overOf } from '../../orders/parts/index.ts'
import { entityOrdersText } from './text.ts'

const address = new ListAddress({
  prefix: 'o',
  filters: { status: oneOf(orderStatuses) },
  sorts: ['deal', 'number', 'status', 'size', 'counting', 'updatedAt'],
})

interface Props {
  readonly entityId: string
}

/** For readers of books: the orders of an institution that books show them by name. */
export function EntityOrders({ entityId }: Props) {
  const session = useStore(sessionStore)
  const reads =
    session !== undefined && (mayUse(session, 'board_order_book') || mayUse(session, 'mydeal_order_book'))
  return reads ? <Orders entityId={entityId} /> : null
}

function Orders({ entityId }: Props) {
  const t = useText(entityOrdersText)
  const { lang } = useReader()
  const list = useList('entity-orders', address)
  const loaded = useListQuery({
    key: ['orders', 'entity', entityId],
    query: { entityId, ...address.queryOf(list.state) },
    call: api.book.getEntityOrders,
  })
  const columns = useColumns()
  return (
    <ListSection<EntityOrder>
      list={list}
      loaded={loaded}
      count={(count) => t('count', { count })}
      search={{ label: t('search'), filters: t('filters'), shortcut: t('search.key'), keys: 'o' }}
      filters={
        <SelectFilter
          label={t('status')}
          value={list.state.status}
          options={orderStatuses
            .filter((status) => status !== 'Draft')
            .map((value) => ({ value, label: orderCodeName('status', value, lang) }))}
          onChange={(status) => list.filter({ status })}
        />
      }
      texts={{
        label: t('orders'),
        failed: t('failed'),
        none: { title: t('none'), hint: t('none.hint') },
        empty: { title: t('empty'), hint: t('empty.hint'), drawing: null },
      }}
      table={{ columns, keyOf: ({ order }) => order.id }}
      skeleton={<RowsSkeleton rows={3} />}
    />
  )
}

function useColumns(): readonly ListColumn<EntityOrder>[] {
  const t = useText(entityOrdersText)
  const { lang, zone } = useReader()
  const bookOf = useDealUrl(['order-book'])
  const dealOf = useDealUrl(['detail', 'order-book'])
  const columns = [
    {
      id: 'number',
      width: 122,
      sort: 'number',
      fixed: true,
      cell: ({ deal, order }) => {
        const book = bookOf(deal.dealId)
        const name = t('open', { number: order.number, deal: deal.name })
        return (
          <span className="br-figures" translate="no">
            {book ? (
              <Link {...rowLink} to={`${book}&order=${encodeURIComponent(order.id)}`} aria-label={name}>
                {order.number}
              </Link>
            ) : (
              order.number
            )}
          </span>
        )
      },
    },
    {
      id: 'deal',
      width: 190,
      sort: 'deal',
      wraps: true,
      cell: ({ deal: { dealId, name } }) => {
        const to = dealOf(dealId)
        return <span translate="no">{to ? <Link to={to}>{name}</Link> : name}</span>
      },
    },
    {
      id: 'status',
      width: 124,
      sort: 'status',
      cell: ({ order }) => <OrderStatusTag status={order.status} />,
    },
    { id: 'currency', width: 56, cell: ({ deal }) => deal.currency ?? EMPTY },
    { id: 'size', width: 112, sort: 'size', align: 'right', cell: ({ order }) => mm(order.size) },
    { id: 'counting', width: 110, sort: 'counting', align: 'right', cell: ({ order }) => mm(order.counting) },
    {
      id: 'level',
      width: 150,
      align: 'right',
      wraps: true,
      cell: (row) => <Level row={row} />,
    },
    {
      id: 'allocation',
      width: 120,
      align: 'right',
      cell: ({ order }) => (order.allocation === null ? EMPTY : mm(order.allocation)),
    },
    { id: 'through', width: 120, cell: ({ through }) => <EntityName entity={through} short /> },
    {
      id: 'account',
      width: 150,
      hidden: true,
      cell: ({ order }) => <span translate="no">{order.account ?? EMPTY}</span>,
    },
    {
      id: 'updatedAt',
      width: 190,
      sort: 'updatedAt',
      hidden: true,
      align: 'right',
      cell: ({ order: { updatedAt } }) => <time dateTime={updatedAt}>{instant(updatedAt, lang, zone)}</time>,
    },
  ] as const satisfies readonly Omit<ListColumn<EntityOrder>, 'title'>[]
  return columns.map((column) => ({ ...column, title: t(`column.${column.id}`) }))
}

/** The limit of one level, whose size is in another column; else each level with its size. */
function Level({ row: { deal, order } }: { readonly row: EntityOrder }) {
  const t = useText(orderText)
  const guidance = deal.guidance?.level
  const [only, second] = order.orderLevels
  if (only && !second) return limitsText(only, overOf(guidance), t)
  return <LadderText orderLevels={order.orderLevels} guidance={guidance} />
}
