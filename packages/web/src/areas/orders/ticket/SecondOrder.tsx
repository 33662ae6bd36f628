import type { InvestorOrder } from '@bookrunner/contract/orders'
import { nameIn } from '@bookrunner/domain/kernel'
import { orderedSize } from '@bookrunner/domain/orders'
import { clockTime } from '../../../kit/format.ts'
import { QuestionDialog } from '../../../kit/QuestionDialog.tsx'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { shownSize } from '../parts/index.ts'
import { ticketText } from './text.ts'

/** The newest order that the house has on the deal besides this one, if it counts or may still count. */
export function otherOrder(
  orders: readonly InvestorOrder[],
  order: InvestorOrder | undefined,
): InvestorOrder | undefined {
  return orders
    .filter((each) => each.order.id !== order?.order.id)
    .filter(({ order: { stage } }) => stage === 'live' || stage === 'intention')
    .toSorted((one, other) => (other.order.submittedAt ?? '').localeCompare(one.order.submittedAt ?? ''))[0]
}

interface Props {
  readonly other: InvestorOrder
  /** The order to place. */
  readonly what: string
  readonly onPlace: () => void
  readonly onClose: () => void
}

/** Asks before a second order of the house: "You placed 10mm at 23:56:17 here. Place 20mm as well?" */
export function SecondOrder({ other, what, onPlace, onClose }: Props) {
  const t = useText(ticketText)
  const user = useStore(sessionStore)?.user
  const { lang } = useReader()
  const { order, deal, enteredBy } = other
  const own = enteredBy.own && enteredBy.name === user?.name
  const params = {
    name: nameIn(lang, enteredBy),
    size: shownSize(orderedSize(order)),
    at: clockTime(order.submittedAt, deal.timeZone),
  }
  return (
    <QuestionDialog
      title={t('second.title')}
      okText={t('second.place', { what })}
      cancelText={t('do.back')}
      onOk={onPlace}
      onCancel={onClose}
    >
      <p>{t(own ? 'second.own' : 'second.colleague', params)}</p>
      <p>{t('second.both', { what })}</p>
    </QuestionDialog>
  )
}
