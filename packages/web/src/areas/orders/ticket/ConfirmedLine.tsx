import { orderNumber } from '@bookrunner/domain/orders'
import { Flex } from 'antd'
import { useText } from '../../../platform/text.ts'
import { DealTime } from '../../deals/parts/index.ts'
import { ConfirmationFile } from '../parts/index.ts'
import type { Confirmed } from './confirmed.ts'
import type { TicketDeal } from './deal-context.ts'
import { ticketText } from './text.ts'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly deal: TicketDeal
  readonly confirmed: Confirmed
  /** Its file is not offered beside it. */
  readonly withFile: boolean
}

/** A confirmation in one line, below what is asked now. */
export function ConfirmedLine({ deal, confirmed: { what, orderId, at }, withFile }: Props) {
  const t = useText(ticketText)
  return (
    <Flex align="center" wrap gap="4px 8px" className={textCss.note}>
      <span>
        {t(`done.${what}`)}{' '}
        <span className="br-figures" translate="no">
          {orderNumber(orderId)}
        </span>{' '}
        {at !== null && <DealTime at={at} timeZone={deal.published.header.timeZone} />}
      </span>
      {withFile && what !== 'deleted' && <ConfirmationFile orderId={orderId} label={t('done.pdf')} />}
    </Flex>
  )
}
