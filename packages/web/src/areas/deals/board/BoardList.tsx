import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { wordsOf } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { CardList } from './CardList.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import type { DealActs } from './DealMenu.tsx'
import { DealTable } from './DealTable.tsx'
import { isNarrowed, noFilters, type Filters } from './filters.ts'
import type { Kept } from './kept.ts'
import type { usePlaces } from './places.ts'
import { boardText } from './text.ts'
import type { useDeals } from './use-deals.ts'

interface Props {
  readonly deals: ReturnType<typeof useDeals>
  readonly filters: Filters
  readonly onChange: (next: Filters) => void
  readonly view: Kept['view']
  readonly places: ReturnType<typeof usePlaces>
  readonly acts: DealActs
}

/** The deals, or what is to be said while there are none. */
export function BoardList({ deals, filters, onChange, view, places, acts }: Props) {
  const t = useText(boardText)
  const navigate = useNavigate()
  const { data, error } = deals
  if (!data) {
    if (error)
      return (
        <ErrorState
          title={t('failed.title')}
          hint={wordsOf(error)}
          action={t('again')}
          onAction={() => void deals.refetch()}
        />
      )
    return view === 'cards' ? <CardSkeletons /> : <RowsSkeleton rows={10} />
  }
  if (data.total === 0 && isNarrowed(filters))
    return (
      <EmptyState title={t('none.title')} hint={t('none.hint')}>
        <Button onClick={() => onChange(noFilters(filters))}>{t('filter.clear')}</Button>
      </EmptyState>
    )
  if (data.total === 0)
    return (
      <EmptyState title={t('empty.title')} hint={t(places.create ? 'empty.create' : 'empty.read')}>
        {places.create && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => void navigate(places.create ?? '')}
          >
            {t('new')}
          </Button>
        )}
      </EmptyState>
    )
  return view === 'cards' ? (
    <CardList rows={data.list} placeOf={places.of} acts={acts} />
  ) : (
    <DealTable rows={data.list} filters={filters} onChange={onChange} placeOf={places.of} acts={acts} />
  )
}
