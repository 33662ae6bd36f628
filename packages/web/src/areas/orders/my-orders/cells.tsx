import { ClockCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { orderCodeName, type InvestorOrder } from '@bookrunner/contract/orders'
import { lastRungs, limitsOf, topSize, type OrderStatus } from '@bookrunner/domain/orders'
import { Tooltip } from 'antd'
import { EMPTY, mm } from '../../../kit/format.ts'
import { within } from '../../../kit/within.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { DealTime, Flash, useReader } from '../../deals/parts/index.ts'
import { OrderStatusTag, orderText, overOf, rungText, StandTag, useMeaningWords } from '../parts/index.ts'
import { limitsText } from '../parts/limits.ts'
import { myOrdersText } from './text.ts'

interface Props {
  readonly order: InvestorOrder
}

/** Where it stands, and what of it waits for somebody. */
export function StatusCell({ order: { status, order } }: Props) {
  const t = useText(myOrdersText)
  return (
    <Flash of={`${status} ${order.conditional !== null}`} className="br-order-signs">
      <OrderStatusTag status={status} />
      {order.stage === 'intention' && <span className="br-role">{t('intention')}</span>}
      {order.conditional && (
        <Tooltip title={t('conditional.hint')} getPopupContainer={within}>
          <span className="br-status-note" data-subject>
            <ExclamationCircleOutlined aria-hidden />
            {t('conditional')}
          </span>
        </Tooltip>
      )}
    </Flash>
  )
}

/** Its size in millions; what does not bind is said. */
export function SizeCell({ order: { order, figures } }: Props) {
  const t = useText(myOrdersText)
  return (
    <Flash of={`${figures.size} ${order.commitment}`}>
      {order.commitment === 'soft' && <span className="br-role">{t('soft')}</span>}{' '}
      <span className="br-figures">{mm(figures.size)}</span>
    </Flash>
  )
}

/** The limit, or of a ladder a line for each rung. */
export function LevelCell({ order: { order, deal } }: Props) {
  const t = useText(orderText)
  const rungs = lastRungs(order)
  const over = overOf(deal.guidance)
  const [only] = rungs
  return (
    <Flash of={JSON.stringify(rungs)} className="br-order-level">
      {rungs.length === 1 && only ? (
        <span translate={limitsOf(only).length > 0 ? 'no' : undefined}>{limitsText(only, over, t)}</span>
      ) : (
        rungs.map((rung) => <span key={JSON.stringify(rung)}>{rungText(rung, over, t)}</span>)
      )}
      {rungs.length === 0 && EMPTY}
    </Flash>
  )
}

/** Of what is over, or was never sent, there is nothing to be in or out of. */
const isSilent: Partial<Record<OrderStatus, true>> = { Withdrawn: true, Aborted: true, IssueFailed: true }

/** In or out at the level of today, and why. */
export function StandCell({ order }: Props) {
  const { stand, first } = useMeaningWords(order)
  const size = topSize(lastRungs(order.order))
  if (isSilent[order.status] || size === 0) return EMPTY
  return (
    <Flash of={first} className="br-order-why">
      {stand && <StandTag stand={stand} bare />}
      <span className="br-figures">{first}</span>
    </Flash>
  )
}

/** What was said at FPG, or is to be said. */
export function FpgCell({ order: { fpgState, figures, order } }: Props) {
  const t = useText(myOrdersText)
  const lang = useStore(langStore)
  if (fpgState === 'none') return EMPTY
  const words =
    fpgState === 'answered' ? orderCodeName('fpg', order.fpg?.how ?? '', lang) : t(`fpg.${fpgState}`)
  const size = fpgState === 'silent' ? figures.counting : figures.fpgSize
  return (
    <Flash of={`${fpgState} ${words} ${size}`} className="br-order-fpg">
      <span data-state={fpgState}>
        {fpgState === 'waiting' && <ClockCircleOutlined aria-hidden />} {words}
      </span>{' '}
      <span className="br-figures">{mm(size)}</span>
    </Flash>
  )
}

const ownZone = (zone: string | undefined) => zone || Intl.DateTimeFormat().resolvedOptions().timeZone

/** In the reader's own zone: a list holds deals of several. */
export function OwnTime({ at }: { readonly at: string | null }) {
  const { zone } = useReader()
  if (at === null) return EMPTY
  return (
    <Flash of={at}>
      <DealTime at={at} timeZone={ownZone(zone)} short />
    </Flash>
  )
}

/** Who made it: a colleague by name, or the house that did it for one's own. */
export function EnteredBy({ by }: { readonly by: InvestorOrder['enteredBy'] }) {
  const t = useText(myOrdersText)
  return <span>{by.own ? by.name : t('onBehalf', { name: by.name })}</span>
}
