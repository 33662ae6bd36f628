import type { DealDetail } from '@bookrunner/contract/deals'
import type { PanelField, PanelSetup, Terms } from '@bookrunner/domain/deals'
import { dayIn, isSame } from '@bookrunner/domain/kernel'
import { useMemo, useState } from 'react'
import { useClock } from '../parts/index.ts'
import { useCalendar } from '../use-calendar.ts'
import {
  firstPricing,
  follow,
  holdCoupon,
  leave,
  refresh,
  type,
  type Pricing,
  type PricingSource,
} from './pricing.ts'
import { setupOf, type Setup } from './pricing-setup.ts'

export interface PricingWork {
  /** Undefined while the calendar loads. */
  readonly setup: Setup | undefined
  readonly pricing: Pricing | undefined
  readonly type: (field: PanelField, text: string) => void
  readonly leave: () => void
  readonly holdCoupon: (stays: boolean) => void
}

/** Today in the deal's zone, as ISO text. */
export const useDealDay = (timeZone: string): string =>
  useClock((now) => dayIn(timeZone, Temporal.Instant.fromEpochMilliseconds(now)).toString())

interface PricingState {
  readonly pricing: Pricing
  readonly setup: PanelSetup
  /** The terms that the figures come from. */
  readonly source: PricingSource
}

/**
 * The pricing of one deal, starting with its known terms or with `from`, and following changes of its terms; without `from`
 * those of its guidance and final terms too.
 */
export function usePricing(detail: DealDetail | undefined, terms: Terms, from?: Pricing): PricingWork {
  const day = useDealDay(terms.timeZone)
  const today = useMemo(() => Temporal.PlainDate.from(day), [day])
  const calendar = useCalendar(terms, today)
  const setup = useMemo(() => calendar && setupOf(terms, today, calendar), [terms, today, calendar])
  const [state, setState] = useState<PricingState>()
  const ready = setup?.kind === 'ready' ? setup.setup : undefined
  const final = detail?.header.final ?? null
  const isDraft = detail === undefined || detail.header.status === 'Draft'
  // A draft's level is the one being typed.
  const source = { terms, final, guidance: isDraft ? terms.ipg : detail.header.guidance?.level }
  const isMoved =
    !from && state && !(isSame(state.source.final, final) && isSame(state.source.guidance, source.guidance))
  if (ready && (state?.setup !== ready || isMoved))
    setState({ setup: ready, source, pricing: startPricing(state, ready) })

  function startPricing(before: PricingState | undefined, now: PanelSetup): Pricing {
    if (before) return follow(before.pricing, { before: before.source, now: source }, now)
    return from ? refresh(from, now) : firstPricing(source, now)
  }
  const change = (next: (pricing: Pricing, setup: PanelSetup) => Pricing) =>
    setState((now) => now && { ...now, pricing: next(now.pricing, now.setup) })
  return {
    setup,
    pricing: ready && state?.pricing,
    type: (field, text) => change((pricing, now) => type(pricing, field, text, now)),
    leave: () => change(leave),
    holdCoupon: (stays) => change((pricing, now) => holdCoupon(pricing, stays, now)),
  }
}
