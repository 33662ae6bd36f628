import { Select } from 'antd'
import { useCallback, useMemo, type ReactNode } from 'react'
import {
  ChartBox,
  type ChartLook,
  type ChartTableData,
  type ChartView,
  type PictureHead,
} from '../../../kit/chart/index.ts'
import { inUnit } from '../../../kit/amounts.ts'
import { count, decimal, mm } from '../../../kit/format.ts'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { measures, type Measure, type PartRow } from './distribution-model.ts'
import { distributionOption } from './distribution-option.ts'
import { chartsText } from './text.ts'

interface Props {
  readonly rows: readonly PartRow[]
  readonly measure: Measure
  /** The chart is as wide as a page, not as the panel beside a grid. */
  readonly wide?: boolean
  /** What the parts are: types, regions. */
  readonly byName: string
  readonly label: string
  readonly head: PictureHead
  readonly waiting: ReactNode | undefined
  readonly choices: ReactNode
  readonly view: ChartView
  readonly onView: (view: ChartView) => void
}

/** Parts of a book or an allocation as bars, and as a table. */
export function PartsChart({ rows, measure, wide, byName, ...box }: Props) {
  const build = useBuild(rows, measure, wide)
  const table = useTable(rows, byName)
  return <ChartBox<PartRow> {...box} build={build} table={table} />
}

interface MeasureProps {
  readonly value: Measure
  readonly onChange: (measure: Measure) => void
}

/** What the bars measure. */
export function MeasureSelect({ value, onChange }: MeasureProps) {
  const t = useText(chartsText)
  return (
    <Select<Measure>
      size="small"
      variant="borderless"
      aria-label={t('measure')}
      getPopupContainer={within}
      popupMatchSelectWidth={false}
      value={value}
      onChange={onChange}
      options={measures.map((each) => ({ value: each, label: t(each) }))}
    />
  )
}

/** The largest part, for the sentence about a chart. */
export function largestOf(rows: readonly PartRow[]) {
  const largest = rows.reduce((most, row) => (row.amount > most.amount ? row : most))
  return { name: largest.name, share: decimal(largest.share, 1), count: rows.length }
}

function useBuild(rows: readonly PartRow[], measure: Measure, wide: boolean | undefined) {
  const t = useText(chartsText)
  return useCallback(
    (look: ChartLook, top: number) =>
      distributionOption(
        {
          rows,
          measure,
          wide,
          texts: { amount: t('amount'), orders: t('orders'), share: t('share') },
        },
        look,
        top,
      ),
    [rows, measure, wide, t],
  )
}

function useTable(rows: readonly PartRow[], byName: string): ChartTableData<PartRow> {
  const t = useText(chartsText)
  return useMemo(
    () => ({
      rows,
      rowKey: ({ id }) => id,
      columns: [
        { key: 'name', title: byName, text: ({ name }) => name, by: ({ name }) => name },
        {
          key: 'amount',
          title: inUnit(t('amount')),
          right: true,
          text: ({ amount }) => mm(amount),
          by: ({ amount }) => amount,
          exact: ({ amount }) => mm(amount).replaceAll(',', ''),
        },
        {
          key: 'orders',
          title: t('orders'),
          right: true,
          text: ({ orders }) => count(orders),
          by: ({ orders }) => orders,
          exact: ({ orders }) => String(orders),
        },
        {
          key: 'share',
          title: `${t('share')} %`,
          right: true,
          text: ({ share }) => decimal(share, 1),
          by: ({ amount }) => amount,
        },
      ],
    }),
    [rows, byName, t],
  )
}
