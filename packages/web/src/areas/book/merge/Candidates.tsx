import type { BookRow } from '@bookrunner/contract/book'
import { useQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { sized } from '../../../kit/amounts.ts'
import { mm } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { amountOf, type BookNow } from '../now.ts'
import { foundIn, offersOf, type Offer } from './offers.ts'
import { mergeText } from './text.ts'
import css from './merge.module.css'

interface Props {
  readonly book: BookNow
  readonly chosen: readonly string[]
  readonly onTake: (orderIds: readonly string[]) => void
}

/** Lists up to this length need no search box. */
const few = 6

/** Orders that may be merged: with the chosen ones, or, if none is chosen, with each other. */
export function Candidates({ book, chosen, onTake }: Props) {
  const t = useText(mergeText)
  const { dealId, seq } = book
  const [first] = chosen
  const [text, setText] = useState('')
  const { data } = useQuery({
    queryKey: ['book', 'candidates', dealId, first ?? '', seq],
    queryFn: () => api.book.getMergeOrderListToManage({ dealId, ...(first && { orderId: first }) }),
    placeholderData: (before) => before,
    // Merging works without suggestions.
    meta: { failure: 'ignored' },
  })
  if (!data) return null
  const offers = offersOf(data.candidates, book, chosen)
  if (offers.length === 0) return first ? null : <p className="br-quiet">{t('candidates.none')}</p>
  const title = t(first ? 'candidates' : 'candidates.all')
  const looks = offers.length > few
  const found = looks ? foundIn(offers, text, book) : offers
  return (
    <section className={css.candidates} aria-label={title} data-all={first ? undefined : ''}>
      <header>
        <h2>
          {title} <small className="br-figures">{offers.length}</small>
        </h2>
        {looks && (
          <Input
            size="small"
            aria-label={t('candidates.find')}
            placeholder={t('candidates.find')}
            maxLength={100}
            value={text}
            // Enter in the search box must not submit the dialog.
            onPressEnter={(event) => event.preventDefault()}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </header>
      {found.length === 0 && <p className="br-quiet">{t('candidates.notFound')}</p>}
      <ul>
        {found.map((offer) => (
          <OneOffer key={offer.orders[0]!.id + offer.by} offer={offer} book={book} onTake={onTake} />
        ))}
      </ul>
    </section>
  )
}

interface OfferProps extends Pick<Props, 'book' | 'onTake'> {
  readonly offer: Offer
}

/** An offer: the investor, the combined size, and each order. */
function OneOffer({ offer: { by, name, orders }, book, onTake }: OfferProps) {
  const t = useText(mergeText)
  const { lang } = useReader()
  const together = amountOf(orders, book.merges, ({ counting }) => counting)
  const whose = ({ holder, account }: BookRow): string =>
    [by === 'group' && nameOf(book.holders.get(holder), lang), account].filter(Boolean).join(' · ')
  return (
    <li>
      <div>
        <strong>{t(`candidates.${by}`, { name })}</strong>
        <span className="br-figures">{sized(together, book.levels.currency)}</span>
        <Button size="small" onClick={() => onTake(orders.map(({ id }) => id))}>
          {t('candidates.take', { count: orders.length })}
        </Button>
      </div>
      <ol>
        {orders.map((order) => (
          <li key={order.id}>
            <span className="br-figures">{order.number}</span>
            <span translate="no">{whose(order)}</span>
            <span className="br-figures">{mm(order.counting)}</span>
          </li>
        ))}
      </ol>
    </li>
  )
}
