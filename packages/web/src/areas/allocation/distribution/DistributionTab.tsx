import { targetKinds, type TargetKind } from '@bookrunner/domain/allocation'
import { Segmented } from 'antd'
import { useMemo, useState } from 'react'
import type { ChartView } from '../../../kit/chart/index.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import {
  largestOf,
  MeasureSelect,
  PartsChart,
  useChartQuery,
  useHead,
  Waiting,
  type Measure,
} from '../../book/charts/index.ts'
import { useReader } from '../../deals/parts/index.ts'
import { versionOf, type BrowserAlloc } from '../state/browser-alloc.ts'
import { partsOf } from './parts.ts'
import { distributionText } from './text.ts'
import css from './distribution.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  /** The name of the deal. */
  readonly name: string
  /** Tags are for the desk. */
  readonly desk: boolean
}

/** What a release says of an allocation: by region and by type at first. Saved sizes of the lines that the reader sees. */
export function DistributionTab(props: Props) {
  return (
    <div className={css.charts}>
      <Parts key={`region ${props.alloc.versionId}`} first="region" {...props} />
      <Parts key={`type ${props.alloc.versionId}`} first="type" {...props} />
    </div>
  )
}

const noneOf = (by: TargetKind) =>
  by === 'type' ? 'none.type' : by === 'region' ? 'none.region' : 'none.group'

function Parts({ alloc, name, desk, first }: Props & { readonly first: TargetKind }) {
  const t = useText(distributionText)
  const { lang } = useReader()
  const [by, choose] = useState(first)
  const [measure, setMeasure] = useState<Measure>('amount')
  const [view, show] = useState<ChartView>('chart')
  const { dealId, versionId, seq, at, sight } = alloc
  const query = useChartQuery({
    key: [dealId, 'allocation', versionId, by, lang],
    seq,
    ask: () => api.allocation.distribution({ dealId, versionId, by }),
  })
  const { data, isError, isPlaceholderData, refetch } = query
  // Of another kind: its bars would stand under the wrong name.
  const list = isPlaceholderData ? undefined : data?.list
  const rows = useMemo(() => list && partsOf(list, t(noneOf(by))), [list, by, t])
  const head = useHead({ dealName: name, state: { sight } })
  const byName = t(`by.${by}`)
  const title = t('title', { by: byName, version: versionOf(alloc)?.name ?? '' })
  const source = {
    figures: rows,
    seq: data?.seq ?? seq,
    at: data?.at ?? at,
    failed: isError && !data,
    again: () => void refetch(),
  }
  const waiting =
    rows?.length === 0 ? (
      <EmptyState title={t('empty')} hint={t('empty.hint')} />
    ) : rows ? undefined : (
      <Waiting source={source} />
    )
  const choices = (
    <>
      <Segmented<TargetKind>
        size="small"
        aria-label={t('by')}
        value={by}
        onChange={choose}
        options={targetKinds
          .filter((kind) => kind !== 'tag' || desk)
          .map((value) => ({ value, label: t(`by.${value}`) }))}
      />
      <MeasureSelect value={measure} onChange={setMeasure} />
    </>
  )
  return (
    <PartsChart
      rows={rows ?? []}
      measure={measure}
      wide
      byName={byName}
      label={rows?.length ? t('label', { by: byName, ...largestOf(rows) }) : title}
      head={head(title, source)}
      waiting={waiting}
      choices={choices}
      view={view}
      onView={show}
    />
  )
}
