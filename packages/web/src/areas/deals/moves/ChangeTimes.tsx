import { Button } from 'antd'
import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { About } from './About.tsx'
import { changedTimes, timeFields, typedTimes, type TimeField, type TypedTimes } from './changed-times.ts'
import { typedOf } from './clock-time.ts'
import { Effects } from './Effects.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { ReasonLine } from './ReasonLine.tsx'
import { movesText } from './text.ts'
import { useMove } from './use-move.ts'
import { useReason } from './use-reason.ts'
import { useFromSet } from './use-zoned.ts'
import { serverNow } from '../../../platform/live.ts'
import { ZonedTime } from './ZonedTime.tsx'
import css from './moves.module.css'
import formCss from '../../../kit/form/form.module.css'

const FIELDS = {
  'times.closesAt': 'closesAt',
  'times.subjectAt': 'subjectAt',
  'times.expiresAt': 'expiresAt',
  'deal.reason-missing': 'reason',
}

/** Extends or brings forward the close time, the subject time or the expiry; all of them with one reason. */
export function ChangeTimes({ detail, onClose, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const { dealId } = detail.header
  const { timeZone } = detail.terms
  const [typed, setTyped] = useState(() => typedTimes(detail.lifecycle, timeZone))
  const reason = useReason()
  const [asked, setAsked] = useState(false)
  const move = useMove({
    dealId,
    send: api.deals.changeTimes,
    done: t('changeTimes.done'),
    onDone: onClose,
    fields: FIELDS,
  })
  const found = changedTimes(typed, detail.lifecycle, timeZone)
  const same = 'times' in found && Object.keys(found.times).length === 0
  const submit = () => {
    setAsked(true)
    const said = reason.ask()
    if ('times' in found && !same && said) move.submit({ dealId, times: found.times, reason: said })
  }
  const set = (field: TimeField) => (value: TypedTimes[TimeField]) => setTyped({ ...typed, [field]: value })
  const problemOf = (field: TimeField) => {
    if (!asked) return undefined
    if ('problems' in found) return found.problems[field] && t(`time.problem.${found.problems[field]}`)
    return field === 'closesAt' && same ? t('times.same') : move.said(field)
  }
  return (
    <MoveFrame
      title={t('changeTimes.title')}
      about={<About detail={detail} />}
      verb={t('changeTimes.verb')}
      move={move}
      onSubmit={submit}
      onClose={onClose}
    >
      {timeFields.map((field) => (
        <OneTime
          key={field}
          field={field}
          timeZone={timeZone}
          set={detail.lifecycle[field]}
          value={typed[field]}
          onChange={set(field)}
          problem={problemOf(field)}
        />
      ))}
      <ReasonLine reason={reason} said={move.said('reason')} />
      <Effects
        detail={detail}
        touch={renderTouch?.({ move: 'changeTimes' })}
        lines={[t('changeTimes.effect')]}
      />
    </MoveFrame>
  )
}

interface OneProps {
  readonly field: TimeField
  readonly timeZone: string
  readonly set: string | null
  readonly value: TypedTimes[TimeField]
  readonly onChange: (value: TypedTimes[TimeField]) => void
  readonly problem: string | undefined
}

/** A time that may be absent: only the close time invites to be set at once. */
function OneTime({ field, timeZone, set, value, onChange, problem }: OneProps) {
  const t = useText(movesText)
  const presets = useFromSet(timeZone, set, field === 'closesAt' ? [-15, 15, 30] : [])
  const label = t(`field.${field}`)
  if (value === null)
    return (
      <div className={formCss.dialogField}>
        <span className={formCss.dialogLabel}>{label}</span>
        <div className={css.zoned}>
          <span className="br-quiet">{t('times.none')}</span>
          <Button
            aria-label={`${t('times.set')}: ${label}`}
            onClick={() =>
              onChange({ day: typedOf(new Date(serverNow()).toISOString(), timeZone).day, time: '' })
            }
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
