import { downTo, upTo } from '@bookrunner/domain/allocation'
import { showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { useEffect, useRef, useState } from 'react'
import { tell } from '../../platform/notify.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { divideCell } from './paste/divide.ts'
import {
  readCell,
  editedLines,
  type Demand,
  type OpenColumn,
  type PastedCell,
  type Typed,
  type TypedFault,
} from './paste/plan.ts'
import type { EditableLine, MergeLine, OrderLine } from './rows/grid-row.ts'
import type { Grid } from './rows/running.ts'
import type { AllocDesk } from './state/desk.ts'
import { isOpen, noteIn, type PendingEdit } from './state/edits.ts'
import type { BrowserAlloc } from './state/browser-alloc.ts'
import { allocText } from './text.ts'

/** The message about an invalid size, with its figures. */
function useFaultMessage(grid: Grid) {
  const t = useText(allocText)
  return (
    fault: TypedFault,
    { row }: { readonly row: Demand },
    size: FaceAmount = 0 as FaceAmount,
  ): string => {
    switch (fault) {
      case 'alloc.not-divisible':
        return t('typed.notDivisible')
      case 'notUnderstood':
        return t('typed.notUnderstood')
      case 'tooLong':
        return t('typed.tooLong')
      case 'alloc.not-in-book':
        return t('typed.notInBook')
      case 'alloc.over-order':
        return t('typed.overOrder', { most: showMm(row.acceptedIn) })
      case 'alloc.under-minimum':
        return t('typed.underMinimum', { least: showMm(grid.minimum) })
      case 'alloc.under-order-minimum':
        return t('typed.underOrderMinimum', { least: showMm(row.minSize ?? (0 as FaceAmount)) })
      case 'alloc.off-grid':
        return t('typed.offGrid', { below: showMm(downTo(size, grid)), above: showMm(upTo(size, grid)) })
    }
  }
}

/** The edit in a cell, and invalid text in it. */
function editOf(line: OrderLine, column: OpenColumn) {
  const { edit, noteEdit, row } = line
  if (column === 'note') {
    const open = noteEdit && isOpen(noteEdit) ? noteEdit : undefined
    return { open, shown: { note: noteIn(row, line) }, saved: { note: row.note } }
  }
  const open = edit && isOpen(edit) ? edit : undefined
  const shown = open ? open.size : (edit?.size ?? row.size)
  return { open, shown: { size: shown }, saved: { size: row.size } }
}

const nameOf = (line: EditableLine): string => (line.kind === 'merge' ? line.investor : line.row.number)

const isSame = (
  typed: Typed,
  other: { readonly size?: FaceAmount | null | undefined } | { readonly note: string | null },
): boolean =>
  'size' in typed
    ? 'size' in other && other.size === typed.size
    : 'note' in other && other.note === typed.note

/** Edits of cells: parsed, saved, and their state shown. */
export function useLineEdits(alloc: BrowserAlloc, desk: AllocDesk, grid: Grid) {
  const edits = useStore(desk.edits)
  const t = useText(allocText)
  const faultMessage = useFaultMessage(grid)
  const of = (line: EditableLine, why: string) => t('typed.of', { number: nameOf(line), why })
  const [advice, setAdvice] = useState<string>()
  const begun = useRef<{ readonly orderId: string; readonly expectedSeq: number }>(undefined)
  useEffect(() => desk.settle(alloc), [desk, alloc])
  /** A size of merged orders together is one change of all of them. */
  const typedTogether = (
    line: MergeLine,
    column: OpenColumn,
    { text, expectedSeq }: { readonly text: string; readonly expectedSeq: number },
  ) => {
    const divided = divideCell(column, text, { line, alloc, grid })
    if ('fault' in divided) {
      const words = faultMessage(divided.fault, { row: divided.demand }, divided.size)
      const typed = { column, text: text.trim() }
      desk.refuse({ orderId: line.id, number: line.investor }, { words, expectedSeq, typed })
      return
    }
    if (line.edit) desk.drop([line.edit])
    if (divided.lines.length > 0) desk.write('typed', divided.lines, expectedSeq)
  }
  return {
    edits,
    advice,
    faultMessage,
    begun: (line: EditableLine) => {
      begun.current = { orderId: line.id, expectedSeq: alloc.seq }
    },
    typing: (line: EditableLine, column: OpenColumn, text: string) => {
      const read =
        line.kind === 'merge'
          ? divideCell(column, text, { line, alloc, grid })
          : { demand: line.row, ...readCell(column, text, line, grid) }
      const wrong = 'fault' in read && text.trim() !== ''
      setAdvice(wrong ? of(line, faultMessage(read.fault, { row: read.demand }, read.size)) : undefined)
    },
    stopped: () => setAdvice(undefined),
    /** Called when an edited cell is left. */
    typed: (line: EditableLine, column: OpenColumn, text: string) => {
      // The edit is based on the value shown when typing began.
      const expectedSeq = begun.current?.orderId === line.id ? begun.current.expectedSeq : alloc.seq
      if (line.kind === 'merge') return typedTogether(line, column, { text, expectedSeq })
      const read = readCell(column, text, line, grid)
      const whose = { orderId: line.id, number: line.row.number }
      if ('fault' in read) {
        const why = faultMessage(read.fault, line, read.size)
        if (read.size === undefined)
          desk.refuse(whose, { words: why, expectedSeq, typed: { column, text: text.trim() } })
        else desk.refuse({ ...whose, size: read.size }, { words: why, expectedSeq })
        return
      }
      const { open, shown, saved } = editOf(line, column)
      if (isSame(read, shown) && !open?.typed) return tell('info', t('typed.same'))
      // Typing the stored value again discards the edit.
      if (open && isSame(read, saved)) desk.drop([open])
      else desk.write('typed', [{ ...whose, ...read }], expectedSeq)
    },
    pasted: (cells: readonly PastedCell[], expectedSeq: number) =>
      desk.write('paste', editedLines(cells), expectedSeq),
    again: (list: readonly PendingEdit[]) => desk.again(list, alloc),
    drop: (list: readonly PendingEdit[]) => desk.drop(list),
  }
}

export type LineEdits = ReturnType<typeof useLineEdits>
