import type { Pricing } from '../guidance/pricing.ts'
import { usePricing } from '../guidance/use-pricing.ts'
import { FinalTerms } from './FinalTerms.tsx'
import { LaunchPlain } from './LaunchPlain.tsx'
import type { MoveProps } from './props.ts'

interface FinalInput extends MoveProps {
  readonly move: 'launch' | 'price' | 'correct'
  /** Figures computed in the tab; else those of the deal. */
  readonly from: Pricing | undefined
}

/** A launch needs only a size and a level: a deal without a known bond is launched without a price. */
export function Final({ from, ...props }: FinalInput) {
  const work = usePricing(props.detail, props.detail.terms, from)
  const plain = props.move === 'launch' && work.setup !== undefined && work.setup.kind !== 'ready'
  return plain ? <LaunchPlain {...props} /> : <FinalTerms {...props} work={work} />
}
