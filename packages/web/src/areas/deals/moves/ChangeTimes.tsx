import { Fragment } from 'react'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { endsTest } from '../parts/index.ts'
import { About } from './About.tsx'
import {
  changedTimes,
  namesOfRegions,
  regionFields,
  timeFields,
  typedTimes,
  type TimeField,
} from './changed-times.ts'
import type { TypedTime } from './clock-time.ts'
import { Effects } from './Effects.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import { OptionalTime } from './OptionalTime.tsx'
import type { MoveProps } from './props.ts'
import { ReasonLine } from './ReasonLine.tsx'
import { RegionTimes } from './RegionTimes.tsx'
import { movesText } from './text.ts'
import { useMoveForm, type MoveField } from './use-move.ts'
import { useFromSet } from './use-presets.ts'

const FIELDS = {
  'times.closesAt': 'closesAt',
  'times.subjectAt': 'subjectAt',
  'times.expiresAt': 'expiresAt',
  'deal.reason-missing': 'reason',
}

/** Moves the close time, the subject times or the expiry, with one reason for all. */
export function ChangeTimes({ detail, onClose, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const { dealId } = detail.header
  const { timeZone } = detail.terms
  const draft = useDraft({ base: { ...typedTimes(detail.lifecycle, timeZone), reason: '' } })
  const { values } = useDraftState(draft)
  const found = changedTimes(values, detail.lifecycle, timeZone)
  const same = 'times' in found && Object.keys(found.times).length === 0
  const afterMove = ('times' in found && found.times.subjectByRegion) || detail.lifecycle.subjectByRegion
  const problems = 'problems' in found ? found.problems : {}
  const problemOf = (field: TimeField) => problems[field] && t(`time.problem.${problems[field]}`)
  const move = useMoveForm({
    draft,
    dealId,
    send: api.deals.changeTimes,
    done: t('changeTimes.done'),
    onDone: onClose,
    fields: { ...FIELDS, ...namesOfRegions(afterMove) },
    faults: {
      closesAt: same ? t('times.same') : problemOf('closesAt'),
      subjectAt: problemOf('subjectAt'),
      expiresAt: problemOf('expiresAt'),
      ...Object.fromEntries(regionFields.map(({ field }) => [field, problemOf(field)])),
    },
  })
  const submit = () =>
    move.submit('times' in found ? { dealId, times: found.times, reason: values.reason.trim() } : undefined)
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
        <Fragment key={field}>
          <OneTime
            field={field}
            label={t(field === 'closesAt' && endsTest(detail.header) ? 'submit.testEnds' : `field.${field}`)}
            timeZone={timeZone}
            set={detail.lifecycle[field]}
            {...move.field(field)}
          />
          {field === 'subjectAt' && <RegionTimes detail={detail} values={values} fieldOf={move.field} />}
        </Fragment>
      ))}
      <ReasonLine {...move.field('reason')} />
      <Effects
        detail={detail}
        touch={renderTouch?.({ move: 'changeTimes' })}
        lines={[t('changeTimes.effect')]}
      />
    </MoveFrame>
  )
}

interface OneProps extends MoveField<TypedTime | null> {
  readonly field: (typeof timeFields)[number]
  readonly label: string
  readonly timeZone: string
  readonly set: string | null
}

/** Only the close time has buttons that move it. */
function OneTime({ field, label, timeZone, set, ...input }: OneProps) {
  const presets = useFromSet(timeZone, set, field === 'closesAt' ? [-15, 15, 30] : [])
  return <OptionalTime label={label} timeZone={timeZone} presets={presets} {...input} />
}
