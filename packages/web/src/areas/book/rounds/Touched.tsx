import { atLevels, type SilenceRule } from '@bookrunner/domain/deals'
import { Flex } from 'antd'
import { useMemo } from 'react'
import { sized, unitOf } from '../../../kit/amounts.ts'
import { clockTime, coverage, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import type { Previewed } from '../../deals/moves/index.ts'
import { useReader } from '../../deals/parts/index.ts'
import type { BookNow } from '../now.ts'
import { ordersText } from '../order-count.ts'
import { partsOfIn } from '../parts-text.ts'
import { roundsText } from './text.ts'
import { saysBook, touchOf, type Touch } from './touch.ts'
import css from './rounds.module.css'

interface Props {
  readonly book: BookNow
  readonly at: Previewed
  readonly silence: SilenceRule
}

/** The orders that a move affects, with the values typed so far; it follows the book while the dialog is open. */
export function Touched({ book, at: { move, level, size }, silence }: Props) {
  const t = useText(roundsText)
  const { zone } = useReader()
  const touch = useMemo(
    () => touchOf(book, { move, level, size }, silence),
    [book, move, level, size, silence],
  )
  if (!touch) return null
  const { currency } = book.levels
  return (
    <div className={css.touch}>
      {!touch.level && atLevels.has(move) && <p className="br-quiet">{t('touch.needsLevel')}</p>}
      {touch.level && <AtLevel touch={touch} level={touch.level} currency={currency} />}
      {touch.facts.length > 0 && (
        <ul>
          {touch.facts.map(({ kind, orders, houses, amount }) => (
            <li key={kind} className="br-figures" data-touch={kind}>
              {t(`touch.${kind}`, {
                orders: t('orders', { count: orders }),
                houses: t('houses', { count: houses }),
                size: sized(amount, currency),
              })}
            </li>
          ))}
        </ul>
      )}
      {touch.isWhole && touch.facts.length > 0 && !saysBook(touch) && (
        <p className="br-figures" data-touch="book">
          {t('touch.sum', { orders: ordersText(touch.book), size: sized(touch.book.amount, currency) })}
        </p>
      )}
      {touch.facts.length > 0 && touch.remains && (
        <p className="br-figures" data-touch="remains">
          {t('touch.remains', {
            orders: t('orders', { count: touch.remains.orders }),
            size: sized(touch.remains.amount, currency),
          })}
        </p>
      )}
      <small className="br-figures">
        {t('touch.state', { seq: touch.seq, time: clockTime(touch.at, zone) })}
      </small>
    </div>
  )
}

interface AtLevelProps {
  readonly touch: Touch
  readonly level: NonNullable<Touch['level']>
  readonly currency: string | null
}

/** What is in and what is out make the book. */
function AtLevel({ touch: { coverage: covers }, level, currency }: AtLevelProps) {
  const t = useText(roundsText)
  const { dropOff, soft } = level
  const part = (name: 'in' | 'out' | 'book', notes: readonly string[] = []) => (
    <div data-part={name}>
      <dt>{t(`touch.${name}`)}</dt>
      <dd>
        <b>{mm(level[name].amount)}</b>
        <small>{[ordersText(level[name]), ...notes].join(' · ')}</small>
      </dd>
    </div>
  )
  return (
    <Flex component="dl" wrap gap="4px 24px" className={css.touchLevel} aria-label={t('touch.title')}>
      {part('in', partsOfIn(level))}
      {part('out')}
      {part('book')}
      {dropOff !== null && dropOff !== 0n && (
        <div data-part={dropOff > 0n ? 'dropOff' : 'comes'}>
          <dt>{t(dropOff > 0n ? 'touch.dropOff' : 'touch.comes')}</dt>
          <dd>
            <b>{mm(dropOff > 0n ? dropOff : -dropOff)}</b>
            <small>{unitOf(currency)}</small>
          </dd>
        </div>
      )}
      {covers.level !== null && (
        <div data-part="coverage">
          <dt>{t('touch.coverage')}</dt>
          <dd>
            <b>{coverage(covers.level)}</b>
            <small>{t('touch.coverage.book', { times: coverage(covers.book) })}</small>
          </dd>
        </div>
      )}
      {soft.orders > 0 && (
        <div data-part="soft">
          <dt>{t('touch.softBeside')}</dt>
          <dd>
            <b>{mm(soft.amount)}</b>
            <small>{t('orders', { count: soft.orders })}</small>
          </dd>
        </div>
      )}
    </Flex>
  )
}
