import {
  priceBond,
  type Bond,
  type Currency,
  type PanelSetup,
  type PricingPanel,
} from '@bookrunner/domain/deals'
import { isRefusal, type FaceAmount } from '@bookrunner/domain/kernel'
import { useMemo } from 'react'
import { day, decimal, EMPTY } from '../../../kit/format.ts'
import { useText, type TranslateOf } from '../../../platform/text.ts'
import { useReader } from '../parts/index.ts'
import { useDealNames } from '../use-deal-names.ts'
import { guidanceText } from './text.ts'
import css from './guidance.module.css'

const PER_MM = 1_000_000 as FaceAmount

interface Props {
  readonly setup: PanelSetup
  readonly panel: PricingPanel
  readonly currency: Currency | null
}

/** What the price rests on, and what it means: days, conventions, accrued interest, duration, DV01. */
export function Facts({ setup, panel, currency }: Props) {
  const t = useText(guidanceText)
  const dealNames = useDealNames()
  const { lang } = useReader()
  const priced = usePriced(setup, panel)
  const { bond } = setup
  const date = (at: Temporal.PlainDate | null) => (at ? day(at.toString(), lang, 'UTC') : EMPTY)
  const facts: readonly (readonly [string, string])[] = [
    [t('fact.settlement'), date(bond.settlement)],
    [t('fact.firstCoupon'), date(bond.firstCoupon)],
    [t('fact.maturity'), bond.maturity ? date(bond.maturity) : t('fact.perpetual')],
    [t('fact.pricedTo'), pricedTo(bond, date, t)],
    [t('fact.dayCount'), dealNames.dayCount(bond.dayCount)],
    [t('fact.frequency'), dealNames.frequency(bond.grid.frequency)],
    [t('fact.accrued'), decimal(priced?.accrued, 5)],
    [t('fact.dirty'), decimal(priced?.dirty, 5)],
    [t('fact.modified'), decimal(priced?.modified, 3)],
    [t('fact.dv01', { currency: currency ?? '' }).trim(), decimal(priced?.dv01, 2)],
  ]
  return (
    <dl className={css.pricingFacts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Say = TranslateOf<typeof guidanceText>

function pricedTo({ pricedTo: to }: Bond, date: (at: Temporal.PlainDate) => string, t: Say): string {
  if (to === 'perpetuity') return t('fact.to.perpetuity')
  return to.kind === 'maturity' ? t('fact.to.maturity') : t('fact.to.call', { day: date(to.day) })
}

/** Durations of a floater follow another logic; its price is in the panel. */
function usePriced({ bond, pricePlaces }: PanelSetup, panel: PricingPanel) {
  const { coupon, yield: reoffer } = panel
  return useMemo(() => {
    if (bond.couponType === 'floating' || coupon === null || reoffer === null) return undefined
    const priced = priceBond({ bond, coupon, yield: reoffer, pricePlaces, face: PER_MM })
    return isRefusal(priced) ? undefined : priced
  }, [bond, coupon, reoffer, pricePlaces])
}
