import type { RateView } from './use-quota.ts'
import { day } from '../../../kit/format.ts'
import { useListed } from '../../../kit/use-listed.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { quotaText } from './words.ts'
import css from '../quota.module.css'

/** The rates that the use of a limit is converted with. */
export function Converted({ rates }: { readonly rates: readonly RateView[] }) {
  const t = useText(quotaText)
  const lang = useStore(langStore)
  const listed = useListed()
  if (rates.length === 0) return null
  const each = rates.map((one) =>
    t('converted.one', { currency: one.currency, rate: one.rate, day: day(one.day, lang, 'UTC') }),
  )
  return <span className={css.converted}>{t('converted', { rates: listed(each) })}</span>
}
