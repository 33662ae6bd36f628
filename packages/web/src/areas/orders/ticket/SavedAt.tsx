import { instant } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import type { TicketDeal } from './deal-context.ts'
import { ticketText } from './text.ts'
import textCss from '../../../kit/text.module.css'

/** Says when a draft was saved and what a draft is. */
export function SavedAt({ at, deal }: { readonly at: string; readonly deal: TicketDeal }) {
  const t = useText(ticketText)
  const { lang } = useReader()
  return (
    <p className={textCss.note} role="status">
      {t('saved.at', { time: instant(at, lang, deal.published.header.timeZone) })}
    </p>
  )
}
