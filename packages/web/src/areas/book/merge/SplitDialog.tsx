import type { BookMerge } from '@bookrunner/contract/book'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { useMemo, useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { Line, MoveFrame, useMove } from '../../deals/moves/index.ts'
import type { BookNow } from '../now.ts'
import { BeforeAfter } from './Before.tsx'
import { Chosen } from './Chosen.tsx'
import { splitPlan } from './plan.ts'
import { mergeText } from './text.ts'

interface Props {
  readonly book: BookNow
  readonly merge: BookMerge
  readonly guidance: GuidanceLevel | null | undefined
  readonly onClose: () => void
}

/** Merged orders count one by one again, each as it is by now. */
export function SplitDialog({ book, merge, guidance, onClose }: Props) {
  const t = useText(mergeText)
  const { dealId, levels, seq } = book
  const { mergeId, orderIds, edited } = merge
  const [reason, setReason] = useState('')
  const { before, after } = useMemo(() => splitPlan(book, { mergeId }), [book, mergeId])
  const move = useMove({ dealId, send: api.book.splitOrder, done: t('split.done'), onDone: onClose })
  return (
    <MoveFrame
      title={t('split.title')}
      verb={t('split.verb')}
      wide
      move={move}
      onSubmit={() => move.submit({ dealId, mergeId, ...(reason.trim() && { reason: reason.trim() }) })}
      onClose={onClose}
    >
      <Chosen book={book} guidance={guidance} rows={orderIds.flatMap((id) => book.rows.get(id) ?? [])} />
      <p>
        {t('split.says', { count: orderIds.length })}{' '}
        {edited.length > 0 && t('split.edited', { count: edited.length })}
      </p>
      <Line
        label={t('reason.optional')}
        hint={t('reason.hint')}
        value={reason}
        onChange={setReason}
        autoFocus
      />
      <BeforeAfter before={before} after={after} seq={seq} currency={levels.currency} />
    </MoveFrame>
  )
}
