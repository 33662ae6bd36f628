import { isOverIssue, topSize, type Meaning } from '@bookrunner/domain/orders'
import { useText } from '../../../platform/text.ts'
import { levelText } from '../../deals/parts/index.ts'
import { FarLimits, MeaningLines, meaningTexts, orderText } from '../parts/index.ts'
import { levelOfRules, type TicketDeal } from './deal-context.ts'
import { isLadderWrong } from './read-typed.ts'
import { ticketText } from './text.ts'
import type { Ticket } from './use-ticket.ts'
import css from './ticket.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly ticket: Ticket
  readonly deal: TicketDeal
  readonly meaning: Meaning | undefined
  /** A new order or an increase in a book that is subject. */
  readonly conditional: boolean
}

/** The meaning of the order at today's level, while it is typed. */
export function LiveMeaning({ ticket, deal, meaning, conditional }: Props) {
  const t = useText(ticketText)
  const orderT = useText(orderText)
  const guidance = levelOfRules(deal)
  const orderLevels = ticket.read.orderLevels.filter((orderLevel) => orderLevel !== null)
  return (
    <section className={css.mean} aria-label={t('mean')} aria-live="polite">
      {meaning ? (
        <MeaningLines
          texts={meaningTexts({ meaning, size: topSize(orderLevels), guidance }, orderT)}
          unsigned={isOverIssue(orderLevels, deal.rules)}
        />
      ) : (
        <span className={textCss.note}>
          {isLadderWrong(ticket.read.faults)
            ? t('mean.wrong')
            : t('mean.empty', { level: levelText(guidance) })}
        </span>
      )}
      {meaning && <FarLimits orderLevels={orderLevels} deal={deal.rules} guidance={guidance} />}
      {conditional && <span className={css.warn}>{t('mean.subject')}</span>}
    </section>
  )
}
