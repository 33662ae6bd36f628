import { DiffOutlined } from '@ant-design/icons'
import type { InvestorOrder } from '@bookrunner/contract/orders'
import { Button } from 'antd'
import { useState } from 'react'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { versionsIn } from '../conversation/lines.ts'
import { useOwnHistory } from '../parts/use-own-orders.ts'
import { Compare } from './Compare.tsx'
import { historyText } from './text.ts'
import { VersionItem } from './VersionItem.tsx'
import css from '../orders.module.css'
import textCss from '../../../kit/text.module.css'

/** Every version of the house's own order, newest first, with its changes; any two can be compared. */
export function History({ order: { order, deal } }: { readonly order: InvestorOrder }) {
  const t = useText(historyText)
  const { data, error, refetch } = useOwnHistory(order.id)
  const [comparing, setComparing] = useState(false)
  // Comments that made no version are in the conversation above.
  const versions = data && versionsIn(data.list)
  return (
    <section className={css.history} aria-label={t('title')}>
      <div className={textCss.sectionHead}>
        <h3>{t('title')}</h3>
        {versions && <span className="br-figures">{t('count', { count: versions.length })}</span>}
        {versions && versions.length > 1 && (
          <Button
            size="small"
            icon={<DiffOutlined aria-hidden />}
            aria-expanded={comparing}
            onClick={() => setComparing(!comparing)}
          >
            {t('compare')}
          </Button>
        )}
      </div>
      {!versions && error && (
        <ErrorState
          title={t('failed')}
          hint={faultMessage(error)}
          action={t('again')}
          onAction={() => void refetch()}
        />
      )}
      {!versions && !error && <RowsSkeleton rows={3} />}
      {versions && comparing && versions.length > 1 && (
        <Compare versions={versions} guidance={deal.guidance} />
      )}
      {versions && (
        <ol>
          {versions.map((version, at) => (
            <VersionItem
              key={version.shown}
              version={version}
              before={versions[at + 1]}
              guidance={deal.guidance}
              timeZone={deal.timeZone}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
