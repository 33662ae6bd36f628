import { useState, type ReactNode } from 'react'
import { useText } from '../../platform/text.ts'
import { useShortcut } from '../../kit/keys/shortcuts.ts'
import type { PastedCell, PastePlan } from './grid/paste.ts'
import { overNow, planUndo, withoutDropped } from './grid/undo.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { cellName, isOnItsWay, type CellChange } from './state/cell-edit.ts'
import type { BrowserBook } from './state/browser-book.ts'
import { bookText } from './text.ts'
import type { useCellEdits } from './use-cell-edits.ts'

interface Pasting {
  readonly begin: (plan: PastePlan) => void
  /** Undefined unless the book shows a paste that can be undone. */
  readonly undo: (() => void) | undefined
  /** Removes cells that were not written from what can be undone. */
  readonly dropped: (changes: readonly CellChange[]) => void
  readonly dialog: ReactNode
}

interface Step {
  readonly plan: PastePlan
  readonly undoes: boolean
  /** Each step is a new dialog with its own check. */
  readonly nr: number
}

/** Shows a paste before it is written. It can be undone until the page closes or another paste is made. */
export function usePasting(
  { rows }: Pick<BrowserBook, 'rows'>,
  over: string | null,
  { edits, may, refusedOf, pasted, withoutReason: unsaid }: ReturnType<typeof useCellEdits>,
): Pasting {
  const t = useText(bookText)
  const [step, setStep] = useState<Step>()
  const [last, setLast] = useState<readonly PastedCell[]>([])
  const begin = (plan: PastePlan, undoes: boolean) =>
    setStep((before) => ({ plan, undoes, nr: (before?.nr ?? 0) + 1 }))
  const known = last.flatMap(({ outcome }) =>
    outcome.kind === 'write'
      ? (edits.get(cellName({ orderId: outcome.order.id, field: outcome.field })) ?? [])
      : [],
  )
  const asks = step !== undefined || unsaid.length > 0
  const back = planUndo(last, rows, may, over)
  // All cells have their earlier values, and none is being sent.
  const isBack = back.cells.every(({ outcome }) => outcome.kind === 'same')
  if (last.length > 0 && isBack && known.length === 0 && !asks) setLast([])
  const undo =
    back.cells.some(({ outcome }) => outcome.kind === 'write') && !known.some(isOnItsWay)
      ? () => begin(back, true)
      : undefined
  useShortcut({
    keys: 'mod+z',
    title: t('undo'),
    place: t('place'),
    notInDialogs: true,
    ...(undo && !asks && { run: undo }),
  })
  const close = () => setStep(undefined)
  return {
    undo,
    begin: (plan) => begin(plan, false),
    dropped: (changes) => setLast(withoutDropped(last, changes)),
    dialog: step && (
      <PasteDialog
        key={step.nr}
        plan={step.plan}
        over={over}
        undoes={step.undoes}
        onTry={refusedOf}
        onClose={close}
        onWrite={(cells) => {
          close()
          setLast(step.undoes ? [] : overNow(cells, rows))
          pasted(cells)
        }}
      />
    ),
  }
}
