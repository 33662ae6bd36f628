import { phaseOf, permissionIn } from '@bookrunner/domain/orders'
import { Button, Drawer, Flex } from 'antd'
import { useState } from 'react'
import { useText, type TranslateOf } from '../../../platform/text.ts'
import { closingAt, Countdown, levelText, sizeNow, SizeText } from '../../deals/parts/index.ts'
import { readConfirmed } from './confirmed.ts'
import { OrderPanel } from './OrderPanel.tsx'
import { useMayPlace } from './PhaseNote.tsx'
import { ticketText } from './text.ts'
import { useOrderPlace } from './use-order-place.ts'
import type { DealOrders } from './use-deal-orders.ts'
import css from './ticket.module.css'

/** For one hand: level, time left and a large button at the bottom; the ticket opens as a sheet. */
export function PhoneOrder({ own }: { readonly own: DealOrders }) {
  const t = useText(ticketText)
  const may = useMayPlace()
  const [place] = useOrderPlace()
  const { header } = own.deal.published
  const closing = closingAt(header)
  const [open, setOpen] = useState(() => place !== null || readConfirmed(header.dealId) !== undefined)
  const label = buttonText(own, may, t)
  return (
    <>
      <Flex
        component="aside"
        align="center"
        justify="space-between"
        gap={16}
        className={css.bar}
        aria-label={t('bar.label')}
      >
        <div className="br-figures">
          <strong translate="no">{levelText(header.guidance?.level)}</strong>
          {closing !== null && <Countdown until={closing} />}
        </div>
        {label && (
          <Button type="primary" size="large" onClick={() => setOpen(true)}>
            {label}
          </Button>
        )}
      </Flex>
      <Drawer
        open={open}
        placement="bottom"
        title={t('panel')}
        size="92dvh"
        rootClassName={css.sheet}
        onClose={() => setOpen(false)}
      >
        <p className={css.sheetDeal}>
          <strong translate="no">{header.name}</strong>{' '}
          <SizeText size={sizeNow(header)} currency={header.currency} />
        </p>
        <OrderPanel own={own} isSheetOpen={open} onClose={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

/** The label of the button: answers needed first, then own orders, then a new order. */
function buttonText({ orders, deal }: DealOrders, may: boolean, t: TranslateOf<typeof ticketText>) {
  const phase = phaseOf(deal.rules.lifecycle)
  const needsAnswer = orders?.some(({ needsTestSize, fpgState }) => needsTestSize || fpgState === 'waiting')
  if (needsAnswer) return t('bar.answer')
  const standing = orders?.filter(({ order }) => order.stage !== 'withdrawn').length ?? 0
  if (standing > 0) return t('bar.own', { count: standing })
  if (!may || permissionIn('investor', 'submit', phase) !== 'yes')
    return orders && orders.length > 0 ? t('bar.own', { count: orders.length }) : undefined
  return t(phase === 'intentions' ? 'bar.intend' : 'bar.order')
}
