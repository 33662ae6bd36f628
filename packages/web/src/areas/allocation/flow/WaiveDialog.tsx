import { useDraft } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { AboutDeal, MoveFrame, ReasonLine, useMoveForm } from '../../deals/moves/index.ts'
import { useReload } from './use-reload.ts'
import { confirmText } from './confirm-text.ts'

interface Props {
  readonly dealId: string
  readonly versionId: string
  readonly onClose: () => void
}

/** Records that the issuer waives its sign-off, with the reason. */
export function WaiveDialog({ dealId, versionId, onClose }: Props) {
  const t = useText(confirmText)
  const reload = useReload(versionId)
  const draft = useDraft({ base: { reason: '' } })
  const move = useMoveForm({
    draft,
    dealId,
    send: api.allocation.signOff,
    done: t('waive.done'),
    fields: { waiver: 'reason' },
    onDone: () => {
      reload()
      onClose()
    },
  })
  return (
    <MoveFrame
      title={t('waive.title')}
      about={<AboutDeal dealId={dealId} />}
      verb={t('waive')}
      move={move}
      onSubmit={() => move.submit({ versionId, waiver: draft.get('reason').trim() })}
      onClose={onClose}
    >
      <p className="br-quiet">{t('waive.hint')}</p>
      <ReasonLine {...move.field('reason')} readIn="notice" autoFocus />
    </MoveFrame>
  )
}
