import type { InvestorOrder } from '@bookrunner/contract/orders'
import { isOver } from '@bookrunner/domain/orders'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../../platform/text.ts'
import { Flash } from '../../../../kit/Flash.tsx'
import {
  Countdown,
  DealTime,
  endsTest,
  GuidanceText,
  levelText,
  runs,
  StatusTag,
} from '../../../deals/parts/index.ts'
import { AllocatedText, MeaningText, QuickAnswer } from '../../parts/index.ts'
import { isAllocated } from '../../parts/use-own-orders.ts'
import { orderDetailText } from './text.ts'
import css from './detail.module.css'

/** The deal, the order's meaning today, and the answer it needs. */
export function OrderSummary({ order }: { readonly order: InvestorOrder }) {
  const t = useText(orderDetailText)
  const { deal, status } = order
  const over = isOver(status)
  return (
    <div className={css.summary}>
      <Flex align="center" wrap gap="4px 12px" className={css.of}>
        <Link to={`/order/deal/${encodeURIComponent(deal.dealId)}`} translate="no">
          {deal.name}
        </Link>
        <StatusTag
          status={deal.status}
          bookClosed={deal.bookClosed}
          subject={deal.subject}
          allocation={status === 'Allocated' ? 'own' : undefined}
        />
      </Flex>
      <Flex component="dl" vertical gap={6} className={css.facts}>
        <Fact name={t(deal.status === 'Priced' ? 'priced' : 'guidance')}>
          <Flash of={levelText(deal.guidance)}>
            <GuidanceText level={deal.guidance} />
          </Flash>
        </Fact>
        <Ends deal={deal} />
        {isAllocated(order) && (
          <Fact name={t('allocated')}>
            <AllocatedText order={order} labelled />
          </Fact>
        )}
        {!over && !isAllocated(order) && (
          <Fact name={order.final ? t('final') : t('means')}>
            <MeaningText order={order} />
          </Fact>
        )}
      </Flex>
      <QuickAnswer order={order} />
    </div>
  )
}

/** When the test ends or the book closes. */
function Ends({ deal }: Pick<InvestorOrder, 'deal'>) {
  const t = useText(orderDetailText)
  const { closesAt, bookClosed, timeZone } = deal
  if (!runs(deal) || closesAt === null) return null
  return (
    <Fact name={t(endsTest(deal) ? 'testEnds' : 'closes')}>
      <DealTime at={closesAt} timeZone={timeZone} /> {!bookClosed && <Countdown until={closesAt} />}
    </Fact>
  )
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
