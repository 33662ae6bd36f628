import type { InvestorOrder } from '@bookrunner/contract/orders'
import { sized } from '../../../kit/amounts.ts'
import { Link } from 'react-router'
import { useText } from '../../../platform/text.ts'
import { Flash, GuidanceText, levelText } from '../../deals/parts/index.ts'
import { AnswerCell, LevelCell, OwnTime, StandCell, StatusCell } from './cells.tsx'
import { myOrdersText } from './text.ts'
import type { useAddress } from './use-address.ts'

interface Props {
  readonly rows: readonly InvestorOrder[]
  readonly placeOf: ReturnType<typeof useAddress>['placeOf']
}

/** The same orders on a phone: a card each, opened by a tap anywhere on it. */
export function OrderCards({ rows, placeOf }: Props) {
  const t = useText(myOrdersText)
  return (
    <ul className="br-order-cards" aria-label={t('orders')}>
      {rows.map((order) => (
        <OrderCard key={order.order.id} order={order} to={placeOf(order.order.id)} />
      ))}
    </ul>
  )
}

interface CardProps {
  readonly order: InvestorOrder
  readonly to: ReturnType<Props['placeOf']>
}

function OrderCard({ order, to }: CardProps) {
  const t = useText(myOrdersText)
  const { number, deal, figures, order: record, fpgState, testWanted } = order
  return (
    <li className="br-order-card">
      <div className="br-order-line">
        <StatusCell order={order} />
        <OwnTime at={record.shownAt} />
      </div>
      <div className="br-order-line">
        <strong className="br-order-deal" translate="no">
          {deal.name}
        </strong>
        <Flash of={String(figures.size)}>
          <strong className="br-figures br-one-line" translate="no">
            {sized(figures.size, deal.currency)}
          </strong>
        </Flash>
      </div>
      <div className="br-order-line">
        <Link
          to={to}
          className="br-order-whole"
          translate="no"
          aria-label={t('open', { number, deal: deal.name })}
        >
          {number}
        </Link>
        <LevelCell order={order} />
      </div>
      <div className="br-order-line">
        <StandCell order={order} />
        <Flash of={levelText(deal.guidance)} className="br-order-now">
          <GuidanceText level={deal.guidance} />
        </Flash>
      </div>
      {(fpgState !== 'none' || testWanted || figures.testSize !== null) && <AnswerCell order={order} />}
    </li>
  )
}
