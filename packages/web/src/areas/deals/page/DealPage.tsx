import { Button, Skeleton } from 'antd'
import { CallRefused } from '@bookrunner/contract'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { endsReading } from '../../../platform/answers.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useDealNews } from '../parts/index.ts'
import { mayCreateDeal } from '../board/places.ts'
import { DealBody } from './DealBody.tsx'
import { pageText } from './text.ts'
import { useDeal } from './use-deal.ts'

/** §2, board/detail and deal/detail: one deal, or without an id a new one. */
export default function DealPage() {
  const [search] = useSearchParams()
  const dealId = search.get('dealId') ?? ''
  const { pathname } = useLocation()
  const session = useStore(sessionStore)
  const root = pathname.startsWith('/board') ? '/board' : '/deal'
  if (dealId) return <OneDeal key={dealId} dealId={dealId} />
  return mayCreateDeal(root, session) ? <DealBody detail={undefined} /> : <Navigate to="/403" replace />
}

function OneDeal({ dealId }: { readonly dealId: string }) {
  const { data, error, refetch } = useDeal(dealId)
  // A book message is news that changes no header.
  useDealNews()
  if (data && !endsReading(error)) return <DealBody detail={data} />
  if (error) return <NoDeal error={error} onAgain={() => void refetch()} />
  return (
    <>
      <PageHeader title={<Skeleton.Input active size="small" />} />
      <RowsSkeleton rows={9} />
    </>
  )
}

/** The list this page was come to from: the platform's, or the house's own. */
export const listOf = (pathname: string): string =>
  pathname.startsWith('/board') ? '/board/deal-board' : '/deal/my-deals'

function NoDeal({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const t = useText(pageText)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const unknown = error instanceof CallRefused && error.reason === 'record.unknown'
  return (
    <ErrorState
      title={t(unknown ? 'gone' : 'failed')}
      hint={unknown ? t('gone.hint') : faultMessage(error)}
      {...(!unknown && { action: t('failed.again'), onAction: onAgain })}
    >
      <Button onClick={() => void navigate(listOf(pathname))}>{t('failed.back')}</Button>
    </ErrorState>
  )
}
