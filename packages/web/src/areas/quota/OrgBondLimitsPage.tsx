import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { useText } from '../../platform/text.ts'
import { LimitsPage } from './limits/LimitsPage.tsx'
import { limitsText } from './limits/text.ts'
import { OverridesPage } from './overrides/OverridesPage.tsx'
import { overridesText } from './overrides/text.ts'

/** Limits per institution and bond, or the overrides of hard limits. */
export default function OrgBondLimitsPage() {
  const t = useText(limitsText)
  const overrides = useText(overridesText)
  const [params, setParams] = useSearchParams()
  const view = params.get('view') === 'overrides' ? 'overrides' : 'limits'
  const choice = (
    <Segmented
      aria-label={t('view')}
      value={view}
      onChange={(chosen) => setParams(chosen === 'overrides' ? { view: chosen } : {})}
      options={[
        { value: 'limits', label: t('view.limits') },
        { value: 'overrides', label: overrides('label') },
      ]}
    />
  )
  return view === 'overrides' ? (
    <OverridesPage tools={choice} />
  ) : (
    <LimitsPage level="orgBond" tools={choice} />
  )
}
