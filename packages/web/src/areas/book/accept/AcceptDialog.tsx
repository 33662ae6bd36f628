import type { BookRow } from '@bookrunner/contract/book'
import { mostRows } from '@bookrunner/contract/orders'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { Alert } from 'antd'
import { useState } from 'react'
import { sized } from '../../../kit/amounts.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { MoveFrame, useMove } from '../../deals/moves/index.ts'
import { Chosen } from '../merge/index.ts'
import { amountOf, type BookNow } from '../now.ts'
import { acceptableIn, nextOf } from './acceptable.ts'
import { acceptText } from './text.ts'

interface Props {
  readonly book: BookNow
  readonly guidance: GuidanceLevel | null | undefined
  /** Without any: all that the reader may accept. */
  readonly orderIds: readonly string[]
  readonly onClose: () => void
}

/** Accepts several orders that came or grew after the book went subject: all of one write or none. */
export function AcceptDialog({ book, guidance, orderIds, onClose }: Props) {
  const t = useText(acceptText)
  const { dealId, levels, merges } = book
  // Orders that arrive while the dialog is open wait for the next one.
  const [chosen, setChosen] = useState(() =>
    orderIds.length > 0 ? orderIds : acceptableIn(book).map(({ id }) => id),
  )
  const waiting = new Set(acceptableIn(book).map(({ id }) => id))
  const current = chosen.flatMap((id) => (waiting.has(id) ? (book.rows.get(id) ?? []) : []))
  const gone = chosen.length - current.length
  const { next, left } = nextOf(current)
  // While they are under way the book may say that they are accepted: the next ones do not take their place.
  const [sent, setSent] = useState<readonly BookRow[]>(next)
  const move = useMove({
    dealId,
    send: api.orders.acceptOrders,
    done: t('done', { orders: t('orders', { count: sent.length }) }),
    onDone: onClose,
  })
  const rows = move.busy ? sent : next
  const amount =
    amountOf(rows, merges, ({ counting }) => counting) - amountOf(rows, merges, ({ accepted }) => accepted)
  const numberOf = (field: string) => book.rows.get(field.replace(/^orders\./, ''))?.number
  return (
    <MoveFrame
      title={t('title')}
      verb={t('verb', { orders: t('orders', { count: rows.length }) })}
      wide
      ready
      blocked={rows.length === 0}
      move={move}
      whose={numberOf}
      onSubmit={() => {
        setSent(rows)
        move.submit({
          dealId,
          orders: rows.map(({ id, version }) => ({ orderId: id, expectedVersion: version })),
        })
      }}
      onClose={onClose}
    >
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <p>{t('says', { size: sized(amount, levels.currency) })}</p>
          {gone > 0 && !move.busy && <Alert type="info" showIcon title={t('gone', { count: gone })} />}
          {left > 0 && !move.busy && (
            <Alert type="info" showIcon title={t('left', { count: left, most: mostRows })} />
          )}
          <Chosen
            book={book}
            guidance={guidance}
            rows={rows}
            caption={t('waiting')}
            figure={{ title: t('column.waits'), value: ({ counting, accepted }) => counting - accepted }}
            onRemove={rows.length > 1 ? (id) => setChosen(chosen.filter((each) => each !== id)) : undefined}
          />
        </>
      )}
    </MoveFrame>
  )
}
