import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove } from '@bookrunner/domain/deals'
import { GuidanceFields } from './GuidanceFields.tsx'
import { History } from './History.tsx'
import type { Pricing } from './pricing.ts'
import { PricingSection } from './PricingSection.tsx'
import css from './guidance.module.css'
import formCss from '../../../kit/form/form.module.css'

interface Props {
  /** Undefined until the deal is saved. */
  readonly detail: DealDetail | undefined
  /** Opens a field of the deal, perhaps on another tab. */
  readonly onGo: (field: string) => void
  readonly onMove: (move: DealMove, pricing?: Pricing) => void
}

/**
 * Price Guidance: the announced levels and the price. Once a deal is announced the price comes first, because people
 * come for it.
 */
export function GuidanceTab({ detail, onGo, onMove }: Props) {
  const draft = !detail || detail.header.status === 'Draft'
  const pricing = <PricingSection detail={detail} onGo={onGo} onMove={onMove} />
  return (
    <div className={css.tab}>
      <div className={formCss.form}>
        {!draft && pricing}
        <GuidanceFields />
        {draft && pricing}
      </div>
      {detail && <History detail={detail} onNew={() => onMove('setGuidance')} />}
    </div>
  )
}
