import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { refusalMessage } from '@bookrunner/contract/text'
import type { MergeRule } from '@bookrunner/domain/book'
import { isRefusal, showMm } from '@bookrunner/domain/kernel'
import { Alert } from 'antd'
import { useMemo } from 'react'
import { listed } from '../../../kit/format.ts'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { MoveFrame, useMoveForm } from '../../deals/moves/index.ts'
import { readSize } from '../../orders/index.ts'
import { sizeReason } from './size-reason.ts'
import type { BookNow } from '../now.ts'
import { BeforeAfter } from './Before.tsx'
import { Candidates } from './Candidates.tsx'
import { Chosen } from './Chosen.tsx'
import { HowToMerge } from './HowToMerge.tsx'
import { planOf } from './plan.ts'
import { mergeText } from './text.ts'

interface Props {
  readonly book: BookNow
  /** Selected in the grid. */
  readonly orderIds: readonly string[]
  /** The guidance names the reference of spreads. */
  readonly guidance: GuidanceLevel | null | undefined
  readonly onClose: () => void
}

interface MergeValues {
  readonly orderIds: readonly string[]
  readonly rule: MergeRule
  readonly size: string
  readonly lead: string | null
  readonly reason: string
}

const FIELDS = {
  size: 'size',
  reason: 'reason',
  leadOrderId: 'lead',
  'merge.size-missing': 'size',
  'merge.size-zero': 'size',
  'merge.size-over': 'size',
  'merge.reason-missing': 'reason',
}

/** Merges orders of one house or group: the rule, the lead order, and the book's figures after it. */
export function MergeDialog({ book, orderIds: picked, guidance, onClose }: Props) {
  const t = useText(mergeText)
  const lang = useStore(langStore)
  const { dealId, levels } = book
  const draft = useDraft<MergeValues>({
    base: { orderIds: picked, rule: 'largest', size: '', lead: null, reason: '' },
  })
  const { values, tried } = useDraftState(draft)
  const { orderIds, rule, lead } = values
  const setOrderIds = (ids: readonly string[]) => draft.set({ orderIds: ids })
  const read = readSize(values.size)
  const size = isRefusal(read) ? null : read
  const plan = useMemo(() => planOf(book, { orderIds, rule, size }), [book, orderIds, rule, size])
  const move = useMoveForm({
    draft,
    dealId,
    send: api.book.mergeOrder,
    done: t('done'),
    onDone: onClose,
    fields: FIELDS,
    faults: {
      size:
        plan.sizeFault &&
        refusalMessage(lang, sizeReason(values.size, plan.sizeFault), { most: showMm(plan.together) }),
      ...(rule !== 'stated' && { reason: undefined }),
    },
  })
  const leadOrderId = lead !== null && orderIds.includes(lead) ? lead : null
  const submit = () => {
    const reason = values.reason.trim()
    const merge = {
      dealId,
      orderIds: plan.rows.map(({ id }) => id),
      rule,
      ...(rule === 'stated' && size !== null && { size }),
      ...(reason && { reason }),
      ...(leadOrderId && { leadOrderId }),
    }
    move.submit(plan.fault ? undefined : merge)
  }
  return (
    <MoveFrame
      title={t('title')}
      verb={plan.rows.length === 0 ? t('verb.none') : t('verb', { count: plan.rows.length })}
      wide
      move={move}
      onSubmit={submit}
      onClose={onClose}
    >
      {plan.rows.length > 0 ? (
        <Chosen
          book={book}
          guidance={guidance}
          rows={plan.rows}
          onRemove={(id) => setOrderIds(orderIds.filter((each) => each !== id))}
        />
      ) : (
        <p>{t('chosen.none')}</p>
      )}
      <Candidates
        book={book}
        chosen={orderIds}
        onTake={(more) => setOrderIds([...new Set([...orderIds, ...more])])}
      />
      {plan.rows.length > 0 && (
        <>
          <HowToMerge
            book={book}
            plan={plan}
            rule={move.field('rule')}
            size={move.field('size')}
            reason={move.field('reason')}
            lead={{ ...move.field('lead'), value: leadOrderId }}
          />
          <BeforeAfter before={plan.before} after={plan.after} seq={book.seq} currency={levels.currency} />
        </>
      )}
      {plan.fault && (tried || plan.rows.length > 1) && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={refusalMessage(lang, plan.fault)}
          description={
            plan.merged.length > 0 &&
            t('merged', {
              count: plan.merged.length,
              numbers: listed(
                plan.merged.map(({ number }) => number),
                lang,
              ),
            })
          }
        />
      )}
    </MoveFrame>
  )
}
