import { mayUse } from '@bookrunner/domain/access'
import { useQuery } from '@tanstack/react-query'
import { inBn, sized } from '../../../kit/amounts.ts'
import { coverage } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { cardText } from './text.ts'

/** As often as the board is loaded again. */
const LOOK_MS = 30_000

interface Props {
  readonly dealId: string
  readonly large: boolean
}

/** Size and coverage of a book. Nothing for those who may not read its totals: the server decides by deal. */
export default function DealBook({ dealId, large }: Props) {
  const t = useText(cardText)
  const session = useStore(sessionStore)
  const { data } = useQuery({
    queryKey: ['book', 'card', dealId],
    queryFn: () => api.book.getOrderSummary({ dealId }),
    enabled:
      session !== undefined && (mayUse(session, 'board_order_book') || mayUse(session, 'mydeal_order_book')),
    // Do not repeat a refused request.
    refetchInterval: ({ state }) => (state.status === 'error' ? false : LOOK_MS),
    meta: { failure: 'ignored' },
  })
  if (!data) return null
  const { total, coverage: times } = data.summary
  const size = large ? inBn(BigInt(total)) : sized(BigInt(total))
  // Without an issue size there is no coverage.
  return <span>{times === null ? t('book', { size }) : t('figures', { size, times: coverage(times) })}</span>
}
