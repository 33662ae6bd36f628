import { AppstoreOutlined, BarsOutlined } from '@ant-design/icons'
import { Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { usePage } from '../../../kit/page-context.ts'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useShortcut } from '../../../shell/keys/shortcuts.ts'
import { useDealNews } from '../parts/index.ts'
import { BoardDialogs, type Asked } from './BoardDialogs.tsx'
import { BoardList } from './BoardList.tsx'
import { SortChoice } from './choices.tsx'
import { BoardColumns } from './BoardColumns.tsx'
import { DealPages } from './DealPages.tsx'
import { FilterBar } from './FilterBar.tsx'
import { narrowed } from './filters.ts'
import { keep, keptStore, type Kept } from './kept.ts'
import { NewDeal } from './NewDeal.tsx'
import { usePlaces } from './places.ts'
import { boardText } from './text.ts'
import { useDeals, type Scope } from './use-deals.ts'
import { useListState } from './use-list-state.ts'

const viewOption = (value: Kept['view'], icon: ReactNode, title: string) => ({
  value,
  title,
  tooltip: title,
  label: (
    <>
      {icon}
      <span className="br-sr">{title}</span>
    </>
  ),
})

/** §2: the dealboard, and My Deals. One screen: of every deal, or of those in which the own house has a role. */
export function Board({ scope }: { readonly scope: Scope }) {
  const t = useText(boardText)
  const { title } = usePage()
  const [filters, change] = useListState()
  const { view } = useStore(keptStore)
  const [asked, setAsked] = useState<Asked>()
  const places = usePlaces(scope)
  const deals = useDeals(scope, filters)
  useDealNews()
  const { data } = deals
  const other = view === 'cards' ? 'table' : 'cards'
  useShortcut({ keys: 'v', title: t('key.view'), place: title, run: () => keep({ view: other }) })
  const acts = {
    mayCreate: places.create !== undefined,
    ask: (act: Exclude<Asked['act'], 'pick'>, row: Extract<Asked, { row: unknown }>['row']) =>
      setAsked({ act, row }),
  }
  return (
    <>
      <PageHeader
        facts={data && <span className="br-figures">{t('count', { count: data.total })}</span>}
        actions={
          <>
            {view === 'cards' && (
              <SortChoice sort={filters.sort} onChange={(sort) => change(narrowed(filters, { sort }))} />
            )}
            <Segmented
              aria-label={t('view')}
              value={view}
              onChange={(next) => keep({ view: next })}
              options={[
                viewOption('cards', <AppstoreOutlined aria-hidden />, t('cards')),
                viewOption('table', <BarsOutlined aria-hidden />, t('table')),
              ]}
            />
            {view === 'table' && <BoardColumns />}
            {places.create && (
              <NewDeal to={places.create} place={title} onCopy={() => setAsked({ act: 'pick' })} />
            )}
          </>
        }
      />
      <FilterBar filters={filters} onChange={change} place={title} />
      <BoardList deals={deals} filters={filters} onChange={change} view={view} places={places} acts={acts} />
      <DealPages filters={filters} onChange={change} list={deals} />
      <BoardDialogs asked={asked} scope={scope} placeOf={places.of} onAsk={setAsked} />
    </>
  )
}
