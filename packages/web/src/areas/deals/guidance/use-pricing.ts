import type { DealDetail } from '@bookrunner/contract/deals'
import type { PanelField, PanelSetup, Terms } from '@bookrunner/domain/deals'
import { dayIn } from '@bookrunner/domain/kernel'
import { useMemo, useState } from 'react'
import { useClock } from '../parts/index.ts'
import { useCalendar } from '../use-calendar.ts'
import { firstPricing, holdCoupon, leave, refresh, type, type Pricing } from './pricing.ts'
import { setupOf, type Setup } from './pricing-setup.ts'

export interface PricingWork {
  /** Nothing while the calendar is being asked for. */
  readonly setup: Setup | undefined
  readonly pricing: Pricing | undefined
  readonly type: (field: PanelField, text: string) => void
  readonly leave: () => void
  readonly holdCoupon: (stays: boolean) => void
}

/** The day it is where the deal is run, as ISO text. */
export const useDealDay = (timeZone: string): string =>
  useClock((now) => dayIn(timeZone, Temporal.Instant.fromEpochMilliseconds(now)).toString())

interface PricingState {
  readonly pricing: Pricing
  readonly setup: PanelSetup
}

/** The arithmetic of one deal, beginning with what is known of it or with `from`, and following its terms. */
export function usePricing(detail: DealDetail | undefined, terms: Terms, from?: Pricing): PricingWork {
  const day = useDealDay(terms.timeZone)
  const today = useMemo(() => Temporal.PlainDate.from(day), [day])
  const calendar = useCalendar(terms, today)
  const setup = useMemo(() => calendar && setupOf(terms, today, calendar), [terms, today, calendar])
  const [held, setHeld] = useState<PricingState>()
  const ready = setup?.kind === 'ready' ? setup.setup : undefined
  if (ready && held?.setup !== ready) setHeld({ setup: ready, pricing: begun(held, ready) })

  function begun(before: PricingState | undefined, now: PanelSetup): Pricing {
    if (before) return refresh(before.pricing, now)
    if (from) return refresh(from, now)
    const known = { terms, final: detail?.header.final ?? null, guidance: detail?.header.guidance?.level }
    return firstPricing(known, now)
  }
  const change = (next: (pricing: Pricing, setup: PanelSetup) => Pricing) =>
    setHeld((now) => now && { ...now, pricing: next(now.pricing, now.setup) })
  return {
    setup,
    pricing: ready && held?.pricing,
    type: (field, text) => change((pricing, now) => type(pricing, field, text, now)),
    leave: () => change(leave),
    holdCoupon: (stays) => change((pricing, now) => holdCoupon(pricing, stays, now)),
  }
}
