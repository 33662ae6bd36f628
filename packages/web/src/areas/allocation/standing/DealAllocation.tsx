import { mayUse } from '@bookrunner/domain/access'
import { useQuery } from '@tanstack/react-query'
import { sized } from '../../../kit/amounts.ts'
import { count } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { standingText } from './text.ts'

/** Permissions to read a launched allocation; the role in the deal decides what is in it. */
const reading = [
  'board_order_assign',
  'mydeal_order_assign',
  'board_order_book',
  'mydeal_order_book',
] as const

/** The launched version of a deal: what it allocates, and how much of it is confirmed. Nothing without one. */
export default function DealAllocation({ dealId }: { readonly dealId: string }) {
  const t = useText(standingText)
  const { lang } = useReader()
  const session = useStore(sessionStore)
  const { data } = useQuery({
    queryKey: ['allocation', 'launch', dealId, lang],
    queryFn: () => api.allocation.getLaunch({ dealId }),
    enabled: session !== undefined && reading.some((key) => mayUse(session, key)),
    // Whoever may not read the allocation sees nothing here.
    meta: { failure: 'ignored' },
  })
  const { version = null, summary = null } = data ?? {}
  if (!version || !summary) return null
  return (
    <span>
      {t('allocated', { size: sized(BigInt(summary.total)) })} · <span translate="no">{version.name}</span> ·{' '}
      {t('confirmed', { confirmed: count(summary.confirmed), pending: count(summary.pending) })}
    </span>
  )
}
