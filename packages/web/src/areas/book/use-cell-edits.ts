import type { DealDetail } from '@bookrunner/contract/deals'
import type { BookRow } from '@bookrunner/contract/book'
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { reaches } from '@bookrunner/domain/orders'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import {
  isAsItWas,
  mayEdit,
  needsReason,
  readTyped,
  type EditField,
  type EditRights,
} from './grid/edit-fields.ts'
import type { PastedCell } from './grid/paste.ts'
import type { GridRow } from './rows/grid-row.ts'
import type { BookStore } from './state/book-store.ts'
import { cellName, type CellEdit, type CellWish } from './state/cell-edit.ts'
import { editDesk } from './state/edits.ts'
import type { BrowserBook } from './state/browser-book.ts'

/** So long nothing is typed before it is asked what it would come to. */
const PAUSE_MS = 250

const rightsOf = ({ abilities }: DealDetail, order: BookRow, bankId: string): EditRights => ({
  enterAll: abilities.enterOrder === 'all',
  privateComments: reaches(abilities.writePrivateComments, order, bankId),
})

/** A cell as it was when somebody began to type over it. */
interface Begun {
  readonly cell: string
  readonly order: BookRow
}

/** Over the row as it was read: another's word in that cell since is a clash, in another cell of it none. */
const wishFor = (row: BookRow, field: EditField, value: CellWish['value']): CellWish => ({
  orderId: row.id,
  number: row.number,
  field,
  value,
  expectedVersion: row.version,
  was: row[field],
})

const wishesOf = (cells: readonly PastedCell[]): CellWish[] =>
  cells.flatMap(({ outcome }) =>
    outcome.kind === 'write' ? [wishFor(outcome.order, outcome.field, outcome.value)] : [],
  )

/** A try needs a reason like any other write; it is kept nowhere. */
const withReason =
  ({ rows }: BrowserBook) =>
  (wish: CellWish): CellWish => {
    const row = rows.get(wish.orderId)
    return row && needsReason(wish.field, row) ? { ...wish, reason: '–' } : wish
  }

type Advice = { readonly words: string } | { readonly fault: 'typed' } | undefined

/** The same, over the order as it stands by now. */
const onceMore = ({ orderId, field, value, reason }: CellEdit, { rows }: BrowserBook): CellWish[] => {
  const row = rows.get(orderId)
  return row ? [{ ...wishFor(row, field, value), reason }] : []
}

/** What is being typed would come to that: asked in a pause, and no longer once something else is typed. */
function useAdvice({ dealId, levels }: BrowserBook, tell: Dispatch<SetStateAction<Advice>>) {
  const asking = useRef<{ timer?: ReturnType<typeof setTimeout>; call?: AbortController }>({})
  const halt = () => {
    clearTimeout(asking.current.timer)
    asking.current.call?.abort()
  }
  // What was not understood is gone from its cell by now: it is said until something else is typed.
  const stop = () => {
    halt()
    tell((said) => (said && 'fault' in said ? said : undefined))
  }
  const ask = (order: BookRow, field: EditField, text: string) => {
    halt()
    tell(undefined)
    const read = readTyped(field, text)
    if (!read.ok || isAsItWas(field, order, read.value)) return
    const call = new AbortController()
    const wish = { ...wishFor(order, field, read.value), ...(needsReason(field, order) && { reason: '–' }) }
    const said = async () => {
      const words = await editDesk(dealId).advice(wish, levels, call.signal)
      if (!call.signal.aborted) tell(words === undefined ? undefined : { words })
    }
    asking.current = { call, timer: setTimeout(() => void said(), PAUSE_MS) }
  }
  return { ask, stop }
}

type Desk = ReturnType<typeof editDesk>

/** Over the newest that was heard of, shown or not: another's word in another cell is no clash. */
function sendOver(
  store: Pick<BookStore, 'showNow'>,
  desk: Desk,
  wishes: readonly CellWish[],
  levels: BrowserBook['levels'],
): void {
  const newest = store.showNow()
  if (newest) desk.settle(newest)
  desk.write(wishes, levels)
}

/** Cells as they are typed: read, held back for a reason where it needs one, written, and said of each what became of it. */
export function useCellEdits(book: BrowserBook, detail: DealDetail, store: Pick<BookStore, 'showNow'>) {
  const { dealId, levels } = book
  const desk = editDesk(dealId)
  const edits = useStore(desk.edits)
  const bankId = useStore(sessionStore)?.user.entityId ?? ''
  const [advice, setAdvice] = useState<Advice>()
  const [unsaid, setUnsaid] = useState<readonly CellWish[]>([])
  const [reason, setReason] = useState('')
  const begun = useRef<Begun>(undefined)
  const { ask, stop } = useAdvice(book, setAdvice)
  useEffect(() => desk.start(), [desk])
  useEffect(() => desk.settle(book), [desk, book])
  const write = (wishes: readonly CellWish[]) => {
    const held = wishes.filter(({ orderId, field }) => {
      const row = book.rows.get(orderId)
      return row !== undefined && needsReason(field, row)
    })
    const ready = wishes.filter((wish) => !held.includes(wish))
    sendOver(store, desk, ready, levels)
    setUnsaid(held)
  }
  const together = (edit: CellEdit) => (edit.state === 'held' ? desk.heldWith(edit) : [edit])
  const again = (edit: CellEdit) => {
    const all = together(edit)
    desk.drop(all.filter(({ orderId }) => !book.rows.has(orderId)))
    write(all.flatMap((each) => onceMore(each, book)))
  }
  return {
    edits,
    advice,
    unsaid,
    reason,
    stop,
    again,
    may: (field: EditField, order: BookRow) =>
      mayEdit(field, order, rightsOf(detail, order, bankId), levels) &&
      // What may say whose order it is, is not written over where it is not read.
      !(field === 'privateComment' && book.holders.get(order.holder)?.masked),
    drop: (edit: CellEdit) => desk.drop(together(edit)),
    /** A cell that was typed into is left. */
    typed: (row: GridRow, field: EditField, text: string) => {
      if (row.kind !== 'order') return
      const read = readTyped(field, text)
      if (!read.ok) return setAdvice({ fault: 'typed' })
      // As it stands by now: it may have been saved by somebody else since it was begun, which the server says.
      const known = edits.get(cellName({ orderId: row.order.id, field }))
      const old =
        begun.current?.cell === cellName({ orderId: row.order.id, field }) ? begun.current.order : row.order
      if (!known && isAsItWas(field, old, read.value)) return
      write([wishFor(old, field, read.value)])
    },
    begun: (order: BookRow, field: EditField) => {
      begun.current = { cell: cellName({ orderId: order.id, field }), order }
    },
    typing: ask,
    pasted: (cells: readonly PastedCell[]) => write(wishesOf(cells)),
    /** Which of them the server would refuse, and why. */
    refusedOf: (cells: readonly PastedCell[], signal: AbortSignal) =>
      desk.refusedOf(wishesOf(cells).map(withReason(book)), levels, signal),
    say: (said: string) => {
      setReason(said)
      const wishes = unsaid.map((wish) => ({ ...wish, reason: said }))
      sendOver(store, desk, wishes, levels)
      setUnsaid([])
    },
    unsay: () => setUnsaid([]),
  }
}
