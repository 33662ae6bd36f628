import { distributionKinds, type DistributionKind, type Notch } from '@bookrunner/domain/book'
import { Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { inUnit } from '../../../kit/amounts.ts'
import { useText } from '../../../platform/text.ts'
import { useStore } from '../../../platform/store.ts'
import { useDealNames } from '../../deals/index.ts'
import { partRows, type PartTexts } from './distribution-model.ts'
import { savePreferences, preferencesStore, useView } from './preferences.ts'
import { LevelField } from './LevelField.tsx'
import { scaleOf, showNotch, type Scale } from './level.ts'
import { largestOf, MeasureSelect, PartsChart } from './PartsChart.tsx'
import { useDistribution } from './source.ts'
import { chartsText } from './text.ts'
import { useHead } from './use-head.ts'
import type { BookView } from './view.ts'
import { Waiting } from './Waiting.tsx'

export function usePartTexts({ classes }: Pick<BookView, 'classes'>): PartTexts {
  const t = useText(chartsText)
  const { region } = useDealNames()
  return useMemo(
    () => ({
      region: (key) => region(key as Parameters<typeof region>[0]),
      type: (key) => classes.find(({ classId }) => classId === key)?.name ?? t('unknown'),
      size: (from, to) =>
        to === undefined
          ? t('size.from', { from: inUnit(String(from)) })
          : from === 0
            ? t('size.below', { to: inUnit(String(to)) })
            : inUnit(`${from}–${to}`),
      limit: (from, to) => t('limit.between', { from, to }),
      tighter: (edge) => t('limit.tighter', { edge }),
      wider: (edge) => t('limit.wider', { edge }),
      reoffer: t('always'),
      unknown: t('unknown'),
    }),
    [t, region, classes],
  )
}

/** The book by region, type, size or limit: all that counts, or the part that is in at a level. */
export function DistributionChart({ view }: { readonly view: BookView }) {
  const t = useText(chartsText)
  const { levels } = view.state
  const scale = useMemo(() => scaleOf(levels), [levels])
  const { by, measure } = useStore(preferencesStore)
  const [chosen, choose] = useState<Notch | 'today'>()
  const today = levels.today === null ? null : scale.axis.notchOf(levels.today)
  const level = chosen === 'today' ? today : (chosen ?? null)
  const source = useDistribution(view, scale, { by, level })
  const partTexts = usePartTexts(view)
  const parts = source.figures
  const rows = useMemo(
    () => parts && partRows(parts, { by, texts: partTexts, scale }),
    [parts, by, partTexts, scale],
  )
  const head = useHead(view)
  const [shown, show] = useView('distribution')
  const byName = t(`by.${by}`)
  const of = level === null ? t('of.title.all') : t('of.title.in', { level: showNotch(scale, level) })
  const choices = (
    <>
      <Segmented<DistributionKind>
        size="small"
        aria-label={t('by')}
        value={by}
        onChange={(next) => savePreferences({ by: next })}
        options={distributionKinds.map((value) => ({ value, label: t(`by.${value}`) }))}
      />
      <Of scale={scale} level={level} today={today} choose={choose} />
      <MeasureSelect value={measure} onChange={(next) => savePreferences({ measure: next })} />
    </>
  )
  const title = t('distribution.title', { by: byName, of })
  return (
    <PartsChart
      rows={rows ?? []}
      measure={measure}
      byName={byName}
      label={rows?.length ? t('distribution.label', { by: byName, ...largestOf(rows) }) : title}
      head={head(title, source)}
      waiting={rows?.length ? undefined : <Waiting source={source} />}
      choices={choices}
      view={shown}
      onView={show}
    />
  )
}

interface OfProps {
  readonly scale: Scale
  readonly level: Notch | null
  readonly today: Notch | null
  readonly choose: (level: Notch | 'today' | undefined) => void
}

function Of({ scale, level, today, choose }: OfProps) {
  const t = useText(chartsText)
  return (
    <>
      <Segmented<'all' | 'in'>
        size="small"
        aria-label={t('of')}
        value={level === null ? 'all' : 'in'}
        onChange={(next) => choose(next === 'all' ? undefined : today === null ? 0 : 'today')}
        options={[
          { value: 'all', label: t('of.all') },
          { value: 'in', label: t('of.in') },
        ]}
      />
      {level !== null && <LevelField label="" scale={scale} value={level} onChange={choose} />}
    </>
  )
}
