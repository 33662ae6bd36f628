import { CallRefused } from '@bookrunner/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { instant } from '../../../kit/format.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { endsReading } from '../../../platform/answers.ts'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { untilRead } from '../../../platform/query.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { ListFiles } from '../export/ListFiles.tsx'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import type { AllocInfo } from '../use-alloc.ts'
import { FillReport } from './FillReport.tsx'
import { Hedge } from './Hedge.tsx'
import { Justification } from './Justification.tsx'
import { League } from './League.tsx'
import type { Frame } from './ListFrame.tsx'
import { mayTake, type AfterList } from './opens.ts'
import { Settlement } from './Settlement.tsx'
import { afterText } from './text.ts'
import { useAgain } from '../use-again.ts'
import css from './after.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly info: AllocInfo
  readonly list: AfterList
}

/** Lists of the launched version, whichever version is open. Each is loaded when it is opened. */
export function AfterTab({ alloc, info, list }: Props) {
  const { dealId, timeZone } = info
  const of = { key: list, alloc, list }
  const frame: Frame = {
    list,
    version: <OfVersion alloc={alloc} />,
    files: mayTake(list, info.may) && <ListFiles dealId={dealId} kind={list} />,
  }
  switch (list) {
    case 'settlement':
      return (
        <LoadedList {...of} key={list} load={() => api.allocation.settlementList({ dealId })}>
          {(data) => <Settlement data={data} frame={frame} />}
        </LoadedList>
      )
    case 'hedge':
      return (
        <LoadedList {...of} key={list} load={() => api.allocation.hedgeList({ dealId })}>
          {(data) => <Hedge data={data} timeZone={timeZone} frame={frame} />}
        </LoadedList>
      )
    case 'league':
      return (
        <LoadedList {...of} key={list} load={() => api.allocation.league({ dealId })}>
          {(data) => <League data={data} frame={frame} />}
        </LoadedList>
      )
    case 'justification':
      return (
        <LoadedList {...of} key={list} load={() => api.allocation.justification({ dealId })}>
          {(data) => <Justification data={data} frame={frame} />}
        </LoadedList>
      )
    case 'fill':
      return (
        <LoadedList {...of} key={list} load={() => api.allocation.fillReport({ dealId })}>
          {(data) => <FillReport data={data} frame={frame} />}
        </LoadedList>
      )
  }
}

/** Another version may be open: the lists are of the launched one. */
function OfVersion({ alloc }: { readonly alloc: BrowserAlloc }) {
  const t = useText(afterText)
  const { lang, zone } = useReader()
  const version = alloc.versions.find(({ state }) => state === 'launched')
  if (!version) return null
  const name = <b translate="no">{version.name}</b>
  const at = version.launched && instant(version.launched.at, lang, zone)
  return (
    <p>
      {t('of')} {name}
      {at && <span className="br-quiet"> · {t('of.launched', { time: at })}</span>}
      {version.versionId !== alloc.versionId && <span className="br-quiet"> · {t('of.other')}</span>}
    </p>
  )
}

interface LoadedListProps<Data> {
  readonly alloc: BrowserAlloc
  readonly list: AfterList
  readonly load: () => Promise<Data>
  readonly children: (data: Data) => ReactNode
}

function LoadedList<Data>({ alloc: { dealId, seq }, list, load, children }: LoadedListProps<Data>) {
  const t = useText(afterText)
  const { lang } = useReader()
  const queryKey = ['allocation', 'after', list, dealId, lang] as const
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: load,
    ...untilRead,
    meta: { failure: 'shown' },
  })
  useAgain(queryKey, seq)
  const waits = error instanceof CallRefused && error.reason === 'alloc.not-released'
  if (waits) return <EmptyState title={t('none')} hint={t('fill.wait')} />
  // A withdrawn launch has no lists, and a changed role may read none.
  if (error && (!data || endsReading(error)))
    return (
      <ErrorState
        title={t('failed')}
        hint={faultMessage(error)}
        action={t('again')}
        onAction={() => void refetch()}
      />
    )
  if (data === undefined) return <RowsSkeleton rows={10} />
  return <div className={css.after}>{children(data)}</div>
}
