import { BankOutlined, InfoCircleOutlined, TeamOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import type { ReactNode } from 'react'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useMayListInvestors, useReach } from '../parts/index.ts'
import { movesText } from './text.ts'
import css from './moves.module.css'

interface Props {
  readonly detail: DealDetail
  /** The effects of the move, a sentence each. */
  readonly lines: readonly string[]
  /** Whether investors are notified; managers always are. */
  readonly investors?: boolean
  readonly danger?: boolean
  /** The affected orders of the book, on screens with a book. */
  readonly touch?: ReactNode
}

/** The effects of a move and the people it reaches, with numbers, before it is made. */
export function Effects({ detail, lines, investors = true, danger = false, touch }: Props) {
  const t = useText(movesText)
  const reach = useReach(detail.terms.addressed)
  const mayCount = useMayListInvestors()
  const bankId = useStore(sessionStore)?.user.entityId
  const others = detail.shared.syndicate.filter(({ entityId }) => entityId !== bankId).length
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
        {investors && mayCount && (
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
        {others > 0 && (
          <li>
            <BankOutlined aria-hidden />
            <span className="br-figures">{t('reach.banks', { count: others })}</span>
          </li>
        )}
      </ul>
    </section>
  )
}
