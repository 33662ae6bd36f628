import type { SilenceRule } from '@bookrunner/domain/deals'
import { Flex } from 'antd'
import { useMemo } from 'react'
import { sized, unitOf } from '../../../kit/amounts.ts'
import { clockTime, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import type { Previewed } from '../../deals/moves/index.ts'
import { useReader } from '../../deals/parts/index.ts'
import type { BookNow } from '../now.ts'
import { roundsText } from './text.ts'
import { touchOf, type Touch } from './touch.ts'
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
      {touch.level && <AtLevel touch={touch} level={touch.level} unit={unitOf(currency)} />}
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
      <small className="br-figures">
        {t('touch.state', { seq: touch.seq, time: clockTime(touch.at, zone) })}
      </small>
    </div>
  )
}

interface AtLevelProps {
  readonly touch: Touch
  readonly level: NonNullable<Touch['level']>
  readonly unit: string
}

function AtLevel({ touch: { coverage }, level, unit }: AtLevelProps) {
  const t = useText(roundsText)
  const part = (name: 'in' | 'partly' | 'out') => (
    <div data-part={name}>
      <dt>{t(`touch.${name}`)}</dt>
      <dd>
        <b>{mm(level[name].amount)}</b>
        <small>{t('orders', { count: level[name].orders })}</small>
      </dd>
    </div>
  )
  const { dropOff } = level
  return (
    <Flex component="dl" wrap gap="4px 24px" className={css.touchLevel} aria-label={t('touch.title')}>
      {part('in')}
      {level.range && part('partly')}
      {part('out')}
      {dropOff !== null && dropOff !== 0n && (
        <div data-part={dropOff > 0n ? 'dropOff' : 'comes'}>
          <dt>{t(dropOff > 0n ? 'touch.dropOff' : 'touch.comes')}</dt>
          <dd>
            <b>{mm(dropOff > 0n ? dropOff : -dropOff)}</b>
            <small>{unit}</small>
          </dd>
        </div>
      )}
      {coverage !== null && (
        <div data-part="coverage">
          <dt>{t('touch.coverage')}</dt>
          <dd>
            <b>{coverage}×</b>
          </dd>
        </div>
      )}
    </Flex>
  )
}
