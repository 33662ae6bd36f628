import { useQuery } from '@tanstack/react-query'
import { Alert, Skeleton } from 'antd'
import { sized } from '../../../kit/amounts.ts'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { MoveFrame, useMove } from '../../deals/moves/index.ts'
import type { BookNow } from '../now.ts'
import type { Progress } from './progress.ts'
import { roundsText } from './text.ts'
import { Waiting } from './Waiting.tsx'

interface Props {
  readonly book: BookNow
  /** Orders without an answer. Undefined once all have answered or the round is over while the dialog is open. */
  readonly progress: Pick<Progress, 'waiting' | 'waitingSize'> | undefined
  readonly onClose: () => void
}

/**
 * A preview of the chase. The server counts the recipients, again after each change of the book. If it would refuse,
 * the dialog says why and sends nothing.
 */
export function ChaseDialog({ book, progress, onClose }: Props) {
  const t = useText(roundsText)
  const { dealId, levels } = book
  const waiting = progress?.waiting ?? []
  const tried = useQuery({
    // Another set of orders needs another preview.
    queryKey: [
      'book',
      'chase',
      dealId,
      waiting.length,
      waiting.reduce((last, { seq }) => Math.max(last, seq), 0),
    ],
    queryFn: ({ signal }) => api.book.chaseAnswers({ dealId }, { dryRun: true, signal }),
    enabled: progress !== undefined,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'shown' },
  })
  const whom = progress &&
    tried.data && {
      orders: t('orders', { count: tried.data.orders }),
      houses: t('houses', { count: tried.data.houses }),
    }
  const done = whom ? t('chase.done', whom) : t('chase')
  const move = useMove({ dealId, send: api.book.chaseAnswers, done, onDone: onClose })
  return (
    <MoveFrame
      title={t('chase.title')}
      verb={whom ? t('chase.send', whom) : t('chase')}
      ready
      blocked={!whom}
      move={move}
      onSubmit={() => move.submit({ dealId })}
      onClose={onClose}
    >
      {whom && <p>{t('chase.hint', whom)}</p>}
      {!progress && <Alert type="info" showIcon role="alert" title={t('chase.nobody')} />}
      {progress && tried.isPending && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      {progress && tried.error && (
        <Alert type="warning" showIcon role="alert" title={faultMessage(tried.error)} />
      )}
      {progress && (
        <>
          <p className="br-quiet br-figures">
            {t('progress.size', { size: sized(progress.waitingSize, levels.currency) })}
          </p>
          <Waiting book={book} waiting={waiting} />
        </>
      )}
    </MoveFrame>
  )
}
