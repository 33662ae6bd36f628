import type { ReplyOf } from '@bookrunner/contract'
import type { bookCalls } from '@bookrunner/contract/book'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { instant, listed } from '../../../kit/format.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { findingsText } from './text.ts'
import css from './findings.module.css'

type FindingDecision = ReplyOf<typeof bookCalls.getFindingDecisions>['list'][number]

/** Every decision, also those that no longer apply; loaded when it is opened. */
export function History({ dealId, seq }: { readonly dealId: string; readonly seq: number }) {
  const t = useText(findingsText)
  const [open, setOpen] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['book', 'decisions', dealId, seq],
    queryFn: () => api.book.getFindingDecisions({ dealId }),
    placeholderData: (before) => before,
    enabled: open,
    meta: { failure: 'shown' },
  })
  return (
    <details className={css.decisions} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('history')}</summary>
      {open && !data && (error ? <p role="alert">{faultMessage(error)}</p> : <RowsSkeleton rows={2} />)}
      {data?.list.length === 0 && <p className="br-quiet">{t('history.none')}</p>}
      <ol>
        {data?.list.map((decision) => (
          <DecisionEntry key={decision.seq} decision={decision} />
        ))}
      </ol>
    </details>
  )
}

function DecisionEntry({
  decision: { finding, kind, orders, reason, at, by },
}: {
  readonly decision: FindingDecision
}) {
  const t = useText(findingsText)
  const { lang, zone } = useReader()
  const time = instant(at, lang, zone)
  const numbers = (left: boolean) =>
    orders.filter(({ leftOut }) => !left || leftOut).map(({ number }) => number)
  return (
    <li>
      <span>
        {t(`kind.${finding}`)}: <span className="br-figures">{listed(numbers(false), lang)}</span>
      </span>
      <b>
        {kind === 'counts'
          ? t('decided.counts')
          : t('decided.leftOut', { numbers: listed(numbers(true), lang) })}
      </b>
      <span>{reason}</span>
      <span className="br-quiet br-figures">{by === null ? time : t('by', { time, name: by })}</span>
    </li>
  )
}
