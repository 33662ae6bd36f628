import type { InvestorOrder } from '@bookrunner/contract/orders'
import { orderedSize } from '@bookrunner/domain/orders'
import { sized } from '../../../kit/amounts.ts'
import { EMPTY } from '../../../kit/format.ts'
import { Link, type To } from 'react-router'
import { useText } from '../../../platform/text.ts'
import { Flash } from '../../../kit/Flash.tsx'
import { GuidanceText, levelText } from '../../deals/parts/index.ts'
import { AllocatedText } from '../parts/index.ts'
import { isAllocated } from '../parts/use-own-orders.ts'
import { AnswerCell, LevelCell, OwnTime, FitCell, StatusCell } from './cells.tsx'
import { myOrdersText } from './text.ts'
import css from './my-orders.module.css'
import { classes } from '../../../kit/classes.ts'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly order: InvestorOrder
  readonly to: To
}

/** An order on a phone or tablet; a tap anywhere on the card opens it. */
export function OrderCard({ order, to }: Props) {
  const t = useText(myOrdersText)
  const { number, deal, figures, order: record, fpgState, needsTestSize } = order
  // As in the table: an answer to FPG is the newest size.
  const size = orderedSize(record)
  return (
    <>
      <div className={css.line}>
        <StatusCell order={order} />
        <OwnTime at={record.shownAt} />
      </div>
      <div className={css.line}>
        <strong className={css.deal} translate="no">
          {deal.name}
        </strong>
        <Flash of={String(size)}>
          <strong className={classes('br-figures', textCss.oneLine)} translate="no">
            {record.orderLevels.length > 0 ? sized(size, deal.currency) : EMPTY}
          </strong>
        </Flash>
      </div>
      <div className={css.line}>
        <Link
          to={to}
          className={css.whole}
          translate="no"
          aria-label={t('open', { number, deal: deal.name })}
        >
          {number}
        </Link>
        <LevelCell order={order} />
      </div>
      <div className={css.line}>
        {isAllocated(order) ? <AllocatedText order={order} /> : <FitCell order={order} />}
        <Flash of={levelText(deal.guidance)} className={css.now}>
          <GuidanceText level={deal.guidance} />
        </Flash>
      </div>
      {(fpgState !== 'none' || needsTestSize || figures.testSize !== null) && <AnswerCell order={order} />}
    </>
  )
}
