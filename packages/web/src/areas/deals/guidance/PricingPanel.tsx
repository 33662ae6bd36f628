import {
  isStructured,
  panelFields,
  type PanelField,
  type PanelSetup,
  type Terms,
} from '@bookrunner/domain/deals'
import { Skeleton } from 'antd'
import { useText } from '../../../platform/text.ts'
import { Facts } from './Facts.tsx'
import { Doubts } from './Doubts.tsx'
import { PanelInput } from './PanelInput.tsx'
import type { Pricing } from './pricing.ts'
import { guidanceText } from './text.ts'
import type { PricingWork } from './use-pricing.ts'
import { WhyNot } from './WhyNot.tsx'
import { YieldTable } from './YieldTable.tsx'
import css from './guidance.module.css'

interface Props {
  readonly work: PricingWork
  readonly terms: Pick<Terms, 'pricingBenchmark' | 'currency'>
  /** The server's message for a field. */
  readonly serverProblemOf?: ((field: PanelField) => string | undefined) | undefined
  /** The figures are shown, and nobody calculates others. */
  readonly readOnly?: boolean
  readonly onGo: (field: string) => void
}

/** The sign between figures: how each follows from the ones before. */
const before: Partial<Record<PanelField, string>> = { spread: '+', yield: '=', coupon: '→', price: '→' }

/** Benchmark, spread, yield, coupon, price: each can be typed, and the others are computed. */
export function PricingPanel({ work, terms, serverProblemOf, readOnly = false, onGo }: Props) {
  const { setup, pricing } = work
  if (!setup) return <Skeleton active paragraph={{ rows: 3 }} title={false} />
  if (setup.kind !== 'ready') return <WhyNot setup={setup} onGo={onGo} />
  if (!pricing) return null
  return (
    <div className={css.pricing}>
      <PanelRow
        work={work}
        pricing={pricing}
        terms={terms}
        serverProblemOf={serverProblemOf}
        readOnly={readOnly}
        setup={setup.setup}
      />
      <Doubts bond={setup.setup.bond} onGo={onGo} />
      <Facts setup={setup.setup} panel={pricing.panel} currency={terms.currency} />
      {setup.manyEnded && (
        <YieldTable
          bond={setup.manyEnded}
          panel={pricing.panel}
          pricePlaces={setup.setup.pricePlaces}
          currency={terms.currency}
        />
      )}
    </div>
  )
}

interface RowProps extends Omit<Props, 'onGo'> {
  readonly setup: PanelSetup
  readonly pricing: Pricing
}

function PanelRow({ work, pricing, setup, terms, serverProblemOf, readOnly = false }: RowProps) {
  const t = useText(guidanceText)
  const isZero = isStructured(setup.bond) && setup.bond.legBond.isZero
  return (
    <div className={css.pricingRow} role="group" aria-label={t('panel')}>
      {panelFields
        .filter((field) => field !== 'coupon' || !isZero)
        .map((field) => (
          <PanelInput
            key={field}
            field={field}
            sign={before[field]}
            pricing={pricing}
            setup={setup}
            benchmark={terms.pricingBenchmark?.name}
            serverProblem={serverProblemOf?.(field)}
            readOnly={readOnly}
            onType={(text) => work.type(field, text)}
            onLeave={work.leave}
            onHold={work.holdCoupon}
          />
        ))}
    </div>
  )
}
