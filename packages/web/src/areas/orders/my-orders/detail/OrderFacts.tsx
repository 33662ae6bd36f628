import { orderCodeName, type InvestorOrder } from '@bookrunner/contract/orders'
import { answerOf, type OrderField } from '@bookrunner/domain/orders'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { inBrackets } from '../../../../kit/format.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { DealTime, EntityName, levelText } from '../../../deals/parts/index.ts'
import { useFieldNames } from '../../history/use-field-names.ts'
import { LadderText, SizeFigure, shownSize } from '../../parts/index.ts'
import { EnteredBy } from '../cells.tsx'
import { Fact } from './OrderSummary.tsx'
import { orderDetailText } from './text.ts'
import css from './detail.module.css'

interface Line {
  readonly field: OrderField
  readonly value: ReactNode
}

/** All facts of the order that have a value. */
export function OrderFacts({ order }: { readonly order: InvestorOrder }) {
  const t = useText(orderDetailText)
  const fieldName = useFieldNames()
  const lang = useStore(langStore)
  const lines = [...contentLines(order, lang), ...answerLines(order, lang), ...timeLines(order)]
  return (
    <section className={css.says} aria-label={t('facts')}>
      <Flex component="dl" vertical gap={6} className={css.facts}>
        {lines.map(
          ({ field, value }) =>
            value !== null && (
              <Fact key={field} name={fieldName(field)}>
                {value}
              </Fact>
            ),
        )}
        {order.sizeReviewed && <Fact name={t('reviewed')}>{t('sizeReviewed')}</Fact>}
        <Fact name={t('enteredBy')}>
          <EnteredBy by={order.enteredBy} />
        </Fact>
      </Flex>
    </section>
  )
}

type Lang = Parameters<typeof orderCodeName>[2]

const contentLines = ({ order, deal, through }: InvestorOrder, lang: Lang): Line[] =>
  [
    { field: 'orderLevels', value: <LadderText orderLevels={order.orderLevels} guidance={deal.guidance} /> },
    { field: 'commitment', value: orderCodeName('commitment', order.commitment, lang) },
    { field: 'minSize', value: order.minSize !== null && <SizeFigure size={order.minSize} /> },
    { field: 'maxSize', value: order.maxSize !== null && <SizeFigure size={order.maxSize} /> },
    { field: 'hedge', value: order.hedge !== 'none' && orderCodeName('hedge', order.hedge, lang) },
    { field: 'throughId', value: through && <EntityName entity={through} /> },
    { field: 'account', value: order.account && <span translate="no">{order.account}</span> },
    { field: 'underlying', value: underlyingOf(order, lang) },
  ].map(({ field, value }) => ({ field, value: value === false ? null : value })) as Line[]

function underlyingOf({ underlying }: InvestorOrder['order'], lang: Lang): ReactNode {
  if (underlying.length === 0) return null
  return (
    <ul className={css.underlying}>
      {underlying.map(({ name, identifier, size }) => (
        <li key={`${name} ${identifier} ${size}`}>
          <span translate="no">
            {name}
            {identifier && inBrackets(identifier, lang)}
          </span>
          <SizeFigure size={size} />
        </li>
      ))}
    </ul>
  )
}

/** Answers to tests and FPG, and the allocation. */
const answerLines = ({ order, deal }: InvestorOrder, lang: Lang): Line[] => [
  {
    field: 'tests',
    value:
      order.tests.length > 0 ? (
        <ul>
          {order.tests.map(({ round, size, at }) => (
            <li key={round}>
              <span className="br-figures">
                {shownSize(size)}
                {round === deal.test?.round && inBrackets(levelText(deal.test.level), lang)}
              </span>{' '}
              <DealTime at={at} timeZone={deal.timeZone} />
            </li>
          ))}
        </ul>
      ) : null,
  },
  {
    field: 'fpg',
    value: order.fpg && (
      <>
        {orderCodeName('fpg', answerOf(order) ?? '', lang)}{' '}
        <DealTime at={order.fpg.at} timeZone={deal.timeZone} />
        {order.fpg.orderLevels.length > 0 && (
          <LadderText orderLevels={order.fpg.orderLevels} guidance={deal.guidance} />
        )}
      </>
    ),
  },
  {
    field: 'allocation',
    value: order.allocation === null ? null : <SizeFigure size={order.allocation} />,
  },
]

const timeLines = ({ order, deal }: InvestorOrder): Line[] => [
  {
    field: 'submittedAt',
    value: order.submittedAt && <DealTime at={order.submittedAt} timeZone={deal.timeZone} />,
  },
  { field: 'shownAt', value: <DealTime at={order.shownAt} timeZone={deal.timeZone} /> },
]
