import type { BookLevels, BookRow } from '@bookrunner/contract/book'
import type { DealDetail } from '@bookrunner/contract/deals'
import { Flex } from 'antd'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { faultMessage } from '../../../platform/failed.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useOrderLog } from '../../orders/index.ts'
import { commentRights } from './rights.ts'
import { PrivateComment } from './PrivateComment.tsx'
import { privateIn } from './private-history.ts'
import { PublicComments } from './PublicComments.tsx'
import { detailText } from './text.ts'

interface Props {
  readonly orderId: string
  /** Changes when the book's row changes: then the comments are loaded again. */
  readonly stamp: string
  /** The row in the book. Undefined if the order has left the book. */
  readonly order: BookRow | undefined
  readonly masked: boolean
  readonly status: BookLevels['status']
  readonly detail: DealDetail
}

/** Public and private comments of an order, live. */
export function Comments({ orderId, stamp, order, masked, status, detail }: Props) {
  const t = useText(detailText)
  const version = order?.version ?? 0
  const { data, error, refetch } = useOrderLog(orderId, version, stamp)
  const bankId = useStore(sessionStore)?.user.entityId ?? ''
  if (!data)
    return error ? (
      <ErrorState
        title={t('failed')}
        hint={faultMessage(error)}
        action={t('again')}
        onAction={() => void refetch()}
      />
    ) : (
      <RowsSkeleton rows={3} />
    )
  const { abilities } = detail
  const rights = order ? commentRights({ order, masked, abilities, bankId, status }) : undefined
  const newest = Math.max(version, ...data.list.map((each) => each.version))
  return (
    <Flex vertical gap={12}>
      <PublicComments
        orderId={orderId}
        versions={data.list}
        timeZone={detail.header.timeZone}
        withheld={masked}
        writes={rights?.comment.writes ?? false}
      />
      {rights?.privateComment.reads && (
        <PrivateComment
          orderId={orderId}
          comments={privateIn(data.list)}
          version={newest}
          timeZone={detail.header.timeZone}
          withheld={masked}
          writes={rights.privateComment.writes}
        />
      )}
    </Flex>
  )
}
