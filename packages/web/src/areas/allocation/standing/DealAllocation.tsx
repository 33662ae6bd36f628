import { sized } from '../../../kit/amounts.ts'
import { count } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import type { DealAllocationPlace } from '../../deals/index.ts'
import { standingText } from './text.ts'
import { useStanding } from './use-standing.ts'

/** The launched version of a deal: what it allocates, and how much of it is confirmed. Nothing without one. */
export default function DealAllocation({ dealId, live }: DealAllocationPlace) {
  const t = useText(standingText)
  const { data } = useStanding(dealId, { live })
  const { version = null, summary = null } = data ?? {}
  if (!version || !summary) return null
  return (
    <span>
      {t('allocated', { size: sized(BigInt(summary.total)) })} · <span translate="no">{version.name}</span> ·{' '}
      {t('confirmed', { confirmed: count(summary.confirmed), pending: count(summary.pending) })}
    </span>
  )
}
