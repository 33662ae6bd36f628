import { Button } from 'antd'
import { PasteDialog as Dialog, type PasteLine } from '../../kit/dense-page/PasteDialog.tsx'
import { denseText } from '../../kit/dense-page/text.ts'
import { useText } from '../../platform/text.ts'
import { columnOf } from './grid/columns.ts'
import { valueOf, valueText } from './grid/edit-fields.ts'
import type { PastedCell, PastePlan } from './grid/paste.ts'
import { gridText } from './grid/text.ts'
import { cellName } from './state/cell-edit.ts'
import { bookText } from './text.ts'
import { useLadderMessage } from './use-ladder-message.ts'
import { usePasteCheck } from './use-paste-check.ts'

interface Props {
  readonly plan: PastePlan
  /** The reference of the deal's spreads. */
  readonly over: string | null
  /** The plan undoes a paste. */
  readonly undoes?: boolean
  /** The cells that the server would refuse, by name, with the reason. */
  readonly onTry: (cells: readonly PastedCell[], signal: AbortSignal) => Promise<ReadonlyMap<string, string>>
  readonly onWrite: (cells: readonly PastedCell[]) => void
  readonly onClose: () => void
}

/** The value that a cell has now; empty for a cell that is never edited. */
const currentText = ({ row, colId }: PastedCell, over: string | null): string => {
  const field = columnOf(colId)?.edit
  return row.kind === 'order' && field ? valueText(field, valueOf(row.order, field), over) : ''
}

/** The pasted text, unless the message about it quotes it. */
const unreadText = ({ outcome, typed }: PastedCell): string | undefined =>
  outcome.kind === 'no' && outcome.reason === 'ladder' ? undefined : typed

/** A paste or its undoing, checked by the server before anything is written. */
export function PasteDialog({ plan, over, undoes = false, onTry, onWrite, onClose }: Props) {
  const { cells, beyond } = plan
  const t = useText(bookText)
  const dense = useText(denseText)
  const gridT = useText(gridText)
  const messageOf = useLadderMessage()
  const read = cells.filter(({ outcome }) => outcome.kind === 'write')
  const check = usePasteCheck(read, onTry)
  const whyNot = ({ outcome }: PastedCell): string | undefined => {
    if (outcome.kind === 'same') return undefined
    if (outcome.kind === 'write')
      return check.refused.get(cellName({ orderId: outcome.order.id, field: outcome.field }))
    if (outcome.reason === 'ladder') return messageOf(outcome.refusal)
    return outcome.reason === 'fixed' ? dense('paste.fixed') : t(`paste.${outcome.reason}`)
  }
  const writes = read.filter((cell) => whyNot(cell) === undefined)
  const count = writes.length
  const lines = cells
    .filter(({ outcome }) => outcome.kind !== 'same')
    .map((cell): PasteLine => {
      const { key, row, colId, outcome } = cell
      const written = outcome.kind === 'write' ? outcome : undefined
      return {
        key,
        number: row.kind === 'order' ? row.order.number : undefined,
        investor: row.investor,
        what: gridT(`column.${colId as 'number'}`),
        was: currentText(cell, over),
        becomes: written ? valueText(written.field, written.value, over) : unreadText(cell),
        why: whyNot(cell),
      }
    })
  return (
    <Dialog
      lines={lines}
      same={cells.length - lines.length}
      beyond={beyond}
      heads={[gridT('column.number'), gridT('column.investor'), t('paste.column')]}
      texts={undoes ? { title: t('undo.title', { count }), write: t('undo.write', { count }) } : undefined}
      disabled={check.state === 'failed'}
      checking={check.state === 'asking'}
      onWrite={() => onWrite(writes)}
      onClose={onClose}
    >
      <p role="status" className="br-quiet">
        {check.state === 'asking' && t('paste.asking')}
        {check.state === 'known' && count < lines.length && t('paste.left')}
        {check.state === 'failed' && (
          <>
            {check.message} <Button onClick={check.again}>{t('paste.again')}</Button>
          </>
        )}
      </p>
    </Dialog>
  )
}
