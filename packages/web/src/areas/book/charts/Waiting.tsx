import { Skeleton } from 'antd'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { useText } from '../../../platform/text.ts'
import type { Sourced } from './source.ts'
import { chartsText } from './text.ts'
import chartCss from '../../../kit/chart/chart.module.css'

/** Replaces a chart that is loading, failed or empty. */
export function Waiting({ source }: { readonly source: Sourced<unknown> }) {
  const t = useText(chartsText)
  if (source.failed) return <ErrorState title={t('failed')} action={t('again')} onAction={source.again} />
  if (source.figures === undefined) return <Skeleton.Node active className={chartCss.room} />
  return <EmptyState title={t('empty')} hint={t('empty.hint')} />
}
