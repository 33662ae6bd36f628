import { useState, type ReactNode } from 'react'
import { useText } from '../../platform/text.ts'
import { useShortcut } from '../../shell/keys/shortcuts.ts'
import type { PastedCell, PastePlan } from './grid/paste.ts'
import { planUndo } from './grid/undo.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { cellName } from './state/edits.ts'
import type { HeldBook } from './state/held.ts'
import { bookText } from './text.ts'
import type { useCellEdits } from './use-cell-edits.ts'

interface Pasting {
  readonly begin: (plan: PastePlan) => void
  /** There is a paste to be taken back, and the book shows it. */
  readonly undo: (() => void) | undefined
  readonly dialog: ReactNode
}

/** A paste is shown before it is written; and so is the way back, as long as the page stays and nothing else is pasted. */
export function usePasting(
  { rows }: Pick<HeldBook, 'rows'>,
  { edits, may, refusedOf, pasted }: ReturnType<typeof useCellEdits>,
): Pasting {
  const t = useText(bookText)
  const [step, setStep] = useState<{ readonly plan: PastePlan; readonly undoes: boolean }>()
  const [last, setLast] = useState<readonly PastedCell[]>([])
  const isOnItsWay = last.some(({ outcome }) => {
    if (outcome.kind !== 'write') return false
    const { order, field } = outcome
    const edit = edits.get(cellName({ orderId: order.id, field }))
    return edit !== undefined && ['sending', 'unknown', 'done'].includes(edit.state)
  })
  const undo =
    last.length > 0 && !isOnItsWay
      ? () => setStep({ plan: planUndo(last, rows, may), undoes: true })
      : undefined
  useShortcut({ keys: 'mod+z', title: t('undo'), place: t('place'), ...(undo && { run: undo }) })
  const close = () => setStep(undefined)
  return {
    undo,
    begin: (plan) => setStep({ plan, undoes: false }),
    dialog: step && (
      <PasteDialog
        plan={step.plan}
        undoes={step.undoes}
        onTry={refusedOf}
        onClose={close}
        onWrite={(cells) => {
          close()
          setLast(step.undoes ? [] : cells)
          pasted(cells)
        }}
      />
    ),
  }
}
