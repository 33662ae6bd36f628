import { ListSection } from '../../../kit/list-page/index.ts'
import { useText } from '../../../platform/text.ts'
import { CardSkeletons } from '../board/CardSkeletons.tsx'
import { useDealList } from '../board/deal-list.ts'
import { DealFilters } from '../board/DealFilters.tsx'
import { SortChoice } from '../board/SortChoice.tsx'
import { boardText } from '../board/text.ts'
import { CardGrid, HeaderCard, LabelTag, useDealNews } from '../parts/index.ts'
import { offerText } from './text.ts'
import { useLiveOffer, useOffers, type Offer } from './use-offers.ts'

/** An investor is never shown a draft. */
const statuses = ['Test', 'IPG', 'FPG', 'Priced', 'Expired', 'Aborted'] as const

/** The deals one's house is invited to. */
export function OfferList() {
  const t = useText(offerText)
  const board = useText(boardText)
  const list = useDealList('offers')
  const offers = useOffers(list)
  useDealNews()
  return (
    <ListSection<Offer>
      list={list}
      loaded={offers}
      count={(count) => t('count', { count })}
      search={{ label: board('filter.keyword'), shortcut: board('key.find') }}
      filters={<DealFilters list={list} statuses={statuses} forManagers={false} />}
      texts={{
        label: t('deals'),
        failed: t('failed.title'),
        none: { title: t('none.title'), hint: t('none.hint') },
        empty: { title: t('empty.title'), hint: t('empty.hint') },
      }}
      tools={<SortChoice list={list} />}
      renderCards={(rows) => (
        <CardGrid label={t('deals')}>
          {rows.map((offer) => (
            <OfferCard key={offer.dealId} offer={offer} />
          ))}
        </CardGrid>
      )}
      skeleton={<CardSkeletons cards={3} />}
    />
  )
}

function OfferCard({ offer }: { readonly offer: Offer }) {
  useLiveOffer(offer.dealId)
  return (
    <HeaderCard heading="h3" header={offer} to={`/order/deal/${encodeURIComponent(offer.dealId)}`}>
      {offer.label !== 'none' && <LabelTag label={offer.label} />}
    </HeaderCard>
  )
}
