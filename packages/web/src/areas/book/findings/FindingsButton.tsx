import { Badge, Button } from 'antd'
import { useText } from '../../../platform/text.ts'
import type { BookNow } from '../now.ts'
import { openCount } from './model.ts'
import { findingsText } from './text.ts'

/** How many suspicions wait for a decision. */
export function FindingsButton({ book, onOpen }: { readonly book: BookNow; readonly onOpen: () => void }) {
  const t = useText(findingsText)
  const open = openCount(book)
  return (
    <Badge count={open} overflowCount={999} size="small">
      <Button
        aria-label={open > 0 ? `${t('button')}: ${t('button.open', { count: open })}` : t('button')}
        onClick={onOpen}
      >
        {t('button')}
      </Button>
    </Badge>
  )
}
