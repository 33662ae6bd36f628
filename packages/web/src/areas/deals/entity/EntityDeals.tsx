import type { EntityDeal } from '@bookrunner/contract/deals'
import { mayUse } from '@bookrunner/domain/access'
import { Flex } from 'antd'
import { Link } from 'react-router'
import { EMPTY, instant } from '../../../kit/format.ts'
import {
  ListAddress,
  ListSection,
  oneOf,
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
import { useDealUrl } from '../page/deal-url.ts'
import {
  FinalText,
  GuidanceText,
  HeaderStatus,
  IssuerName,
  RoleTags,
  sizeNow,
  SizeText,
  TenorText,
  useReader,
} from '../parts/index.ts'
import { entityDealsText } from './text.ts'
import tagsCss from '../../../kit/tags.module.css'

const parts = ['issuer', 'bank', 'addressed'] as const

const address = new ListAddress({
  prefix: 'd',
  filters: { part: oneOf(parts) },
  sorts: ['name', 'status', 'updatedAt'],
})

interface Props {
  readonly entityId: string
}

/** For readers of deals: the deals of an institution that they may see. */
export function EntityDeals({ entityId }: Props) {
  const session = useStore(sessionStore)
  const reads = session !== undefined && (mayUse(session, 'dealboard') || mayUse(session, 'my_deal'))
  return reads ? <Deals entityId={entityId} /> : null
}

function Deals({ entityId }: Props) {
  const t = useText(entityDealsText)
  const list = useList('entity-deals', address)
  const loaded = useListQuery({
    key: ['deals', 'entity', entityId],
    query: { entityId, ...address.queryOf(list.state) },
    call: api.deals.getEntityDeals,
  })
  const columns = useColumns()
  return (
    <ListSection<EntityDeal>
      list={list}
      loaded={loaded}
      count={(count) => t('count', { count })}
      search={{ label: t('search'), filters: t('filters'), shortcut: t('search.key'), keys: 'd' }}
      filters={
        <SelectFilter
          label={t('part')}
          value={list.state.part}
          options={parts.map((value) => ({ value, label: t(`part.${value}`) }))}
          onChange={(part) => list.filter({ part })}
        />
      }
      texts={{
        label: t('deals'),
        failed: t('failed'),
        none: { title: t('none'), hint: t('none.hint') },
        empty: { title: t('empty'), hint: t('empty.hint'), drawing: null },
      }}
      table={{ columns, keyOf: ({ deal }) => deal.dealId }}
      skeleton={<RowsSkeleton rows={3} />}
    />
  )
}

function useColumns(): readonly ListColumn<EntityDeal>[] {
  const t = useText(entityDealsText)
  const { lang, zone } = useReader()
  const urlOf = useDealUrl(['detail', 'order-book'])
  const columns = [
    {
      id: 'name',
      width: 220,
      sort: 'name',
      fixed: true,
      cell: ({ deal: { dealId, name } }) => {
        const to = urlOf(dealId)
        return <span translate="no">{to ? <Link to={to}>{name}</Link> : name}</span>
      },
    },
    { id: 'issuer', width: 150, cell: ({ deal }) => <IssuerName issuer={deal.issuer} short /> },
    {
      id: 'status',
      width: 130,
      sort: 'status',
      wraps: true,
      cell: ({ deal }) => <HeaderStatus header={deal} compact />,
    },
    { id: 'part', width: 150, wraps: true, cell: (row) => <Part row={row} /> },
    { id: 'currency', width: 60, cell: ({ deal }) => deal.currency ?? EMPTY },
    {
      id: 'size',
      width: 112,
      align: 'right',
      wraps: true,
      cell: ({ deal }) => <SizeText size={sizeNow(deal)} beside={deal.currency} />,
    },
    { id: 'tenor', width: 80, align: 'right', cell: ({ deal }) => <TenorText tenor={deal.tenor} /> },
    {
      id: 'guidance',
      width: 230,
      align: 'right',
      wraps: true,
      cell: ({ deal: { final, status, guidance } }) =>
        final && status === 'Priced' ? (
          <FinalText final={final} level={guidance?.level} />
        ) : (
          <GuidanceText level={guidance?.level} />
        ),
    },
    {
      id: 'updatedAt',
      width: 190,
      sort: 'updatedAt',
      hidden: true,
      align: 'right',
      cell: ({ deal: { updatedAt } }) => <time dateTime={updatedAt}>{instant(updatedAt, lang, zone)}</time>,
    },
  ] as const satisfies readonly Omit<ListColumn<EntityDeal>, 'title'>[]
  return columns.map((column) => ({
    ...column,
    title: t(column.id === 'part' ? 'part' : `column.${column.id}`),
  }))
}

function Part({ row: { issuer, bank, addressed } }: { readonly row: EntityDeal }) {
  const t = useText(entityDealsText)
  return (
    <Flex component="span" wrap gap={4}>
      {issuer && <span className={tagsCss.role}>{t('part.issuer')}</span>}
      <RoleTags roles={bank} />
      {addressed && <span className={tagsCss.role}>{t('part.addressed')}</span>}
    </Flex>
  )
}
