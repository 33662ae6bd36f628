import type { BookRow } from '@bookrunner/contract/book'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { mm } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import type { BookNow } from '../now.ts'
import { mergeText } from './text.ts'

interface Props {
  readonly book: BookNow
  readonly chosen: readonly string[]
  readonly onTake: (orderIds: readonly string[]) => void
}

/** What may be merged: with what is chosen, or, before anything is, with each other. */
export function Candidates({ book: { dealId, seq, rows }, chosen, onTake }: Props) {
  const t = useText(mergeText)
  const [first] = chosen
  const { data } = useQuery({
    queryKey: ['book', 'candidates', dealId, first ?? '', seq],
    queryFn: () => api.book.getMergeOrderListToManage({ dealId, ...(first && { orderId: first }) }),
    placeholderData: (before) => before,
    // A suggestion that does not come keeps nobody from choosing.
    meta: { failure: 'ignored' },
  })
  if (!data) return null
  const offers = data.candidates
    .map(({ orderIds, ...offer }) => ({
      ...offer,
      orders: orderIds.flatMap((id) => (chosen.includes(id) ? [] : (rows.get(id) ?? []))),
    }))
    .filter(({ orders }) => orders.length > (first ? 0 : 1))
  if (offers.length === 0) return first ? null : <p className="br-quiet">{t('candidates.none')}</p>
  return (
    <section className="br-candidates" aria-label={t(first ? 'candidates' : 'candidates.all')}>
      <h2>{t(first ? 'candidates' : 'candidates.all')}</h2>
      <ul>
        {offers.map(({ by, name, orders }) => (
          <li key={orders[0]!.id + by}>
            <span>
              {t(`candidates.${by}`, { name })}
              <small className="br-figures"> {orders.map(said).join(', ')}</small>
            </span>
            <Button size="small" onClick={() => onTake(orders.map(({ id }) => id))}>
              {t('candidates.take', { count: orders.length })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const said = ({ number, counting }: BookRow): string => `${number} ${mm(counting)}`
