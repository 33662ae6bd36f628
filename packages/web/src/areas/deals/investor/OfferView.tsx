import { CallRefused } from '@bookrunner/contract'
import type { PublishedDeal } from '@bookrunner/contract/deals'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { usePageTitle } from '../../../kit/page-context.ts'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { useNarrow } from '../../../kit/use-narrow.ts'
import { endsReading } from '../../../platform/answers.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { Flash } from '../../../kit/Flash.tsx'
import { BookMessage, IssuerName, StatusTag, useDealNews } from '../parts/index.ts'
import { OfferBanks } from './OfferBanks.tsx'
import { OfferDocuments } from './OfferDocuments.tsx'
import { OfferGuidance } from './OfferGuidance.tsx'
import { OfferRatings } from './OfferRatings.tsx'
import { OfferSkeleton } from './OfferSkeleton.tsx'
import { OfferSummary } from './OfferSummary.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import { OfferTranches } from './OfferTranches.tsx'
import { offerText } from './text.ts'
import { useOffer } from './use-offers.ts'
import css from './investor.module.css'

interface Props {
  readonly dealId: string
  /** What the reader may do with the deal, and has done; beside its terms, on a phone below them. */
  readonly order: (deal: PublishedDeal) => ReactNode
  /** What came of it, above everything else. */
  readonly outcome?: (deal: PublishedDeal) => ReactNode
  /** An order of the own house is allocated. */
  readonly isAllocated?: boolean | undefined
}

/** A deal as it is offered to investors: what matters first, everything published below. */
export function OfferView({ dealId, order, outcome, isAllocated = false }: Props) {
  const offer = useOffer(dealId)
  // Another tranche may have been announced beside it.
  useDealNews()
  // What was read before it left this house's sight is not shown any longer.
  const gone = endsReading(offer.error)
  const name = gone ? undefined : offer.data?.header.name
  usePageTitle(name === undefined ? undefined : () => name)
  if (offer.data && !gone) {
    const deal = offer.data
    return <Offered deal={deal} order={order(deal)} outcome={outcome?.(deal)} isAllocated={isAllocated} />
  }
  if (offer.error) return <NotShown error={offer.error} onAgain={() => void offer.refetch()} />
  return <OfferSkeleton />
}

const isUnknown = (error: Error): boolean => error instanceof CallRefused && error.reason === 'record.unknown'

function NotShown({ error, onAgain }: { readonly error: Error; readonly onAgain: () => void }) {
  const t = useText(offerText)
  const navigate = useNavigate()
  const unknown = isUnknown(error)
  return (
    <>
      <PageHeader />
      {unknown ? (
        <EmptyState title={t('deal.unknown')} hint={t('deal.unknownHint')}>
          <Button type="primary" onClick={() => void navigate('/order/my-orders')}>
            {t('back')}
          </Button>
        </EmptyState>
      ) : (
        <ErrorState
          title={t('deal.failed')}
          hint={faultMessage(error)}
          action={t('again')}
          onAction={onAgain}
        />
      )}
    </>
  )
}

interface OfferedProps {
  readonly deal: PublishedDeal
  readonly order: ReactNode
  readonly outcome: ReactNode
  readonly isAllocated: boolean
}

function Offered({ deal, order, outcome, isAllocated }: OfferedProps) {
  const { header } = deal
  const beside = !useNarrow()
  return (
    <>
      <PageHeader
        title={<span translate="no">{header.name}</span>}
        status={
          <Flash of={`${header.status} ${header.bookClosed} ${header.subject}`}>
            <StatusTag
              status={header.status}
              bookClosed={header.bookClosed}
              subject={header.subject}
              allocation={isAllocated ? 'own' : undefined}
            />
          </Flash>
        }
        facts={<IssuerName issuer={header.issuer} />}
      />
      {outcome}
      {deal.bookMessage && <BookMessage message={deal.bookMessage} timeZone={header.timeZone} />}
      <div className={css.offer} data-beside={beside || undefined}>
        <OfferSummary deal={deal} />
        {order}
        <div className={css.body}>
          {deal.tranches.length > 1 && <OfferTranches deal={deal} />}
          <OfferTerms deal={deal} />
          <OfferDocuments deal={deal} />
          <OfferGuidance deal={deal} />
          <OfferRatings deal={deal} />
          <OfferBanks deal={deal} />
        </div>
      </div>
    </>
  )
}
