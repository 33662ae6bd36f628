import type { BookMerge } from '@bookrunner/contract/book'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { useMemo } from 'react'
import { useDraft } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { Line, MoveFrame, useMoveForm } from '../../deals/moves/index.ts'
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

/** Splits a merge: its orders count separately again, with their current sizes. */
export function SplitDialog({ book, merge, guidance, onClose }: Props) {
  const t = useText(mergeText)
  const { dealId, levels, seq } = book
  const { mergeId, orderIds, edited } = merge
  const draft = useDraft({ base: { note: '' } })
  const { before, after } = useMemo(() => splitPlan(book, { mergeId }), [book, mergeId])
  const move = useMoveForm({
    draft,
    dealId,
    send: api.book.splitOrder,
    done: t('split.done'),
    onDone: onClose,
  })
  return (
    <MoveFrame
      title={t('split.title')}
      verb={t('split.verb')}
      wide
      move={move}
      onSubmit={() => {
        const reason = draft.get('note').trim()
        move.submit({ dealId, mergeId, ...(reason && { reason }) })
      }}
      onClose={onClose}
    >
      <Chosen book={book} guidance={guidance} rows={orderIds.flatMap((id) => book.rows.get(id) ?? [])} />
      <p>
        {t('split.says', { count: orderIds.length })}{' '}
        {edited.length > 0 && t('split.edited', { count: edited.length })}
      </p>
      <Line label={t('reason.optional')} hint={t('reason.hint')} {...move.field('note')} autoFocus />
      <BeforeAfter before={before} after={after} seq={seq} currency={levels.currency} />
    </MoveFrame>
  )
}
