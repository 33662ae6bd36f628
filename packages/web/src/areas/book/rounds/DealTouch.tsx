import type { DealDetail } from '@bookrunner/contract/deals'
import { mayUse } from '@bookrunner/domain/access'
import { Skeleton } from 'antd'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import type { Previewed } from '../../deals/moves/index.ts'
import { useBook } from '../use-book.ts'
import { Cautioned } from './Cautioned.tsx'

interface Props {
  readonly detail: DealDetail
  readonly at: Previewed
}

/** The orders that a move affects, on the deal's own page: the book is loaded for the dialog. */
export default function DealTouch({ detail, at }: Props) {
  const session = useStore(sessionStore)
  const may =
    session !== undefined && (mayUse(session, 'board_order_book') || mayUse(session, 'mydeal_order_book'))
  const { book, error } = useBook(may ? detail.header.dealId : '')
  if (may && !book && !error) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  return book && <Cautioned book={book} at={at} detail={detail} />
}
