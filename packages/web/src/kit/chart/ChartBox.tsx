import { BarChartOutlined, DownloadOutlined, PictureOutlined, TableOutlined } from '@ant-design/icons'
import { Button, Flex, Segmented } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { save } from '../../platform/download.ts'
import { tell } from '../../platform/notify.ts'
import { useText } from '../../platform/text.ts'
import type { ChartHandle } from './Handle.tsx'
import { Chart } from './Chart.tsx'
import { ChartTable } from './ChartTable.tsx'
import { useChartLook, type ChartLook } from './look.ts'
import type { ChartOption } from './option.ts'
import { savePicture, type PictureHead } from './picture.ts'
import { useShown } from './shown.ts'
import { csvText, type ChartTableData } from './table.ts'
import { chartText } from './text.ts'
import css from './chart.module.css'

export type ChartView = 'chart' | 'table'

interface Props<Row> {
  /** One sentence for screen readers. */
  readonly label: string
  /** Builds the option for a look, with space at the top. Must be stable until its data changes. */
  readonly build: (look: ChartLook, top: number) => ChartOption
  readonly table: ChartTableData<Row>
  readonly head: PictureHead
  readonly handles?: readonly ChartHandle[]
  readonly view: ChartView
  readonly onView: (view: ChartView) => void
  /** Controls of the chart, left of its buttons. */
  readonly choices?: ReactNode
  /** Replaces chart and table while there are no figures. The bar stays, so that a choice is not lost. */
  readonly waiting?: ReactNode
  /** Below the chart: legend and figures. */
  readonly children?: ReactNode
}

/** A chart with its table, as a file too, and its picture. */
export function ChartBox<Row extends object>(props: Props<Row>) {
  const { label, build, table, head, handles = [], view, onView, choices, waiting, children } = props
  const t = useText(chartText)
  const look = useChartLook()
  const option = useMemo(() => build(look, 0), [build, look])
  const isWaiting = waiting !== undefined
  useShown({ head, build }, !isWaiting)
  const download = () =>
    save(new Blob([csvText(table)], { type: 'text/csv;charset=utf-8' }), `${head.file}.csv`)
  const picture = () =>
    void savePicture({ head, look, build: (top) => build(look, top) }).catch(() =>
      tell('error', t('picture.failed')),
    )
  return (
    <Flex component="section" vertical gap={8} className={css.chart} aria-label={head.title}>
      <div className={css.bar}>
        <div className={css.choices}>{choices}</div>
        <Segmented<ChartView>
          size="small"
          value={view}
          onChange={onView}
          aria-label={t('view')}
          options={[
            {
              value: 'chart',
              icon: <BarChartOutlined aria-hidden />,
              tooltip: t('chart'),
              label: <span className="br-sr">{t('chart')}</span>,
            },
            {
              value: 'table',
              icon: <TableOutlined aria-hidden />,
              tooltip: t('table'),
              label: <span className="br-sr">{t('table')}</span>,
            },
          ]}
        />
        <IconButton
          name={t('download')}
          icon={<DownloadOutlined aria-hidden />}
          disabled={isWaiting}
          onClick={download}
        />
        <IconButton
          name={t('picture')}
          icon={<PictureOutlined aria-hidden />}
          disabled={isWaiting}
          onClick={picture}
        />
      </div>
      {isWaiting ? (
        waiting
      ) : view === 'chart' ? (
        <Chart option={option} label={label} handles={handles} />
      ) : (
        <ChartTable table={table} label={head.title} />
      )}
      {children}
    </Flex>
  )
}

interface ButtonProps {
  readonly name: string
  readonly icon: ReactNode
  readonly disabled: boolean
  readonly onClick: () => void
}

function IconButton({ name, icon, disabled, onClick }: ButtonProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      disabled={disabled}
      onClick={onClick}
      aria-label={name}
      title={name}
    />
  )
}
