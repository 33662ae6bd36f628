import { CloseOutlined } from '@ant-design/icons'
import type { BookRow } from '@bookrunner/contract/book'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { Button } from 'antd'
import { unitOf } from '../../../kit/amounts.ts'
import { mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { classes } from '../../../kit/classes.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { LadderText } from '../../orders/index.ts'
import type { BookNow } from '../now.ts'
import { mergeText } from './text.ts'
import css from './merge.module.css'

interface Props {
  readonly book: BookNow
  readonly rows: readonly BookRow[]
  readonly guidance: GuidanceLevel | null | undefined
  /** What the orders are; else those of a merge. */
  readonly caption?: string
  /** A further figure of each order. */
  readonly figure?: { readonly title: string; readonly value: (row: BookRow) => number }
  /** Undefined if the choice is fixed. */
  readonly onRemove?: (orderId: string) => void
  /** Undefined if an order cannot be opened from here. */
  readonly onOrder?: (orderId: string) => void
}

/** A table of orders: investor, bank, limits, size. */
export function Chosen({ book, rows, guidance, caption, figure, onRemove, onOrder }: Props) {
  const t = useText(mergeText)
  const { lang } = useReader()
  const { currency } = book.levels
  return (
    <table className={css.chosen}>
      <caption className="br-sr">{caption ?? t(onRemove ? 'chosen' : 'orders')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('column.number')}</th>
          <th scope="col">{t('column.investor')}</th>
          <th scope="col">{t('column.through')}</th>
          <th scope="col">{t('column.limits')}</th>
          <th scope="col" className={css.right}>
            {t('column.counting')} <small>{currency && unitOf(currency)}</small>
          </th>
          {figure && (
            <th scope="col" className={css.right}>
              {figure.title} <small>{currency && unitOf(currency)}</small>
            </th>
          )}
          {onRemove && (
            <th scope="col">
              <span className="br-sr">{t('removal')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="br-figures" translate="no">
              {onOrder ? (
                <Button
                  type="link"
                  size="small"
                  aria-label={t('part.open', { number: row.number })}
                  onClick={() => onOrder(row.id)}
                >
                  {row.number}
                </Button>
              ) : (
                row.number
              )}
            </th>
            <td translate="no">{nameOf(book.holders.get(row.holder), lang)}</td>
            <td translate="no">
              {nameOf(row.throughId === null ? null : book.banks.get(row.throughId), lang, true)}
            </td>
            <td>
              <LadderText orderLevels={row.orderLevels} guidance={guidance} />
            </td>
            <td className={classes(css.right, 'br-figures')}>{mm(row.counting)}</td>
            {figure && <td className={classes(css.right, 'br-figures')}>{mm(figure.value(row))}</td>}
            {onRemove && (
              <td>
                <Button
                  type="text"
                  size="small"
                  icon={<CloseOutlined aria-hidden />}
                  aria-label={t('remove', { number: row.number })}
                  onClick={() => onRemove(row.id)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
