import type { InvestorOrder } from '@bookrunner/contract/orders'
import { phaseOf } from '@bookrunner/domain/orders'
import { Flex } from 'antd'
import { useText } from '../../../platform/text.ts'
import { closingAt, Countdown, endsTest, levelText, nameOf, useReader } from '../../deals/parts/index.ts'
import { IfSilent, OrderStatusTag } from '../parts/index.ts'
import type { TicketDeal } from './deal-context.ts'
import { ticketText } from './text.ts'
import { classes } from '../../../kit/classes.ts'
import css from './ticket.module.css'

interface Props {
  readonly deal: TicketDeal
  readonly order: InvestorOrder | undefined
}

/** The order, the current level, and the time left. */
export function TicketHead({ deal, order }: Props) {
  const t = useText(ticketText)
  const { lang } = useReader()
  const { published, rules } = deal
  const { header } = published
  const closing = closingAt(header)
  const draft = order?.status === 'Draft'
  const fresh = phaseOf(rules.lifecycle) === 'intentions' ? t('title.intention') : t('title.new')
  const named = order && t(draft ? 'title.draft' : 'title.order', { number: order.number })
  return (
    <Flex align="center" wrap gap="2px 8px" className={css.head}>
      <h2>{named ?? fresh}</h2>
      {order && <OrderStatusTag status={order.status} />}
      <p className={classes(css.level, 'br-figures')}>
        <strong translate="no">{levelText(header.guidance?.level)}</strong>
        {closing !== null && (
          <>
            {' · '}
            {t(endsTest(header) ? 'testEnds' : 'closes')} <Countdown until={closing} />
          </>
        )}
        {order && !draft && (
          <>
            {' · '}
            {t('version', { version: order.order.shown })}
            {!order.enteredBy.own && ` · ${t('version.by', { name: nameOf(order.enteredBy, lang) })}`}
          </>
        )}
      </p>
      {order && <IfSilent order={order} />}
    </Flex>
  )
}
