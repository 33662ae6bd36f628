import { AppstoreOutlined, BarsOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useShortcut } from '../../../kit/keys/shortcuts.ts'
import { ListPage } from '../../../kit/list-page/index.ts'
import { usePage } from '../../../kit/page-context.ts'
import { useText } from '../../../platform/text.ts'
import { useDealNews } from '../parts/index.ts'
import { BoardDialogs, type BoardDialog } from './BoardDialogs.tsx'
import { CardList } from './CardList.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { useColumns } from './columns.tsx'
import { useDealList } from './deal-list.ts'
import { DealFilters } from './DealFilters.tsx'
import type { DealActs } from './DealMenu.tsx'
import { NewDeal } from './NewDeal.tsx'
import { usePlaces } from './places.ts'
import type { DealRow } from './rows.ts'
import { SortChoice } from './SortChoice.tsx'
import { boardText } from './text.ts'
import { useDeals, type Scope } from './use-deals.ts'

/** §2: the dealboard, and My Deals: one screen, of every deal or of those in which the own house has a role. */
export function Board({ scope }: { readonly scope: Scope }) {
  const t = useText(boardText)
  const { title } = usePage()
  const list = useDealList('deals')
  const [dialog, setDialog] = useState<BoardDialog>()
  const places = usePlaces(scope)
  const deals = useDeals(scope, list)
  useDealNews()
  const { view = 'cards' } = list.preferences
  const show = (next: typeof view) => list.prefer({ view: next })
  useShortcut({
    keys: 'v',
    title: t('key.view'),
    place: title,
    run: () => show(view === 'cards' ? 'table' : 'cards'),
  })
  const acts: DealActs = {
    mayCreate: places.create !== undefined,
    ask: (act, row) => setDialog({ act, row }),
  }
  const { create } = places
  const columns = useColumns({ rows: deals.data?.list ?? [], placeOf: places.of, acts })
  return (
    <>
      <ListPage<DealRow>
        list={list}
        loaded={deals}
        count={(count) => t('count', { count })}
        search={{ label: t('filter.keyword'), shortcut: t('key.find') }}
        filters={<DealFilters list={list} />}
        texts={{
          label: t('deals'),
          failed: t('failed.title'),
          none: { title: t('none.title'), hint: t('none.hint') },
          empty: {
            title: t('empty.title'),
            hint: t(create ? 'empty.create' : 'empty.read'),
            step: create && <FirstDeal to={create} />,
          },
        }}
        tools={
          <>
            {view === 'cards' && <SortChoice list={list} />}
            <Segmented
              aria-label={t('view')}
              value={view}
              onChange={show}
              options={[
                viewOption('cards', <AppstoreOutlined aria-hidden />, t('cards')),
                viewOption('table', <BarsOutlined aria-hidden />, t('table')),
              ]}
            />
          </>
        }
        actions={create && <NewDeal to={create} place={title} onCopy={() => setDialog({ act: 'pick' })} />}
        view={view}
        table={{ columns, keyOf: ({ dealId }) => dealId }}
        renderCards={(rows) => <CardList rows={rows} placeOf={places.of} acts={acts} />}
        {...(view === 'cards' && { skeleton: <CardSkeletons /> })}
      />
      <BoardDialogs dialog={dialog} scope={scope} placeOf={places.of} onOpen={setDialog} />
    </>
  )
}

const viewOption = <View extends string>(value: View, icon: ReactNode, title: string) => ({
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

function FirstDeal({ to }: { readonly to: string }) {
  const t = useText(boardText)
  const navigate = useNavigate()
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(to)}>
      {t('new')}
    </Button>
  )
}
