import { CallRefused } from '@bookrunner/contract'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { wordsOf } from '../../../platform/failed.ts'

type FaultTextKey = 'failed' | 'failed.again' | 'gone' | 'gone.hint' | 'shut' | 'shut.hint' | 'list'

interface Props {
  /** None: there is no such deal in the address. */
  readonly error: unknown
  readonly header: ReactNode
  readonly t: (said: FaultTextKey) => string
  readonly onAgain: () => void
}

/** A page about a deal that is not there, is not the reader's, or could not be had; and the way on. */
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
        hint={known ? t(`${known}.hint`) : wordsOf(error)}
        {...(!known && { action: t('failed.again'), onAction: onAgain })}
      >
        <Button onClick={() => void navigate(list)}>{t('list')}</Button>
      </ErrorState>
    </>
  )
}
