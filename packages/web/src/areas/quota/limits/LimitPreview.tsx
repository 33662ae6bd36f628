import { isRefusal } from '@bookrunner/domain/kernel'
import type { QuotaLevel } from '@bookrunner/domain/quota'
import { sized } from '../../../kit/amounts.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { Converted } from '../parts/Converted.tsx'
import { availableShown, partText, usedShown } from '../parts/figures.ts'
import { StateSign } from '../parts/signs.tsx'
import { UseBar } from '../parts/UseBar.tsx'
import { forecastOf, readAmount, readWarnAt, type LimitFields } from './limit-form.ts'
import { limitsText } from './text.ts'
import { useLimitUse } from './use-limit-use.ts'
import css from '../quota.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly level: QuotaLevel
  readonly values: LimitFields
}

/** How full the limit is once it is saved like this, and what that means for orders. */
export function LimitPreview({ level, values }: Props) {
  const t = useText(limitsText)
  const { isNamed, ...found } = useLimitUse(level, values)
  if (!isNamed) return null
  return (
    <section className={css.preview} aria-label={t('preview')} aria-busy={found.isPending}>
      <h2>{t('preview')}</h2>
      {found.isError && <span className={textCss.error}>{faultMessage(found.error)}</span>}
      {found.data && <Forecast values={values} {...found.data} />}
    </section>
  )
}

interface ForecastProps extends Pick<Props, 'values'> {
  readonly used: string | null
  readonly rates: Parameters<typeof Converted>[0]['rates']
  readonly missingRates: readonly string[]
}

function Forecast({ values, used, rates, missingRates }: ForecastProps) {
  const t = useText(limitsText)
  if (missingRates.length > 0)
    return (
      <>
        <StateSign state="unknown" missingRates={missingRates} />
        <span>{t('preview.unknown')}</span>
      </>
    )
  if (used === null) return <span>{t('preview.hidden')}</span>
  const amount = readAmount(values.amount)
  const warnAt = readWarnAt(values.warnAt)
  const { currency, kind } = values
  const inIt = (units: bigint) => sized(units, currency)
  const inUse = inIt(usedShown(BigInt(used), { rates }))
  if (isRefusal(amount) || amount === 0 || warnAt === undefined)
    return <span>{t('preview.usedOnly', { used: inUse })}</span>
  const { state, available, part } = forecastOf({ amount, warnAt }, BigInt(used))
  return (
    <>
      <span className={css.use}>
        <UseBar part={part} warnAt={warnAt} state={state} />
        <span className={css.part}>{partText(part)}</span>
      </span>
      <span className="br-figures">
        {state === 'over'
          ? t('preview.usedOnly', { used: inUse })
          : t('preview.used', { used: inUse, available: inIt(availableShown(available, { rates })) })}
      </span>
      <StateSign state={state} />
      {state === 'over' && (
        <span className={textCss.error}>
          {t(kind === 'hard' ? 'preview.overHard' : 'preview.overSoft', {
            by: inIt(-availableShown(available, { rates })),
          })}
        </span>
      )}
      {state === 'full' && kind === 'hard' && <span>{t('preview.fullHard')}</span>}
      <Converted rates={rates} />
    </>
  )
}
