import type { quotaFlag } from '@bookrunner/contract/quota'
import { sized } from '../../../kit/amounts.ts'
import { useText } from '../../../platform/text.ts'
import { flaggedUse } from '../parts/figures.ts'
import { StateSign } from '../parts/signs.tsx'
import { flagsText } from './text.ts'
import css from '../quota.module.css'

export type LimitFlagRecord = ReturnType<typeof quotaFlag.parse>

/** What an order's limit is on. */
export function useLimitName() {
  const t = useText(flagsText)
  return ({ level }: Pick<LimitFlagRecord, 'level'>) => t(level)
}

/** A limit that an order touches: how full it is, with its figures. */
export function LimitFlag({ flag }: { readonly flag: LimitFlagRecord }) {
  const t = useText(flagsText)
  const { state, amount, currency, overridden } = flag
  return (
    <span className={css.flag}>
      <StateSign state={state} />
      <span className="br-figures">
        {t('used', { used: sized(flaggedUse(flag), currency), limit: sized(amount, currency) })}
      </span>
      {overridden && <span className="br-quiet">{t('overridden')}</span>}
    </span>
  )
}
