import { demandAt, type Notch } from '@bookrunner/domain/book'
import { Flex } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { ChartBox, type ChartHandle, type ChartLook, type ChartTableData } from '../../../kit/chart/index.ts'
import { inUnit, sized, unitOf } from '../../../kit/amounts.ts'
import { count, coverage, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useDealNames } from '../../deals/index.ts'
import {
  demandModel,
  demandRows,
  firstHandles,
  leavingBetween,
  type DemandModel,
  type DemandRow,
  type Mark,
} from './demand-model.ts'
import { demandOption } from './demand-option.ts'
import { LevelField } from './LevelField.tsx'
import { scaleOf, showNotch } from './level.ts'
import { useDemand } from './source.ts'
import { chartsText } from './text.ts'
import { useHead } from './use-head.ts'
import { useView } from './preferences.ts'
import type { BookView } from './view.ts'
import { Waiting } from './Waiting.tsx'
import css from './charts.module.css'
import bookCss from '../book.module.css'

/** The size in at every level. */
export function DemandChart({ view }: { readonly view: BookView }) {
  const { levels } = view.state
  const scale = useMemo(() => scaleOf(levels), [levels])
  const source = useDemand(view, scale)
  const { figures: demand } = source
  const { issue } = view.state.summary
  const model = useMemo(
    () => demand && demandModel({ scale, demand, levels, issue }),
    [scale, demand, levels, issue],
  )
  if (!model || model.demand.total === 0n) return <Waiting source={source} />
  return <Curve view={view} model={model} source={source} />
}

interface Props {
  readonly view: BookView
  readonly model: DemandModel
  readonly source: { readonly seq: number; readonly at: string }
}

function useMarkText(model: DemandModel): (mark: Mark) => string {
  const t = useText(chartsText)
  const dealNames = useDealNames()
  const { scale } = model
  return useCallback(
    ({ kinds, notch, today }) => {
      const named = kinds.map((kind) => dealNames.guidance(kind))
      const kind = [...(today && named.length === 0 ? [t('today')] : []), ...named].join(' · ')
      return t('mark', { kind, level: showNotch(scale, notch) })
    },
    [t, dealNames, scale],
  )
}

function Curve({ view, model, source }: Props) {
  const t = useText(chartsText)
  const head = useHead(view)
  const [shown, show] = useView('demand')
  const [chosen, choose] = useState<readonly [Notch, Notch]>()
  const [from, to] = chosen ?? firstHandles(model)
  const mark = useMarkText(model)
  const { scale, range, demand, issue } = model
  const texts = useMemo(
    () => ({
      inBook: t('inBook'),
      partlyIn: t('partlyIn'),
      unknown: t('unknownLimits'),
      out: t('out'),
      orders: t('orders'),
      coverage: t('coverage'),
      mark,
      issue: t('issue', { size: mm(issue) }),
    }),
    [t, mark, issue],
  )
  const build = useCallback(
    (look: ChartLook, top: number) => demandOption({ model, texts, between: [from, to] }, look, top),
    [model, texts, from, to],
  )
  const handle = (id: string, value: Notch, onMove: (value: Notch) => void): ChartHandle => ({
    id,
    value,
    onMove,
    min: range.from,
    max: range.to,
    step: scale.step,
    name: t(id === 'from' ? 'drop.from' : 'drop.to'),
    text: showNotch(scale, value),
  })
  const handles = [
    handle('from', from, (notch) => choose([notch, to])),
    handle('to', to, (notch) => choose([from, notch])),
  ]
  const notch = model.marks.find(({ today }) => today)?.notch ?? range.to
  const { inBook } = demandAt(demand, notch)
  return (
    <ChartBox<DemandRow>
      label={t('demand.label', {
        amount: sized(inBook),
        out: sized(demand.total - inBook),
        level: showNotch(scale, notch),
        total: sized(demand.total),
      })}
      build={build}
      table={useDemandTable(model)}
      head={head(t('panel.demand'), source)}
      handles={handles.filter(({ value }) => value >= range.from && value <= range.to)}
      view={shown}
      onView={show}
      choices={
        <span className={bookCss.chartNote}>
          {t('demand.unit', { unit: unitOf(view.state.levels.currency) })}
        </span>
      }
    >
      <DropOff model={model} between={[from, to]} onChange={choose} />
    </ChartBox>
  )
}

interface DropOffProps {
  readonly model: DemandModel
  readonly between: readonly [Notch, Notch]
  readonly onChange: (between: readonly [Notch, Notch]) => void
}

function DropOff({ model, between: [from, to], onChange }: DropOffProps) {
  const t = useText(chartsText)
  const { scale, demand } = model
  const { amount, orders } = leavingBetween(demand, from, to)
  const size = amount < 0n ? -amount : amount
  const textKey = amount === 0n ? 'drop.none' : amount < 0n ? 'drop.comes' : 'drop.leaves'
  return (
    <Flex align="center" wrap gap="4px 12px" className={css.drop} role="group" aria-label={t('drop.label')}>
      <LevelField
        label={t('drop.from')}
        scale={scale}
        value={from}
        onChange={(notch) => onChange([notch, to])}
      />
      <LevelField
        label={t('drop.to')}
        scale={scale}
        value={to}
        onChange={(notch) => onChange([from, notch])}
      />
      <output>
        <strong>{textKey === 'drop.none' ? t(textKey) : t(textKey, { amount: sized(size) })}</strong>
        {orders !== 0 && <span>{t('drop.orders', { count: Math.abs(orders) })}</span>}
      </output>
    </Flex>
  )
}

function useDemandTable(model: DemandModel): ChartTableData<DemandRow> {
  const t = useText(chartsText)
  return useMemo(() => {
    const figure = (key: 'inBook' | 'more' | 'out', title: string) => ({
      key,
      title,
      right: true,
      text: (row: DemandRow) => mm(row[key]),
      by: (row: DemandRow) => row[key],
      exact: (row: DemandRow) => mm(row[key]).replaceAll(',', ''),
    })
    return {
      rows: demandRows(model, t('always')),
      rowKey: ({ key }: DemandRow) => key,
      columns: [
        {
          key: 'level',
          title: t('level'),
          text: ({ level }: DemandRow) => level,
          by: ({ notch }: DemandRow) => notch ?? -Infinity,
        },
        figure('inBook', inUnit(t('inBook'))),
        figure('more', inUnit(t('more'))),
        figure('out', inUnit(t('out'))),
        {
          key: 'orders',
          title: t('orders'),
          right: true,
          text: ({ orders }: DemandRow) => count(orders),
          by: ({ orders }: DemandRow) => orders,
          exact: ({ orders }: DemandRow) => String(orders),
        },
        ...(model.issue === null
          ? []
          : [
              {
                key: 'coverage',
                title: t('coverage'),
                right: true,
                text: (row: DemandRow) => coverage(row.coverage),
                // Rows share one issue size, so this order is the same.
                by: (row: DemandRow) => row.inBook,
              },
            ]),
      ],
    }
  }, [model, t])
}
