import type { DealDetail } from '@bookrunner/contract/deals'
import { Alert } from 'antd'
import { sized } from '../../../kit/amounts.ts'
import { coverage } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import type { Previewed } from '../../deals/moves/index.ts'
import type { BookNow } from '../now.ts'
import { cautionsOf } from './cautions.ts'
import { roundsText } from './text.ts'
import { Touched } from './Touched.tsx'

interface Props {
  readonly book: BookNow
  readonly at: Previewed
  readonly detail: DealDetail
}

/** The orders that a move affects, and warnings: what is in is under the issue size, orders are over the cap or too large, or orders wait for acceptance. */
export function Cautioned({ book, at, detail }: Props) {
  const t = useText(roundsText)
  const cautions = cautionsOf(book, at, detail)
  const { currency, sizeCap, silence } = detail.terms
  return (
    <>
      {cautions?.under !== undefined && (
        <Alert type="warning" showIcon title={t('caution.under', { coverage: coverage(cautions.under) })} />
      )}
      {cautions?.over && (
        <Alert
          type="warning"
          showIcon
          title={t('caution.over', {
            houses: t('houses', { count: cautions.over.houses }),
            cap: sizeCap ?? '',
            most: sized(cautions.over.most, currency),
          })}
        />
      )}
      {cautions?.large && (
        <Alert
          type="warning"
          showIcon
          title={t('caution.large', {
            orders: t('orders', { count: cautions.large.orders }),
            most: sized(cautions.large.most, currency),
          })}
        />
      )}
      {cautions?.waiting && (
        <Alert
          type="warning"
          showIcon
          title={t('caution.waiting', {
            orders: t('orders', { count: cautions.waiting.orders }),
            size: sized(cautions.waiting.amount, currency),
          })}
        />
      )}
      <Touched book={book} at={at} silence={silence} />
    </>
  )
}
