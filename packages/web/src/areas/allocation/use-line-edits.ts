import { downTo, upTo } from '@bookrunner/domain/allocation'
import { showMm, type Face } from '@bookrunner/domain/kernel'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { readCell, wishesOf, type OpenColumn, type PastedCell, type TypedFault } from './paste/plan.ts'
import type { OrderLine } from './rows/grid-row.ts'
import type { Grid } from './rows/running.ts'
import type { AllocDesk } from './state/desk.ts'
import type { LineEdit, LineWish } from './state/edits.ts'
import type { HeldAlloc } from './state/held.ts'
import { allocText } from './text.ts'

/** Why a size is none, with its figures. */
function useFaultWords(grid: Grid) {
  const t = useText(allocText)
  return (fault: TypedFault, { row }: OrderLine, size: Face = 0 as Face): string => {
    switch (fault) {
      case 'notUnderstood':
        return t('typed.notUnderstood', { examples: '25, 12.5, 0.05bn' })
      case 'tooLong':
        return t('typed.tooLong')
      case 'alloc.not-in-book':
        return t('typed.notInBook')
      case 'alloc.over-order':
        return t('typed.overOrder', { most: showMm(row.inSize) })
      case 'alloc.under-minimum':
        return t('typed.underMinimum', { least: showMm(grid.minimum) })
      case 'alloc.under-order-minimum':
        return t('typed.underOrderMinimum', { least: showMm(row.minSize ?? (0 as Face)) })
      case 'alloc.off-grid':
        return t('typed.offGrid', { below: showMm(downTo(size, grid)), above: showMm(upTo(size, grid)) })
    }
  }
}

const isSame = (line: OrderLine, typed: { size: Face } | { note: string | null }): boolean => {
  const { edit, row } = line
  if ('note' in typed) return (edit?.note === undefined ? row.note : edit.note) === typed.note
  return (edit?.size ?? row.size) === typed.size
}

/** Cells as they are typed: read, written, and said of each what became of it. */
export function useLineEdits(alloc: HeldAlloc, desk: AllocDesk, grid: Grid) {
  const edits = useStore(desk.edits)
  const t = useText(allocText)
  const words = useFaultWords(grid)
  const of = (line: OrderLine, why: string) => t('typed.of', { number: line.row.number, why })
  const [advice, setAdvice] = useState<string>()
  const begun = useRef<{ readonly orderId: string; readonly seen: number }>(undefined)
  useEffect(() => desk.settle(alloc), [desk, alloc])
  const wish = ({ id, row, edit, size }: OrderLine): LineWish => ({
    ...{ orderId: id, number: row.number, size: edit?.size ?? size ?? (0 as Face) },
  })
  return {
    edits,
    advice,
    words,
    begun: (line: OrderLine) => {
      begun.current = { orderId: line.id, seen: alloc.seq }
    },
    typing: (line: OrderLine, column: OpenColumn, text: string) => {
      const read = readCell(column, text, line, grid)
      const wrong = 'fault' in read && text.trim() !== ''
      setAdvice(wrong ? of(line, words(read.fault, line, read.size)) : undefined)
    },
    stopped: () => setAdvice(undefined),
    /** A cell that was typed into is left. */
    typed: (line: OrderLine, column: OpenColumn, text: string) => {
      const read = readCell(column, text, line, grid)
      // What stood there when it was begun is what it is written over.
      const seen = begun.current?.orderId === line.id ? begun.current.seen : alloc.seq
      if ('fault' in read) {
        const said = words(read.fault, line, read.size)
        if (read.size === undefined) setAdvice(of(line, said))
        else desk.refuse({ ...wish(line), size: read.size }, said, seen)
        return
      }
      if (isSame(line, read)) return
      desk.write('typed', [{ ...wish(line), ...read }], seen)
    },
    pasted: (cells: readonly PastedCell[], seen: number) => desk.write('paste', wishesOf(cells), seen),
    again: (list: readonly LineEdit[]) => desk.again(list, alloc),
    drop: (list: readonly LineEdit[]) => desk.drop(list.map(({ orderId }) => orderId)),
  }
}

export type LineEdits = ReturnType<typeof useLineEdits>
