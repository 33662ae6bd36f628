import type { DealDetail } from '@bookrunner/contract/deals'
import { AcceptDialog } from '../accept/index.ts'
import { FindingsPanel } from '../findings/index.ts'
import { MergeDialog, SplitDialog } from '../merge/index.ts'
import { MessageDialog } from '../message/index.ts'
import type { BookNow } from '../now.ts'
import { mayMerge } from './may.ts'
import type { Desk } from './use-desk.ts'

interface Props {
  readonly desk: Desk
  readonly book: BookNow
  readonly detail: DealDetail
  readonly onOrder: (orderId: string) => void
}

/** The open dialog. */
export function DeskDialogs({ desk, book, detail, onOrder }: Props) {
  const { dialog, close } = desk
  const guidance = detail.header.guidance?.level
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'merge':
      return (
        <MergeDialog
          book={book}
          rules={detail.terms}
          guidance={guidance}
          orderIds={dialog.orderIds}
          onClose={close}
        />
      )
    case 'accept':
      return <AcceptDialog book={book} guidance={guidance} orderIds={dialog.orderIds} onClose={close} />
    case 'split': {
      const merge = book.merges.find(({ mergeId }) => mergeId === dialog.mergeId)
      return merge ? <SplitDialog book={book} guidance={guidance} merge={merge} onClose={close} /> : null
    }
    case 'findings':
      return (
        <FindingsPanel
          book={book}
          guidance={guidance}
          decides={mayMerge(detail, book)}
          onOrder={(orderId) => {
            close()
            onOrder(orderId)
          }}
          onMerge={desk.merge}
          onClose={close}
        />
      )
    case 'message':
      return <MessageDialog book={book} onClose={close} />
  }
}
