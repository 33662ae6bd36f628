import type { InvestorOrder } from '@bookrunner/contract/orders'
import { mayUse } from '@bookrunner/domain/access'
import { nameIn } from '@bookrunner/domain/kernel'
import { mayTalk } from '@bookrunner/domain/orders'
import { useRef } from 'react'
import { api } from '../../../platform/api.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { reloadOwnOrders, useOwnHistory } from '../parts/use-own-orders.ts'
import { Conversation, useCommentsAsked } from './Conversation.tsx'
import { linesIn } from './lines.ts'
import { conversationText } from './text.ts'
import css from './conversation.module.css'
import textCss from '../../../kit/text.module.css'

/** The conversation on an order of the own house. A draft has none: nobody else reads it. */
export function OwnConversation({ order: { order, deal } }: { readonly order: InvestorOrder }) {
  const t = useText(conversationText)
  const { lang } = useReader()
  const session = useStore(sessionStore)
  const { data } = useOwnHistory(order.id)
  const section = useRef<HTMLElement>(null)
  useCommentsAsked(data !== undefined, () => section.current?.scrollIntoView({ block: 'nearest' }))
  if (order.stage === 'draft' || !data) return null
  const lines = linesIn(data.list).map(({ shown, line, at, by, order: each }) => ({
    key: `${shown} ${line}`,
    text: each.comment ?? '',
    by: nameIn(lang, by),
    at,
    own: by.own,
  }))
  const open = mayTalk(order.stage, deal.status)
  const writes = open && session !== undefined && mayUse(session, 'my_order|place')
  if (lines.length === 0 && !writes) return null
  return (
    <section ref={section} className={css.own} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <Conversation
        lines={lines}
        timeZone={deal.timeZone}
        note={!open && <p className={textCss.note}>{t('over')}</p>}
        reply={
          writes
            ? {
                orderId: order.id,
                hint: t('hint.investor'),
                send: (comment, options) => api.orders.addComment({ orderId: order.id, comment }, options),
                onSent: reloadOwnOrders,
              }
            : undefined
        }
      />
    </section>
  )
}
