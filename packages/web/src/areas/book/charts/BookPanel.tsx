import { DoubleRightOutlined, LineChartOutlined } from '@ant-design/icons'
import { Button, Flex, Segmented, Skeleton } from 'antd'
import { memo, type ComponentType } from 'react'
import { useIdle } from '../../../kit/use-idle.ts'
import { useSteady } from '../../../kit/use-steady.ts'
import { useText } from '../../../platform/text.ts'
import { WhatIf } from '../what-if/WhatIf.tsx'
import { DemandChart } from './DemandChart.tsx'
import { DistributionChart } from './DistributionChart.tsx'
import { tabs, type Tab } from './preferences.ts'
import { MomentumChart } from './MomentumChart.tsx'
import { chartsText } from './text.ts'
import { usePanel } from './use-panel.ts'
import type { BookView } from './view.ts'
import chartCss from '../../../kit/chart/chart.module.css'
import css from '../book.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

const parts: Readonly<Record<Tab, ComponentType<{ readonly view: BookView }>>> = {
  demand: DemandChart,
  distribution: DistributionChart,
  momentum: MomentumChart,
  'what-if': WhatIf,
}

/** Charts and what-if beside the grid, one at a time. The URL names the open one. */
export const BookPanel = memo(function BookPanel(view: BookView) {
  const t = useText(chartsText)
  // A reader of totals has no rows beside the charts.
  const alone = view.state.sight === 'totals'
  const [tab, open, close] = usePanel(alone)
  const steady = useSteady({ onOpen: open, onClose: close })
  // The curve of a large book is computed and drawn after the rows.
  const idle = useIdle()
  if (tab === null) {
    return (
      <aside className={denseCss.panel} data-closed aria-label={t('panel')}>
        <Button
          type="text"
          size="small"
          icon={<LineChartOutlined aria-hidden />}
          aria-label={t('panel.show')}
          aria-expanded={false}
          title={t('panel.show')}
          onClick={() => open()}
        />
      </aside>
    )
  }
  const Part = parts[tab]
  return (
    <aside className={denseCss.panel} data-sight={view.state.sight} aria-label={t('panel')}>
      <PanelHead tab={tab} alone={alone} {...steady} />
      {view.state.sight === 'own' && <p className={css.chartNote}>{t('own')}</p>}
      {idle || alone ? (
        <Part key={view.dealId} view={view} />
      ) : (
        <Skeleton.Node active className={chartCss.room} />
      )}
    </aside>
  )
})

interface HeadProps {
  readonly tab: Tab
  readonly alone: boolean
  readonly onOpen: (tab: Tab) => void
  readonly onClose: () => void
}

/** Not drawn again when the book changes. */
const PanelHead = memo(function PanelHead({ tab, alone, onOpen, onClose }: HeadProps) {
  const t = useText(chartsText)
  return (
    <Flex align="center" justify="space-between" gap={4}>
      <Segmented<Tab>
        size="small"
        aria-label={t('panel')}
        value={tab}
        onChange={onOpen}
        options={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      />
      {!alone && (
        <Button
          type="text"
          size="small"
          icon={<DoubleRightOutlined aria-hidden />}
          aria-label={t('panel.hide')}
          aria-expanded
          title={t('panel.hide')}
          onClick={onClose}
        />
      )}
    </Flex>
  )
})
