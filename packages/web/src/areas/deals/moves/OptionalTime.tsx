import { Button } from 'antd'
import { useText } from '../../../platform/text.ts'
import { serverNow } from '../../../platform/live.ts'
import { typedToday, type TypedTime } from './clock-time.ts'
import { movesText } from './text.ts'
import type { MoveField } from './use-move.ts'
import { ZonedTime, type Preset } from './ZonedTime.tsx'
import css from './moves.module.css'
import formCss from '../../../kit/form/form.module.css'

interface Props extends MoveField<TypedTime | null> {
  readonly label: string
  readonly timeZone: string
  readonly presets: readonly Preset[]
}

/** A time that a deal can do without: "Not set", with a button to set it. */
export function OptionalTime({ label, timeZone, presets, value, onChange, problem }: Props) {
  const t = useText(movesText)
  if (value === null)
    return (
      <div className={formCss.dialogField}>
        <span className={formCss.dialogLabel}>{label}</span>
        <div className={css.zoned}>
          <span className="br-quiet">{t('times.none')}</span>
          <Button
            aria-label={`${t('times.set')}: ${label}`}
            onClick={() => onChange(typedToday(serverNow(), timeZone))}
          >
            {t('times.set')}
          </Button>
        </div>
        {problem && (
          <div className={formCss.dialogUnder} data-wrong>
            {problem}
          </div>
        )}
      </div>
    )
  return (
    <ZonedTime
      label={label}
      timeZone={timeZone}
      value={value}
      onChange={onChange}
      presets={presets}
      problem={problem}
      clear={{ label: t('times.clear'), onClick: () => onChange(null) }}
    />
  )
}
