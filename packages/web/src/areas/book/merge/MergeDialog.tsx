import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { refusalMessage } from '@bookrunner/contract/text'
import type { MergeRule } from '@bookrunner/domain/book'
import type { GridRules } from '@bookrunner/domain/orders'
import { useMemo } from 'react'
import { FaultAlert } from '../../../kit/FaultAlert.tsx'
import { listed } from '../../../kit/format.ts'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { MoveFrame, useMoveForm } from '../../deals/moves/index.ts'
import { readSize } from '../../orders/index.ts'
import type { BookNow } from '../now.ts'
import { BeforeAfter } from './Before.tsx'
import { Candidates } from './Candidates.tsx'
import { Chosen } from './Chosen.tsx'
import { HowToMerge } from './HowToMerge.tsx'
import { planOf } from './plan.ts'
import { mergeText } from './text.ts'

interface Props {
  readonly book: BookNow
  /** Which sizes an order of the deal may have. */
  readonly rules: GridRules
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
  'merge.size-over': 'size',
  'order.below-minimum': 'size',
  'order.off-grid': 'size',
  'merge.reason-missing': 'reason',
}

const sizeOf = (typed: string) => (typed.trim() === '' ? null : readSize(typed))

/** Merges orders of one house or group: the rule, the lead order, and the book's figures after it. */
export function MergeDialog({ book, rules, orderIds: picked, guidance, onClose }: Props) {
  const t = useText(mergeText)
  const lang = useStore(langStore)
  const { dealId, levels } = book
  const draft = useDraft<MergeValues>({
    base: { orderIds: picked, rule: 'largest', size: '', lead: null, reason: '' },
  })
  const { values, tried } = useDraftState(draft)
  const { orderIds, rule, lead } = values
  const setOrderIds = (ids: readonly string[]) => draft.set({ orderIds: ids })
  const plan = useMemo(
    () => planOf(book, { orderIds, rule, size: sizeOf(values.size) }, rules),
    [book, orderIds, rule, values.size, rules],
  )
  const move = useMoveForm({
    draft,
    dealId,
    send: api.book.mergeOrder,
    done: t('done'),
    onDone: onClose,
    fields: FIELDS,
    faults: {
      size: plan.sizeFault && refusalMessage(lang, plan.sizeFault.reason, plan.sizeFault.params),
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
      ...(plan.size !== null && { size: plan.size }),
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
      // As when another desk merged them meanwhile: the dialog says so, and waits for another choice.
      blocked={plan.fault === 'merge.wrong-choice'}
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
        <FaultAlert
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
