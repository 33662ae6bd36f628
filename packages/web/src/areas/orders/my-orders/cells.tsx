import { ClockCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { orderCodeName, type InvestorOrder } from '@bookrunner/contract/orders'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { answerOf, isOver, lastOrderLevels, limitsOf, orderedSize, topSize } from '@bookrunner/domain/orders'
import { Tooltip } from 'antd'
import { EMPTY, mm } from '../../../kit/format.ts'
import { within } from '../../../kit/within.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { Flash } from '../../../kit/Flash.tsx'
import { DealTime, nameOf, useReader } from '../../deals/parts/index.ts'
import {
  FitTag,
  notCounted,
  OrderStatusTag,
  orderText,
  overOf,
  useMeaningTexts,
  useUnallocatedText,
} from '../parts/index.ts'
import { limitsText, orderLevelText } from '../parts/limits.ts'
import { isAllocated } from '../parts/use-own-orders.ts'
import { myOrdersText } from './text.ts'
import tagsCss from '../../../kit/tags.module.css'
import css from './my-orders.module.css'

interface Props {
  readonly order: InvestorOrder
  /** In a row of the table: one line. */
  readonly short?: boolean
}

/** The order's status, and whether it is conditional. */
export function StatusCell({ order: { status, order }, short = false }: Props) {
  const t = useText(myOrdersText)
  return (
    <Flash of={`${status} ${order.conditional !== null}`} className={css.signs}>
      <OrderStatusTag status={status} />
      {!short && order.stage === 'intention' && <span className={tagsCss.role}>{t('intention')}</span>}
      {order.conditional && (
        <Tooltip title={t('conditional.hint')} getPopupContainer={within}>
          <span className={tagsCss.statusNote} data-subject>
            <ExclamationCircleOutlined aria-hidden />
            <span className={short ? 'br-sr' : undefined}>{t('conditional')}</span>
          </span>
        </Tooltip>
      )}
    </Flash>
  )
}

/** The size that belongs to the limits beside it, after an answer at FPG too; with a mark for soft orders and intentions. */
export function SizeCell({ order: { order } }: Props) {
  const t = useText(myOrdersText)
  const size = orderedSize(order)
  return (
    <Flash of={`${size} ${order.commitment}`}>
      {order.stage === 'intention' ? (
        <span className={tagsCss.role}>{t('intention')}</span>
      ) : (
        order.commitment === 'soft' && <span className={tagsCss.role}>{t('soft')}</span>
      )}{' '}
      <span className="br-figures">{order.orderLevels.length > 0 ? mm(size) : EMPTY}</span>
    </Flash>
  )
}

/** The limit, or one line for each level of a ladder; a row of the table has the first limit, and how many follow. */
export function LevelCell({ order: { order, deal }, short = false }: Props) {
  const t = useText(orderText)
  const orderLevels = lastOrderLevels(order)
  const over = overOf(deal.guidance)
  const [first, ...more] = orderLevels
  if (!first) return <Flash of="">{EMPTY}</Flash>
  return (
    <Flash of={JSON.stringify(orderLevels)} className={css.level}>
      {short || more.length === 0 ? (
        <span translate={limitsOf(first).length > 0 ? 'no' : undefined}>
          {limitsText(first, over, t)}
          {more.length > 0 && (
            <MoreLevels
              count={more.length}
              levels={orderLevels.map((each) => orderLevelText(each, over, t))}
            />
          )}
        </span>
      ) : (
        orderLevels.map((orderLevel) => (
          <span key={JSON.stringify(orderLevel)} className="br-figures">
            {mm(orderLevel.size)} · {limitsText(orderLevel, over, t)}
          </span>
        ))
      )}
    </Flash>
  )
}

/** How many levels a row leaves out; its title has all of them. */
function MoreLevels({ count, levels }: { readonly count: number; readonly levels: readonly string[] }) {
  return (
    <span className={css.more} title={levels.join('\n')}>
      {' '}
      +{count}
    </span>
  )
}

/** In or out at today's level, in a word. The opened order says why, and so does the title. */
export function FitCell({ order }: Props) {
  const { fit, first } = useMeaningTexts(order)
  const size = topSize(lastOrderLevels(order.order))
  // After the allocation a level decides nothing any more.
  if (isAllocated(order)) return EMPTY
  if (isOver(order.status) || (size === 0 && !notCounted(order))) return EMPTY
  return (
    <Flash of={first}>
      <span title={first}>{fit ? <FitTag fit={fit} /> : first}</span>
    </Flash>
  )
}

/** The confirmed allocation in millions; of an order that got nothing, the tooltip says why. */
export function AllocationCell({ order: { order, status, notAllocated } }: Props) {
  const nothing = useUnallocatedText(notAllocated)
  const size = mm(order.allocation)
  return (
    <Flash of={String(order.allocation)}>
      {status === 'Unallocated' ? (
        <Tooltip title={nothing} trigger={['hover', 'focus']} getPopupContainer={within}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reason is read by key and by touch, too */}
          <span className="br-figures" tabIndex={0}>
            {size}
          </span>
        </Tooltip>
      ) : (
        <span className="br-figures">{size}</span>
      )}
    </Flash>
  )
}

/** The last answer, or that one is needed: at FPG, else to the test. */
export function AnswerCell({ order }: Props) {
  const t = useText(myOrdersText)
  const lang = useStore(langStore)
  const { fpgState, figures, order: record, needsTestSize } = order
  // The proposed size is not an answer.
  if (needsTestSize || fpgState === 'waiting')
    return <Answer state="waiting" text={t('fpg.waiting')} size={null} />
  if (fpgState === 'none')
    return figures.testSize === null ? (
      EMPTY
    ) : (
      <Answer state="answered" text={t('test')} size={figures.testSize} />
    )
  const text =
    fpgState === 'answered' ? orderCodeName('fpg', answerOf(record) ?? '', lang) : t(`fpg.${fpgState}`)
  return (
    <Answer state={fpgState} text={text} size={fpgState === 'silent' ? figures.counting : figures.fpgSize} />
  )
}

interface AnswerProps {
  readonly state: Exclude<InvestorOrder['fpgState'], 'none'>
  readonly text: string
  readonly size: FaceAmount | null
}

function Answer({ state, text, size }: AnswerProps) {
  return (
    <Flash of={`${text} ${size}`} className={css.answer}>
      {size !== null && <span className="br-figures">{mm(size)}</span>}
      <span data-state={state}>
        {state === 'waiting' && <ClockCircleOutlined aria-hidden />} {text}
      </span>
    </Flash>
  )
}

const ownZone = (zone: string | undefined) => zone || Intl.DateTimeFormat().resolvedOptions().timeZone

/** In the reader's time zone, because the list has deals of several zones. */
export function OwnTime({ at }: { readonly at: string | null }) {
  const { zone } = useReader()
  if (at === null) return EMPTY
  return (
    <Flash of={at}>
      <DealTime at={at} timeZone={ownZone(zone)} short />
    </Flash>
  )
}

/** The author: a colleague by name, or the bank on the house's behalf. */
export function EnteredBy({ by }: { readonly by: InvestorOrder['enteredBy'] }) {
  const t = useText(myOrdersText)
  const { lang } = useReader()
  return <span>{by.own ? by.name : t('onBehalf', { name: nameOf(by, lang) })}</span>
}
