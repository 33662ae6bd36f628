import { Button } from 'antd'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { usePage } from '../../../kit/page-context.ts'
import { wordsOf } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { CardSkeletons } from '../board/CardSkeletons.tsx'
import { SortChoice } from '../board/choices.tsx'
import { DealPages } from '../board/DealPages.tsx'
import { FilterBar } from '../board/FilterBar.tsx'
import { isNarrowed, narrowed, noFilters, type Filters } from '../board/filters.ts'
import { useListState } from '../board/use-list-state.ts'
import { CardGrid, FaceCard, LabelTag, useDealNews } from '../parts/index.ts'
import { offerText } from './text.ts'
import { useLiveOffer, useOffers, type Offer } from './use-offers.ts'

/** An investor is never shown a draft. */
const statuses = ['Test', 'IPG', 'FPG', 'Priced', 'Expired', 'Aborted'] as const

/** The deals one's house is invited to. */
export function OfferList() {
  const t = useText(offerText)
  const { title } = usePage()
  const [filters, change] = useListState()
  const offers = useOffers(filters)
  useDealNews()
  const { data } = offers
  return (
    <section aria-label={t('deals')}>
      <div className="br-section-head">
        <h2>{t('deals')}</h2>
        {data && <span className="br-figures">{t('count', { count: data.total })}</span>}
        <SortChoice sort={filters.sort} onChange={(sort) => change(narrowed(filters, { sort }))} />
      </div>
      <FilterBar filters={filters} onChange={change} place={title} statuses={statuses} forManagers={false} />
      <Offers offers={offers} filters={filters} onChange={change} />
      <DealPages filters={filters} onChange={change} list={offers} />
    </section>
  )
}

interface ListProps {
  readonly offers: ReturnType<typeof useOffers>
  readonly filters: Filters
  readonly onChange: (next: Filters) => void
}

function Offers({ offers, filters, onChange }: ListProps) {
  const t = useText(offerText)
  const { data, error } = offers
  if (!data && error)
    return (
      <ErrorState
        title={t('failed.title')}
        hint={wordsOf(error)}
        action={t('again')}
        onAction={() => void offers.refetch()}
      />
    )
  if (!data) return <CardSkeletons cards={3} />
  if (data.total === 0 && isNarrowed(filters))
    return (
      <EmptyState title={t('none.title')} hint={t('none.hint')}>
        <Button onClick={() => onChange(noFilters(filters))}>{t('none.clear')}</Button>
      </EmptyState>
    )
  if (data.total === 0) return <EmptyState title={t('empty.title')} hint={t('empty.hint')} />
  return (
    <CardGrid label={t('deals')}>
      {data.list.map((offer) => (
        <OfferCard key={offer.dealId} offer={offer} />
      ))}
    </CardGrid>
  )
}

function OfferCard({ offer }: { readonly offer: Offer }) {
  useLiveOffer(offer.dealId)
  return (
    <FaceCard heading="h3" face={offer} to={`/order/deal/${encodeURIComponent(offer.dealId)}`}>
      {offer.label !== 'none' && <LabelTag label={offer.label} />}
    </FaceCard>
  )
}
