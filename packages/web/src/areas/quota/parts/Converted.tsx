import { Tooltip } from 'antd'
import type { RateView } from './use-quota.ts'
import { day } from '../../../kit/format.ts'
import { useListed } from '../../../kit/use-listed.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { quotaText } from './words.ts'
import css from '../quota.module.css'

interface Props {
  readonly rates: readonly RateView[]
}

function useRatesText(rates: readonly RateView[]): string {
  const t = useText(quotaText)
  const lang = useStore(langStore)
  const listed = useListed()
  const each = rates.map((one) =>
    t('converted.one', { currency: one.currency, rate: one.rate, day: day(one.day, lang, 'UTC') }),
  )
  return t('converted', { rates: listed(each) })
}

/** The rates that the use of a limit is converted with. */
export function Converted({ rates }: Props) {
  const text = useRatesText(rates)
  return rates.length === 0 ? null : <span className={css.converted}>{text}</span>
}

/** Beside a converted figure in a table. */
export function ConvertedMark({ rates }: Props) {
  const t = useText(quotaText)
  const text = useRatesText(rates)
  return (
    <Tooltip title={`${t('converted.mark')} · ${text}`} trigger={['hover', 'focus']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the rates are read by key and by touch, too */}
      <span className={css.converted} role="img" tabIndex={0} aria-label={t('converted.mark')}>
        ≈{' '}
      </span>
    </Tooltip>
  )
}
