import { sized } from '../../../kit/amounts.ts'
import { count } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import type { DealAllocationPlace } from '../../deals/index.ts'
import { standingText } from './text.ts'
import { useStanding } from './use-standing.ts'

/** What the launched version of a deal allocates, and how much of it is confirmed; after a recall, what stays valid. */
export default function DealAllocation({ dealId, live }: DealAllocationPlace) {
  const t = useText(standingText)
  const { data } = useStanding(dealId, { live })
  const { version = null, summary = null, stillValid = 0 } = data ?? {}
  if (!version || !summary)
    return stillValid > 0 ? <span>{t('confirmed.recalled', { confirmed: count(stillValid) })}</span> : null
  const { confirmed, reissue, pending } = summary
  const isOwn = data?.sight === 'own'
  // A lead without an order reads nothing of the others'.
  if (isOwn && confirmed + pending === 0) return null
  return (
    <span>
      {t(isOwn ? 'allocated.own' : 'allocated', { size: sized(BigInt(summary.total)) })} ·{' '}
      <span translate="no">{version.name}</span> ·{' '}
      {t(reissue > 0 ? 'confirmed.reissue' : 'confirmed', {
        confirmed: count(confirmed),
        reissue: count(reissue),
        pending: count(pending),
      })}
    </span>
  )
}
