import { CallRefused } from '@bookrunner/contract'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { faultMessage } from '../../../platform/failed.ts'

type FaultTextKey = 'failed' | 'failed.again' | 'gone' | 'gone.hint' | 'shut' | 'shut.hint' | 'list'

interface Props {
  /** Undefined if the URL names no deal. */
  readonly error: unknown
  readonly header: ReactNode
  readonly t: (key: FaultTextKey) => string
  readonly onAgain: () => void
}

/** The page of a deal that is missing, forbidden or failed to load, with a way on. */
export function DealPageFault({ error, header, t, onAgain }: Props) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const reason = error instanceof CallRefused ? error.reason : error ? '' : 'record.unknown'
  const known = reason === 'record.unknown' ? 'gone' : reason === 'deal.not-yours' ? 'shut' : undefined
  const list = pathname.startsWith('/board') ? '/board/deal-board' : '/deal/my-deals'
  return (
    <>
      {header}
      <ErrorState
        title={t(known ?? 'failed')}
        hint={known ? t(`${known}.hint`) : faultMessage(error)}
        {...(!known && { action: t('failed.again'), onAction: onAgain })}
      >
        <Button onClick={() => void navigate(list)}>{t('list')}</Button>
      </ErrorState>
    </>
  )
}
