import type { DealDetail } from '@bookrunner/contract/deals'
import { channelTexts, type ManagerOrder } from '@bookrunner/contract/orders'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { flagsOf, lastOrderLevels } from '@bookrunner/domain/orders'
import { EMPTY, instant, listed } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useWorded } from '../../../platform/worded.ts'
import { useDealNames } from '../../deals/index.ts'
import { EntityName, nameOf, useReader } from '../../deals/parts/index.ts'
import { LimitFlag, useLimitName } from '../../quota/index.ts'
import { useFieldNames } from '../history/use-field-names.ts'
import { LadderText, MeaningLines, meaningTexts, orderText, SizeFigure, shownSize } from '../parts/index.ts'
import { Fact, Facts } from './Facts.tsx'
import { FlagTags } from './FlagTags.tsx'
import { deskOrderText } from './order-text.ts'
import { useOrderCodeName } from './use-order-code-name.ts'

interface Props {
  readonly row: ManagerOrder
  readonly detail: DealDetail
  readonly typeName: string
}

/** All facts of an order. */
export function OrderFacts(props: Props) {
  return (
    <>
      <Figures {...props} />
      <Content {...props} />
      <Limits {...props} />
      <People {...props} />
    </>
  )
}

function Figures({ row, detail }: Props) {
  const t = useText(deskOrderText)
  const orderT = useText(orderText)
  const { figures, fpgState, change, order, accepted, meaning } = row
  const guidance = detail.header.guidance?.level
  const waits = (figures.counting - accepted) as FaceAmount
  return (
    <Facts label={t('facts.figures')}>
      <Fact name={t('facts.size')}>
        <LadderText orderLevels={lastOrderLevels(order)} guidance={guidance} />
      </Fact>
      <Fact name={t('facts.counting')}>
        <SizeFigure size={figures.counting} />
        <MeaningLines texts={meaningTexts({ meaning, size: figures.counting, guidance }, orderT)} />
      </Fact>
      {figures.testSize !== null && (
        <Fact name={t('facts.test')}>
          <SizeFigure size={figures.testSize} />
        </Fact>
      )}
      {fpgState !== 'none' && (
        <Fact name={t('facts.fpg')}>
          <SizeFigure size={figures.fpgSize} /> {t(`facts.fpg.${fpgState}`)}
        </Fact>
      )}
      {order.allocation !== null && (
        <Fact name={t('facts.allocated')}>
          <SizeFigure size={order.allocation} />
        </Fact>
      )}
      <Fact name={t('facts.change')}>{change ? t(`facts.change.${change}`) : EMPTY}</Fact>
      {order.conditional && (
        <Fact name={t('facts.conditional')}>{t('facts.conditionalOf', { size: shownSize(waits) })}</Fact>
      )}
    </Facts>
  )
}

function Content({ row, typeName }: Props) {
  const t = useText(deskOrderText)
  const code = useOrderCodeName()
  const field = useFieldNames()
  const deal = useDealNames()
  const { lang } = useReader()
  const { order, through, leads } = row
  const { minSize, maxSize, reserve } = order
  const bounds = [minSize, maxSize].map((size) => (size === null ? EMPTY : shownSize(size)))
  // Another fact says what waits for acceptance.
  const flagged = { ...order, omnibus: order.underlying.length > 0, conditional: false }
  const others = leads.map((lead) => nameOf(lead, lang, true))
  return (
    <Facts label={t('facts.order')}>
      <Fact name={field('throughId')}>
        <EntityName entity={through} short />
      </Fact>
      <Fact name={field('leads')}>{listed(others, lang)}</Fact>
      <Fact name={t('facts.region')}>
        {`${order.region ? deal.region(order.region) : EMPTY} · ${typeName}`}
      </Fact>
      <Fact name={field('commitment')}>{code('commitment', order.commitment)}</Fact>
      <Fact name={field('account')}>{order.account}</Fact>
      <Fact name={field('sales')}>{order.sales}</Fact>
      <Fact name={t('facts.bounds')}>{(minSize ?? maxSize) !== null && bounds.join(' / ')}</Fact>
      <Fact name={field('reserve')}>{reserve !== null && shownSize(reserve)}</Fact>
      <Fact name={field('hedge')}>{order.hedge !== 'none' && code('hedge', order.hedge)}</Fact>
      <Fact name={t('facts.flags')}>
        <FlagTags long flags={flagsOf(flagged)} />
      </Fact>
      <Fact name={field('comment')}>{order.comment}</Fact>
      <Fact name={field('privateComment')}>{order.privateComment}</Fact>
      {order.underlying.length > 0 && (
        <Fact name={field('underlying')}>
          <ul>
            {order.underlying.map(({ name, identifier, size }) => (
              <li key={`${name} ${identifier} ${size}`}>
                {name} {identifier} <SizeFigure size={size} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </Facts>
  )
}

/** Limits of its institution, of the bond and of the business that the order touches. */
function Limits({ row: { limits } }: Props) {
  const t = useText(deskOrderText)
  const nameOfLimit = useLimitName()
  if (limits.length === 0) return null
  return (
    <Facts label={t('facts.limits')}>
      {limits.map((flag) => (
        <Fact key={flag.level} name={nameOfLimit(flag)}>
          <LimitFlag flag={flag} />
        </Fact>
      ))}
    </Facts>
  )
}

function People({ row, detail }: Props) {
  const t = useText(deskOrderText)
  const worded = useWorded()
  const { lang } = useReader()
  const { order, createdBy, updatedBy, investor } = row
  const timeAndPerson = (at: string, by: ManagerOrder['createdBy']) => {
    const time = instant(at, lang, detail.header.timeZone)
    return by ? t('facts.by', { time, person: by.name, entity: nameOf(by.entity, lang, true) }) : time
  }
  return (
    <>
      <Facts label={t('facts.people')}>
        <Fact name={t('facts.entered')}>{timeAndPerson(order.createdAt, createdBy)}</Fact>
        <Fact name={t('facts.updated')}>
          {`${timeAndPerson(order.updatedAt, updatedBy)} · ${worded(channelTexts[order.channel])}`}
        </Fact>
      </Facts>
      {investor.masked && <p className="br-quiet">{t('facts.masked')}</p>}
    </>
  )
}
