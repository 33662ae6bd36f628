import type { DealDetail } from '@bookrunner/contract/deals'
import { Button } from 'antd'
import { useText } from '../../platform/text.ts'
import { useShortcut } from '../../shell/keys/shortcuts.ts'
import { BulkButton } from './BulkButton.tsx'
import type { HeldBook } from './state/held.ts'
import { bookText } from './text.ts'

interface Props {
  readonly book: HeldBook
  readonly detail: DealDetail
  readonly onEnter: () => void
}

/** What is done with a book, at the right of its header. */
export function BookActions({ book, onEnter }: Props) {
  if (book.enter === 'no') return null
  return (
    <>
      <BulkButton dealId={book.dealId} />
      <EnterButton onEnter={onEnter} />
    </>
  )
}

function EnterButton({ onEnter }: Pick<Props, 'onEnter'>) {
  const t = useText(bookText)
  useShortcut({ keys: 'n', title: t('enter'), place: t('place'), run: onEnter })
  return (
    <Button type="primary" onClick={onEnter}>
      {t('enter')}
    </Button>
  )
}
