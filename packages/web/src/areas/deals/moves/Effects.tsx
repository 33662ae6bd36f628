import { BankOutlined, InfoCircleOutlined, TeamOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/text.ts'
import { movesText } from './text.ts'
import { useReach } from './use-reach.ts'
import css from './moves.module.css'

interface Props {
  readonly detail: DealDetail
  /** What will be different afterwards, a sentence each. */
  readonly lines: readonly string[]
  /** Whether investors hear of it; managers always do. */
  readonly investors?: boolean
  readonly danger?: boolean
  /** What of the book it touches, where the book is at hand. */
  readonly touch?: ReactNode
}

/** What a move will do, and to whom: before it is done, with the numbers. */
export function Effects({ detail, lines, investors = true, danger = false, touch }: Props) {
  const t = useText(movesText)
  const reach = useReach(detail)
  const banks = detail.shared.syndicate.length
  return (
    <section className={css.effects} data-danger={danger || undefined} aria-label={t('effects')}>
      {touch}
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <InfoCircleOutlined aria-hidden />
            <span>{line}</span>
          </li>
        ))}
        {investors && (
          <li>
            <TeamOutlined aria-hidden />
            <span className="br-figures">
              {reach
                ? t('reach.investors', {
                    houses: t('reach.houses', { count: reach.houses }),
                    people: t('reach.people', { count: reach.people }),
                  })
                : t('reach.counting')}
            </span>
          </li>
        )}
        <li>
          <BankOutlined aria-hidden />
          <span className="br-figures">{t('reach.banks', { count: banks })}</span>
        </li>
      </ul>
    </section>
  )
}
