import {
  accruedOf,
  isStructured,
  priceBond,
  riskAtYield,
  structuredAtMargin,
  dv01,
  type Currency,
  type DealBond,
  type PanelSetup,
  type PricingPanel,
} from '@bookrunner/domain/deals'
import { exact, isRefusal, rateOf, type FaceAmount, type Rate } from '@bookrunner/domain/kernel'
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
    [t('fact.firstCoupon'), paysNone(bond) ? EMPTY : date(bond.firstCoupon)],
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

/** The coupon dates of a zero coupon only measure time. */
const paysNone = (bond: DealBond): boolean => isStructured(bond) && bond.terms.couponType === 'zero'

type Say = TranslateOf<typeof guidanceText>

function pricedTo({ pricedTo: to }: DealBond, date: (at: Temporal.PlainDate) => string, t: Say): string {
  if (to === 'perpetuity' || to.kind === 'perpetuity') return t('fact.to.perpetuity')
  if (to.kind === 'maturity') return t('fact.to.maturity')
  return t(to.kind === 'reset' ? 'fact.to.reset' : 'fact.to.call', { day: date(to.day) })
}

interface Priced {
  readonly accrued: Rate
  readonly dirty: Rate
  readonly modified?: Rate
  readonly dv01?: Rate
}

/** Durations of a floater follow another logic; its price is in the panel. */
function usePriced({ bond, pricePlaces }: PanelSetup, panel: PricingPanel): Priced | undefined {
  return useMemo(
    () => (isStructured(bond) ? structuredFacts(bond, panel) : plainFacts(bond, panel, pricePlaces)),
    [bond, panel, pricePlaces],
  )
}

function plainFacts(
  bond: Exclude<DealBond, { legBond: unknown }>,
  { coupon, yield: reoffer }: PricingPanel,
  pricePlaces: number,
): Priced | undefined {
  if (bond.couponType === 'floating' || coupon === null || reoffer === null) return undefined
  const priced = priceBond({ bond, coupon, yield: reoffer, pricePlaces, face: PER_MM })
  return isRefusal(priced) ? undefined : priced
}

/** Yields to each end of a bond with legs are in their own table. */
function structuredFacts(
  bond: Extract<DealBond, { legBond: unknown }>,
  { coupon, benchmark, spread, price, yield: reoffer }: PricingPanel,
): Priced | undefined {
  if (coupon === null || price === null) return undefined
  const accrued = accruedOf(bond, coupon, benchmark)
  if (accrued === undefined || isRefusal(accrued)) return undefined
  const sums = { accrued: rateOf(accrued), dirty: rateOf(accrued.plus(exact(price))) }
  if (bond.couponType === 'floating') {
    if (benchmark === null || spread === null) return sums
    const found = structuredAtMargin(bond, { index: benchmark, quotedMargin: coupon }, spread)
    return isRefusal(found) ? sums : { ...sums, modified: found.modified, dv01: found.dv01 }
  }
  if (reoffer === null) return sums
  const risk = riskAtYield(bond, coupon, reoffer)
  return isRefusal(risk) ? sums : { ...sums, modified: rateOf(risk.modified), dv01: dv01(risk, PER_MM) }
}
