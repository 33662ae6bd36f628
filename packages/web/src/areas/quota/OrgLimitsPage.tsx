import { LimitsPage } from './limits/LimitsPage.tsx'

/** Limits per institution over all deals. */
export default function OrgLimitsPage() {
  return <LimitsPage level="org" />
}
