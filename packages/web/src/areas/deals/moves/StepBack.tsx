import { useDraft } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { About } from './About.tsx'
import { Effects } from './Effects.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { ReasonLine } from './ReasonLine.tsx'
import { movesText } from './text.ts'
import { useMoveForm } from './use-move.ts'

const FIELDS = { 'deal.reason-missing': 'reason' }

interface Back {
  readonly move: 'reopen' | 'reprice'
  readonly to: 'IPG' | 'FPG'
}

/** Moves a deal back with a reason: from FPG to IPG, or from Priced to the closed FPG book. */
function StepBack({ detail, onClose, renderTouch, move: name, to }: MoveProps & Back) {
  const t = useText(movesText)
  const { dealId } = detail.header
  const draft = useDraft({ base: { reason: '' } })
  const move = useMoveForm({
    draft,
    dealId,
    send: api.deals.changeDealStatus,
    done: t(`${name}.done`),
    onDone: onClose,
    fields: FIELDS,
  })
  const lines =
    name === 'reprice' ? [t('reprice.effect'), t('reprice.effect.allocation')] : [t('reopen.effect')]
  return (
    <MoveFrame
      title={t(`${name}.title`)}
      about={<About detail={detail} />}
      verb={t(`${name}.verb`)}
      danger
      move={move}
      onSubmit={() => move.submit({ dealId, to, reason: draft.get('reason').trim() })}
      onClose={onClose}
    >
      <Effects detail={detail} danger touch={renderTouch?.({ move: name })} lines={lines} />
      <ReasonLine {...move.field('reason')} autoFocus />
    </MoveFrame>
  )
}

export const Reopen = (props: MoveProps) => <StepBack {...props} move="reopen" to="IPG" />
export const Reprice = (props: MoveProps) => <StepBack {...props} move="reprice" to="FPG" />
