import { momentumKinds } from '@bookrunner/domain/book'
import { Flex } from 'antd'
import { useCallback, useMemo } from 'react'
import {
  ChartBox,
  swatchOf,
  useChartLook,
  type ChartLook,
  type ChartTableData,
} from '../../../kit/chart/index.ts'
import { inUnit, sized, unitOf } from '../../../kit/amounts.ts'
import { clockTime, dayAndMonth, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { useView } from './preferences.ts'
import { momentumRows, momentumSums, type MomentumRow } from './momentum-model.ts'
import { momentumOption } from './momentum-option.ts'
import { useMomentum } from './source.ts'
import { chartsText } from './text.ts'
import { useHead } from './use-head.ts'
import type { BookView } from './view.ts'
import { Waiting } from './Waiting.tsx'
import css from './charts.module.css'
import bookCss from '../book.module.css'

/** "16:30", with the date if it is the first time of a day. */
function useTimeLabel(): (from: string, before: string | undefined) => string {
  const { lang, zone } = useReader()
  return useCallback(
    (from, before) => {
      const day = dayAndMonth(from, lang, zone)
      const time = clockTime(from, zone).slice(0, 5)
      return before !== undefined && dayAndMonth(before, lang, zone) === day ? time : `${day} ${time}`
    },
    [lang, zone],
  )
}

/** The size of the book over time, and the changes that led to it. */
export function MomentumChart({ view }: { readonly view: BookView }) {
  const t = useText(chartsText)
  const source = useMomentum(view)
  const label = useTimeLabel()
  const trend = source.figures
  const rows = useMemo(() => trend && momentumRows(trend.buckets, label), [trend, label])
  const head = useHead(view)
  const [shown, show] = useView('momentum')
  const texts = useMemo(
    () => ({ book: t('book'), kind: (kind: (typeof momentumKinds)[number]) => t(`kind.${kind}`) }),
    [t],
  )
  const build = useCallback(
    (look: ChartLook, top: number) => momentumOption({ rows: rows ?? [], texts }, look, top),
    [rows, texts],
  )
  const table = useTable(rows)
  const unit = unitOf(view.state.levels.currency)
  if (!trend || !rows || rows.every(({ book, moved }) => book === 0n && moved.new === 0n))
    return <Waiting source={source} />
  const each = t('momentum.each', { unit, minutes: trend.minutes })
  return (
    <ChartBox<MomentumRow>
      label={t('momentum.label', { minutes: trend.minutes, amount: sized(rows.at(-1)?.book ?? 0n) })}
      head={head(t('panel.momentum'), source)}
      build={build}
      table={table}
      view={shown}
      onView={show}
      choices={<span className={bookCss.chartNote}>{each}</span>}
    >
      <Legend rows={rows} />
    </ChartBox>
  )
}

/** Names the parts beside their sums, with the colour and pattern of each. */
function Legend({ rows }: { readonly rows: readonly MomentumRow[] }) {
  const t = useText(chartsText)
  const look = useChartLook()
  const sums = momentumSums(rows)
  return (
    <Flex component="ul" wrap gap="2px 14px" className={css.legend}>
      {momentumKinds.map((kind, index) => (
        <li key={kind}>
          <i aria-hidden style={{ background: swatchOf(index, look.series[index]!, look.surface) }} />
          {t(`kind.${kind}`)} <b>{mm(sums[kind])}</b>
        </li>
      ))}
    </Flex>
  )
}

function useTable(rows: readonly MomentumRow[] | undefined): ChartTableData<MomentumRow> {
  const t = useText(chartsText)
  return useMemo(() => {
    const figure = (key: string, title: string, of: (row: MomentumRow) => bigint) => ({
      key,
      title,
      right: true,
      by: of,
      text: (row: MomentumRow) => mm(of(row)),
      exact: (row: MomentumRow) => mm(of(row)).replaceAll(',', ''),
    })
    return {
      rows: rows ?? [],
      rowKey: ({ from }) => from,
      columns: [
        { key: 'time', title: t('time'), text: ({ label }) => label, by: ({ from }) => from },
        figure('book', inUnit(t('book')), ({ book }) => book),
        ...momentumKinds.map((kind) => figure(kind, t(`kind.${kind}`), ({ moved }) => moved[kind])),
      ],
    }
  }, [rows, t])
}
