import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/live.ts'
import { useText } from '../../../platform/text.ts'
import { About } from './About.tsx'
import { instantOf, type TypedTime } from './clock-time.ts'
import { reopenedClose } from './default-close.ts'
import { Effects } from './Effects.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import { OptionalTime } from './OptionalTime.tsx'
import type { MoveProps } from './props.ts'
import { ReasonLine } from './ReasonLine.tsx'
import { movesText } from './text.ts'
import { useMoveForm } from './use-move.ts'
import { useFromNow } from './use-presets.ts'

const FIELDS = {
  'times.closesAt': 'closesAt',
  'deal.reason-missing': 'reason',
}

/** Moves a deal back from FPG to IPG, with a reason and the time at which IPG closes, which may be left out. */
export function Reopen({ detail, onClose, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const { dealId } = detail.header
  const { timeZone } = detail.terms
  const draft = useDraft<{ closesAt: TypedTime | null; reason: string }>({
    base: { closesAt: reopenedClose(serverNow(), timeZone), reason: '' },
  })
  const { values } = useDraftState(draft)
  const closes = values.closesAt === null ? { at: null } : instantOf(values.closesAt, timeZone)
  const move = useMoveForm({
    draft,
    dealId,
    send: api.deals.changeDealStatus,
    done: t('reopen.done'),
    onDone: onClose,
    fields: FIELDS,
    faults: { closesAt: 'problem' in closes && t(`time.problem.${closes.problem}`) },
  })
  const submit = () => {
    if ('problem' in closes) return move.submit(undefined)
    const closesAt = closes.at ?? undefined
    move.submit({ dealId, to: 'IPG', closesAt, reason: values.reason.trim() })
  }
  return (
    <MoveFrame
      title={t('reopen.title')}
      about={<About detail={detail} />}
      verb={t('reopen.verb')}
      danger
      move={move}
      onSubmit={submit}
      onClose={onClose}
    >
      <OptionalTime
        label={t('field.closesAt')}
        timeZone={timeZone}
        presets={useFromNow(timeZone, [30, 60, 120])}
        {...move.field('closesAt')}
      />
      <ReasonLine {...move.field('reason')} autoFocus />
      <Effects
        detail={detail}
        danger
        touch={renderTouch?.({ move: 'reopen' })}
        lines={[
          t('reopen.effect'),
          t(values.closesAt === null ? 'reopen.effect.open' : 'reopen.effect.closes'),
        ]}
      />
    </MoveFrame>
  )
}

/** Moves a deal back from Priced to the closed FPG book, with a reason. */
export function Reprice({ detail, onClose, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const { dealId } = detail.header
  const draft = useDraft({ base: { reason: '' } })
  const move = useMoveForm({
    draft,
    dealId,
    send: api.deals.changeDealStatus,
    done: t('reprice.done'),
    onDone: onClose,
    fields: FIELDS,
  })
  return (
    <MoveFrame
      title={t('reprice.title')}
      about={<About detail={detail} />}
      verb={t('reprice.verb')}
      danger
      move={move}
      onSubmit={() => move.submit({ dealId, to: 'FPG', reason: draft.get('reason').trim() })}
      onClose={onClose}
    >
      <Effects
        detail={detail}
        danger
        touch={renderTouch?.({ move: 'reprice' })}
        lines={[t('reprice.effect'), t('reprice.effect.allocation')]}
      />
      <ReasonLine {...move.field('reason')} autoFocus />
    </MoveFrame>
  )
}
