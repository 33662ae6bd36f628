import { LimitsPage } from './limits/LimitsPage.tsx'

/** Limits per bond. */
export default function BondLimitsPage() {
  return <LimitsPage level="bond" />
}
