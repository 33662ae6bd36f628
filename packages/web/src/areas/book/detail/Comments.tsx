import type { DealDetail } from '@bookrunner/contract/deals'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { wordsOf } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { useOrderLog } from '../../orders/index.ts'
import { CommentSection } from './CommentSection.tsx'
import { commentKinds, saidIn, type CommentKind } from './said.ts'
import { detailText } from './text.ts'

interface Props {
  readonly orderId: string
  /** As the book says it: with another one, they are read anew. */
  readonly version: number
  readonly detail: DealDetail
}

const none = 'none'

/** What is said of an order: in public, and among managers; live. */
export function Comments({ orderId, version, detail }: Props) {
  const t = useText(detailText)
  const { data, error, refetch } = useOrderLog(orderId, version)
  const { enterOrder, readPrivateComments, writePrivateComments } = detail.abilities
  if (!data)
    return error ? (
      <ErrorState
        title={t('failed')}
        hint={wordsOf(error)}
        action={t('again')}
        onAction={() => void refetch()}
      />
    ) : (
      <RowsSkeleton rows={3} />
    )
  const writes: Readonly<Record<CommentKind, boolean>> = {
    comment: enterOrder !== none,
    privateComment: writePrivateComments !== none,
  }
  const newest = Math.max(version, ...data.list.map((each) => each.version))
  return (
    <div className="br-comments">
      {commentKinds
        .filter((kind) => kind === 'comment' || readPrivateComments !== none)
        .map((kind) => (
          <CommentSection
            key={`${kind} ${orderId}`}
            {...{ orderId, kind }}
            said={saidIn(data.list, kind)}
            version={newest}
            timeZone={detail.face.timeZone}
            writes={writes[kind]}
          />
        ))}
    </div>
  )
}
