import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { RowColumn } from '@bookrunner/domain/orders'
import type { BulkRow } from './rows.ts'

/** The selected cell, and the text typed into it. */
export interface CellPlace {
  readonly id: number
  readonly column: RowColumn
  /** Undefined if the cell is selected but not edited. */
  readonly typed?: string | undefined
}

interface CellsInput {
  readonly table: RefObject<HTMLTableElement | null>
  readonly rows: readonly BulkRow[]
  readonly columns: readonly RowColumn[]
  readonly frozen: boolean
  readonly onEdit: (id: number, column: RowColumn, typed: string) => void
}

const keyMoves: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-15, 0],
  PageDown: [15, 0],
}

/** Keyboard control as in a spreadsheet: arrows move, Enter or a letter starts an edit, Escape cancels it. */
export function useCells({ table, rows, columns, frozen, onEdit }: CellsInput) {
  const [place, setPlace] = useState<CellPlace>()
  const follow = useRef(false)
  const here = place && rows.some(({ id }) => id === place.id) ? place : undefined
  const at = here ?? (rows[0] && columns[0] ? { id: rows[0].id, column: columns[0] } : undefined)
  useEffect(() => {
    if (!follow.current || !place || place.typed !== undefined) return
    follow.current = false
    table.current?.querySelector<HTMLElement>(`[data-cell="${place.id} ${place.column}"]`)?.focus()
  }, [place, table])

  const go = (from: CellPlace, down: number, right: number) => {
    const [row, column] = [rows.findIndex(({ id }) => id === from.id), columns.indexOf(from.column)]
    const within = (index: number, length: number) => Math.max(0, Math.min(length - 1, index))
    const next = {
      row: rows[within(row + down, rows.length)],
      column: columns[within(column + right, columns.length)],
    }
    follow.current = true
    if (next.row && next.column) setPlace({ id: next.row.id, column: next.column })
  }
  const write = (from: CellPlace, typed: string) => !frozen && setPlace({ ...from, typed })
  const textOf = ({ id, column }: CellPlace) => rows.find((row) => row.id === id)?.cells[column] ?? ''
  const end = (from: CellPlace, [down, right]: readonly [number, number]) => {
    onEdit(from.id, from.column, from.typed ?? '')
    go(from, down, right)
  }

  const onKeyDown = (event: KeyboardEvent, from: CellPlace) => {
    if (from.typed !== undefined) return whileWriting(event, from)
    const keyMove = keyMoves[event.key]
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (keyMove && plain) go(from, ...keyMove)
    else if (event.key === 'Enter' || event.key === 'F2') write(from, textOf(from))
    else if ((event.key === 'Delete' || event.key === 'Backspace') && !frozen)
      onEdit(from.id, from.column, '')
    // An input method starts: its letters go into the cell opened here.
    else if (event.key === 'Process') return write(from, '')
    else if (event.key.length === 1 && plain && event.key !== ' ') write(from, event.key)
    else return
    event.preventDefault()
  }
  const whileWriting = (event: KeyboardEvent, from: CellPlace) => {
    // Enter of an input method does not end the edit.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') end(from, [event.shiftKey ? -1 : 1, 0])
    else if (event.key === 'Tab') end(from, [0, event.shiftKey ? -1 : 1])
    else if (event.key === 'Escape') go(from, 0, 0)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    at,
    onKeyDown,
    textOf,
    select: setPlace,
    write,
    type: (from: CellPlace, typed: string) => setPlace({ ...from, typed }),
    /** A click elsewhere applies the typed text. */
    leave: (from: CellPlace) => {
      onEdit(from.id, from.column, from.typed ?? '')
      setPlace((now) =>
        now?.id === from.id && now.column === from.column ? { id: from.id, column: from.column } : now,
      )
    },
  }
}
