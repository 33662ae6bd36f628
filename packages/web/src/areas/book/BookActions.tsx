import type { DealDetail } from '@bookrunner/contract/deals'
import { Badge, Button } from 'antd'
import { memo, useMemo } from 'react'
import { useText } from '../../platform/text.ts'
import { useShortcut } from '../../kit/keys/shortcuts.ts'
import { useStore } from '../../platform/store.ts'
import { acceptableIn } from './accept/index.ts'
import { DeskButtons, type Desk } from './desk/index.ts'
import { ExportMenu } from './export/ExportMenu.tsx'
import { openCount } from './findings/index.ts'
import { Rounds } from './rounds/index.ts'
import type { BrowserBook } from './state/browser-book.ts'
import type { BookStore } from './state/book-store.ts'
import { selectedStore } from './state/select.ts'
import { bookText } from './text.ts'

interface Props {
  readonly book: BrowserBook
  readonly store: BookStore
  readonly detail: DealDetail
  readonly desk: Desk
  /** An order is typed and not sent. */
  readonly unsent: boolean
  readonly onEnter: () => void
}

/** Tools of a book, at the right of its header. */
export function BookActions({ book, store, detail, desk, unsent, onEnter }: Props) {
  const { orderIds } = useStore(selectedStore(book.dealId))
  // The same list until another order may be accepted, so that the tools are not drawn again with every change of the book.
  const acceptableKey = acceptableIn(book)
    .map(({ id }) => id)
    .join(' ')
  const acceptable = useMemo(() => acceptableKey.split(' ').filter(Boolean), [acceptableKey])
  return (
    <>
      <DeskButtons
        desk={desk}
        detail={detail}
        sight={book.sight}
        mayEnter={book.enter !== 'no'}
        open={openCount(book)}
        acceptable={acceptable}
        selected={orderIds}
      />
      <ExportMenu store={store} detail={detail} />
      {book.enter !== 'no' && <EnterButton unsent={unsent} onEnter={onEnter} />}
      <Rounds book={book} detail={detail} />
    </>
  )
}

const EnterButton = memo(function EnterButton({ unsent, onEnter }: Pick<Props, 'unsent' | 'onEnter'>) {
  const t = useText(bookText)
  useShortcut({ keys: 'n', title: t('enter'), place: t('place'), run: onEnter })
  const label = unsent ? t('enter.unsent') : undefined
  return (
    <Badge dot={unsent}>
      <Button aria-label={label} title={label} onClick={onEnter}>
        {t('enter')}
      </Button>
    </Badge>
  )
})
