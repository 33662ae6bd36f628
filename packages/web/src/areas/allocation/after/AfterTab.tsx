import { CallRefused } from '@bookrunner/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { api } from '../../../platform/api.ts'
import { wordsOf } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import type { HeldAlloc } from '../state/held.ts'
import type { AllocInfo } from '../use-alloc.ts'
import type { AllocTab } from '../use-place.ts'
import { FillReport } from './FillReport.tsx'
import { Hedge } from './Hedge.tsx'
import { Justification } from './Justification.tsx'
import { League } from './League.tsx'
import { Settlement } from './Settlement.tsx'
import { afterText } from './text.ts'

interface Props {
  readonly alloc: HeldAlloc
  readonly info: AllocInfo
  readonly tab: AllocTab
}

/** Lists that follow from the launched version: each is asked for when it is looked at. */
export function AfterTab({ alloc, info, tab }: Props) {
  const of = { dealId: info.dealId, seq: alloc.seq }
  switch (tab) {
    case 'settlement':
      return (
        <Asked key={tab} {...of} name={tab} ask={() => api.allocation.settlementList({ dealId: of.dealId })}>
          {(data) => <Settlement data={data} />}
        </Asked>
      )
    case 'hedge':
      return (
        <Asked key={tab} {...of} name={tab} ask={() => api.allocation.hedgeList({ dealId: of.dealId })}>
          {(data) => <Hedge data={data} timeZone={info.timeZone} />}
        </Asked>
      )
    case 'league':
      return (
        <Asked key={tab} {...of} name={tab} ask={() => api.allocation.league({ dealId: of.dealId })}>
          {(data) => <League data={data} />}
        </Asked>
      )
    case 'justification':
      return (
        <Asked key={tab} {...of} name={tab} ask={() => api.allocation.justification({ dealId: of.dealId })}>
          {(data) => <Justification data={data} />}
        </Asked>
      )
    case 'fill':
      return (
        <Asked key={tab} {...of} name={tab} ask={() => api.allocation.fillReport({ dealId: of.dealId })}>
          {(data) => <FillReport data={data} />}
        </Asked>
      )
    case 'lines':
    case 'review':
      return null
  }
}

interface AskedProps<Data> {
  readonly dealId: string
  readonly seq: number
  readonly name: string
  readonly ask: () => Promise<Data>
  readonly children: (data: Data) => ReactNode
}

function Asked<Data>({ dealId, seq, name, ask, children }: AskedProps<Data>) {
  const t = useText(afterText)
  const { lang } = useReader()
  const { data, error, refetch } = useQuery({
    queryKey: ['allocation', 'after', name, dealId, lang, seq],
    queryFn: ask,
    placeholderData: (before) => before,
    meta: { failure: 'said' },
  })
  const waits = error instanceof CallRefused && error.reason === 'alloc.not-released'
  if (waits) return <EmptyState title={t('none')} hint={t('fill.wait')} />
  if (error && !data)
    return (
      <ErrorState
        title={t('failed')}
        hint={wordsOf(error)}
        action={t('again')}
        onAction={() => void refetch()}
      />
    )
  if (data === undefined) return <RowsSkeleton rows={10} />
  return <div className="br-alloc-after">{children(data)}</div>
}
