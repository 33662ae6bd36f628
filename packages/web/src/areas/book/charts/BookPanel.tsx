import { LineChartOutlined } from '@ant-design/icons'
import { Skeleton } from 'antd'
import { memo, type ComponentType } from 'react'
import { PanelFrame } from '../../../kit/dense-page/PanelFrame.tsx'
import { useIdle } from '../../../kit/use-idle.ts'
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

const parts: Readonly<Record<Tab, ComponentType<{ readonly view: BookView }>>> = {
  demand: DemandChart,
  distribution: DistributionChart,
  momentum: MomentumChart,
  'what-if': WhatIf,
}

/** Charts and what-if beside the grid, one at a time. The URL names the open one. */
export const BookPanel = memo(function BookPanel(view: BookView) {
  const t = useText(chartsText)
  const { sight } = view.state
  // A reader of totals has no rows beside the charts.
  const alone = sight === 'totals'
  const [tab, open, close] = usePanel(alone)
  // The curve of a large book is computed and drawn after the rows.
  const idle = useIdle()
  const Part = tab && parts[tab]
  return (
    <PanelFrame
      t={t}
      icon={<LineChartOutlined aria-hidden />}
      tabs={tabs}
      tab={tab}
      onOpen={open}
      onClose={close}
      alone={alone}
      sight={sight}
    >
      {sight === 'own' && <p className={css.chartNote}>{t('own')}</p>}
      {Part && (idle || alone) ? (
        <Part key={view.dealId} view={view} />
      ) : (
        <Skeleton.Node active className={chartCss.room} />
      )}
    </PanelFrame>
  )
})
