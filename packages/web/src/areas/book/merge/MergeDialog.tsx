import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { wordsFor } from '@bookrunner/contract/text'
import type { MergeRule } from '@bookrunner/domain/book'
import { isRefusal, showMm } from '@bookrunner/domain/kernel'
import { Alert } from 'antd'
import { useMemo, useState } from 'react'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { MoveFrame, useMove, useReason } from '../../deals/moves/index.ts'
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
  /** What was picked out in the grid. */
  readonly orderIds: readonly string[]
  /** Says what spreads are over. */
  readonly guidance: GuidanceLevel | null | undefined
  readonly onClose: () => void
}

const FIELDS = {
  size: 'size',
  reason: 'reason',
  leadOrderId: 'lead',
  'merge.size-missing': 'size',
  'merge.size-over': 'size',
  'merge.reason-missing': 'reason',
}

/** Orders of one house or group that are to count as one: which size, to whom, and what the book comes to. */
export function MergeDialog({ book, orderIds: picked, guidance, onClose }: Props) {
  const t = useText(mergeText)
  const lang = useStore(langStore)
  const { dealId, levels } = book
  const [orderIds, setOrderIds] = useState(picked)
  const [rule, setRule] = useState<MergeRule>('largest')
  const [text, setText] = useState('')
  const [lead, setLead] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const reason = useReason()
  const read = readSize(text)
  const size = isRefusal(read) ? null : read
  const plan = useMemo(() => planOf(book, { orderIds, rule, size }), [book, orderIds, rule, size])
  const move = useMove({
    dealId,
    send: api.book.mergeOrder,
    done: t('done'),
    onDone: onClose,
    fields: FIELDS,
  })
  const leadOrderId = lead !== null && orderIds.includes(lead) ? lead : null
  const submit = () => {
    setAsked(true)
    const why = rule === 'stated' ? reason.ask() : reason.text.trim() || undefined
    if (plan.fault || plan.sizeFault || (rule === 'stated' && !why)) return
    move.submit({
      dealId,
      orderIds: plan.rows.map(({ id }) => id),
      rule,
      ...(rule === 'stated' && size !== null && { size }),
      ...(why && { reason: why }),
      ...(leadOrderId && { leadOrderId }),
    })
  }
  const wrongSize =
    asked && plan.sizeFault
      ? wordsFor(lang, plan.sizeFault, { most: showMm(plan.together) })
      : move.said('size')
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
            rule={rule}
            text={text}
            reason={reason}
            wrongSize={wrongSize}
            lead={leadOrderId}
            said={move.said}
            onRule={setRule}
            onText={setText}
            onLead={setLead}
          />
          <BeforeAfter before={plan.before} after={plan.after} seq={book.seq} currency={levels.currency} />
        </>
      )}
      {plan.fault && (asked || plan.rows.length > 1) && (
        <Alert type="error" showIcon role="alert" title={wordsFor(lang, plan.fault)} />
      )}
    </MoveFrame>
  )
}
