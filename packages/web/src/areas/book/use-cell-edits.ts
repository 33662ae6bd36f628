import type { DealDetail } from '@bookrunner/contract/deals'
import type { BookRow } from '@bookrunner/contract/book'
import { useEffect, useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { reaches } from '@bookrunner/domain/orders'
import { useCloseWarning } from '../../kit/use-close-warning.ts'
import { tell } from '../../platform/notify.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { hasUnsaved } from '../../platform/unsaved.ts'
import { quotedIn } from '../orders/index.ts'
import {
  isLadder,
  isUnchanged,
  lastLevels,
  levelsOf,
  mayEdit,
  needsReason,
  readTyped,
  typedAs,
  valueOf,
  type EditField,
  type EditRights,
  type LadderBefore,
} from './grid/edit-fields.ts'
import type { PastedCell } from './grid/paste.ts'
import type { OrderLine } from './rows/grid-row.ts'
import type { BookStore } from './state/book-store.ts'
import { cellName, isOnItsWay, type CellEdit, type CellChange } from './state/cell-edit.ts'
import { editDesk } from './state/edits.ts'
import type { BrowserBook } from './state/browser-book.ts'
import { bookText } from './text.ts'
import { useLadderMessage } from './use-ladder-message.ts'

/** The pause in typing before the server checks the text. */
const PAUSE_MS = 250

const rightsOf = ({ abilities }: DealDetail, order: BookRow, bankId: string): EditRights => ({
  enterAll: abilities.enterOrder === 'all',
  privateComments: reaches(abilities.writePrivateComments, order, bankId),
})

const mayEditIn =
  ({ levels, holders }: BrowserBook, detail: DealDetail, bankId: string) =>
  (field: EditField, order: BookRow): boolean =>
    mayEdit(field, order, rightsOf(detail, order, bankId), levels) &&
    // A private comment might reveal the investor: a reader who may not read it cannot replace it.
    !(field === 'privateComment' && holders.get(order.holder)?.masked)

/** A cell and its order when the edit started. */
interface BegunEdit {
  readonly cell: string
  readonly order: BookRow
  /** As its cells showed it: with an edit that the book does not have yet. */
  readonly last: LadderBefore['last']
  /** An edit of the cell that the book did not have yet. */
  readonly pending: CellEdit | undefined
}

/** A change over the row that was read: it clashes only if this cell changed since. */
const changeFor = (row: BookRow, field: EditField, value: CellChange['value']): CellChange => ({
  orderId: row.id,
  number: row.number,
  field,
  value,
  expectedVersion: row.version,
  was: valueOf(row, field),
})

/** Both cells of a ladder make one change. */
function changesOf(cells: readonly PastedCell[]): CellChange[] {
  const changes = cells.flatMap(({ outcome }) =>
    outcome.kind === 'write' ? [changeFor(outcome.order, outcome.field, outcome.value)] : [],
  )
  return [...new Map(changes.map((change) => [cellName(change), change])).values()]
}

const lacksReason =
  ({ rows }: BrowserBook) =>
  ({ orderId, field }: CellChange): boolean => {
    const row = rows.get(orderId)
    return row !== undefined && needsReason(field, row)
  }

/** A trial needs a reason like any write; it is not stored. */
const withReason =
  (book: BrowserBook) =>
  (change: CellChange): CellChange =>
    lacksReason(book)(change) ? { ...change, reason: '–' } : change

type Advice = { readonly message: string } | { readonly fault: 'typed' } | undefined

/** The same change over the current order. */
const repeatedChange = ({ orderId, field, value, reason }: CellEdit, { rows }: BrowserBook): CellChange[] => {
  const row = rows.get(orderId)
  return row ? [{ ...changeFor(row, field, value), reason }] : []
}

/** Asks the server about the text being typed, after a pause, and cancels if it changes. */
function useAdvice(
  { dealId, levels }: BrowserBook,
  quoted: LadderBefore['quoted'],
  setAdvice: Dispatch<SetStateAction<Advice>>,
) {
  const asking = useRef<{ timer?: ReturnType<typeof setTimeout>; call?: AbortController }>({})
  const halt = () => {
    clearTimeout(asking.current.timer)
    asking.current.call?.abort()
  }
  // An unreadable text has left its cell: its message stays until something else is typed.
  const stop = () => {
    halt()
    setAdvice((current) => (current && 'fault' in current ? current : undefined))
  }
  const ask = ({ order, last }: Pick<BegunEdit, 'order' | 'last'>, field: EditField, text: string) => {
    halt()
    setAdvice(undefined)
    const read = readTyped(field, text, { last, quoted })
    if (!read.ok || isUnchanged(field, order, read.value)) return
    const call = new AbortController()
    const change = {
      ...changeFor(order, field, read.value),
      ...(needsReason(field, order) && { reason: '–' }),
    }
    const showAdvice = async () => {
      const message = await editDesk(dealId).advice(change, levels, call.signal)
      if (!call.signal.aborted) setAdvice(message === undefined ? undefined : { message })
    }
    asking.current = { call, timer: setTimeout(() => void showAdvice(), PAUSE_MS) }
  }
  return { ask, stop }
}

/** Over an edit of the other cell of its ladder that the book does not have yet. */
function startOf(order: BookRow, field: EditField, edits: ReadonlyMap<string, CellEdit>): BegunEdit {
  const cell = cellName({ orderId: order.id, field })
  const known = edits.get(cell)
  const levels = known && isLadder(field) && !known.isUnread ? levelsOf(known.value) : undefined
  const pending = known && isOnItsWay(known) ? known : undefined
  return { cell, order, pending, last: levels ?? lastLevels(order) }
}

/** The cell showed this value when the edit started, and nothing of it was refused. */
const isSame = (
  { order, pending }: BegunEdit,
  field: EditField,
  value: CellChange['value'],
  now?: CellEdit,
) => (!now || isOnItsWay(now)) && (pending ? pending.value === value : isUnchanged(field, order, value))

type Desk = ReturnType<typeof editDesk>
type Store = Pick<BookStore, 'showNow' | 'hurry'>

/** The edits of the reader, without those that the book has. The book shows a saved one at once. */
function useEdits(desk: Desk, book: BrowserBook, store: Store) {
  const edits = useStore(desk.edits)
  useEffect(() => desk.start(), [desk])
  useEffect(() => desk.settle(book), [desk, book])
  const isSaved = [...edits.values()].some(({ state }) => state === 'done')
  useEffect(() => {
    if (isSaved) store.hurry()
  }, [store, isSaved])
  return edits
}

/** Writes over the newest received book, so that a change of another cell is no clash. */
function sendOver(
  store: Store,
  desk: Desk,
  changes: readonly CellChange[],
  levels: BrowserBook['levels'],
): void {
  const newest = store.showNow()
  if (newest) desk.settle(newest)
  desk.write(changes, levels)
}

/**
 * Edits of cells: parses them, asks for a reason if the book is closed, writes them, and reports the result of each.
 */
export function useCellEdits(book: BrowserBook, detail: DealDetail, store: Store) {
  const { dealId, levels } = book
  const desk = editDesk(dealId)
  const edits = useEdits(desk, book, store)
  const bankId = useStore(sessionStore)?.user.entityId ?? ''
  const [advice, setAdvice] = useState<Advice>()
  const [withoutReason, setWithoutReason] = useState<readonly CellChange[]>([])
  const [reason, setReason] = useState('')
  const begun = useRef<BegunEdit>(undefined)
  const quoted = useMemo(() => quotedIn(detail), [detail])
  const messageOf = useLadderMessage()
  const t = useText(bookText)
  const { ask, stop } = useAdvice(book, quoted, setAdvice)
  // Cells whose reason is being asked for are stored nowhere yet.
  useCloseWarning(() => hasUnsaved() || withoutReason.length > 0)
  const write = (changes: readonly CellChange[]) => {
    const unexplained = changes.filter(lacksReason(book))
    const ready = changes.filter((change) => !unexplained.includes(change))
    sendOver(store, desk, ready, levels)
    setWithoutReason(unexplained)
  }
  const sameList = (edit: CellEdit) => (edit.state === 'blocked' ? desk.blockedWith(edit) : [edit])
  const again = (edit: CellEdit) => {
    const all = sameList(edit)
    desk.drop(all.filter(({ orderId }) => !book.rows.has(orderId)))
    write(all.flatMap((each) => repeatedChange(each, book)))
  }
  return {
    edits,
    advice,
    withoutReason,
    reason,
    stop,
    again,
    quoted,
    may: mayEditIn(book, detail, bankId),
    drop: (edit: CellEdit) => desk.drop(sameList(edit)),
    /** The edit of a cell ended. */
    typed: (row: OrderLine, field: EditField, text: string) => {
      const cell = cellName({ orderId: row.order.id, field })
      // Compares with the order at the start of the edit; the server reports a change since then.
      const start = begun.current?.cell === cell ? begun.current : startOf(row.order, field, edits)
      const read = readTyped(field, text, { last: start.last, quoted })
      if (read.ok) {
        if (!isSame(start, field, read.value, edits.get(cell)))
          write([changeFor(start.order, field, read.value)])
        else if (text.trim() !== typedAs(field, read.value, quoted.names[0] ?? null))
          tell('info', t('edit.same'))
      } else if (read.reason === 'ladder') {
        desk.refuse(changeFor(start.order, field, text.trim()), messageOf(read.refusal))
      } else setAdvice({ fault: 'typed' })
    },
    begun: ({ order }: OrderLine, field: EditField) => {
      begun.current = startOf(order, field, edits)
    },
    typing: ({ order }: OrderLine, field: EditField, text: string) =>
      ask(startOf(order, field, edits), field, text),
    pasted: (cells: readonly PastedCell[]) => write(changesOf(cells)),
    /** The cells that the server would refuse, and why. */
    refusedOf: (cells: readonly PastedCell[], signal: AbortSignal) =>
      desk.refusedOf(changesOf(cells).map(withReason(book)), levels, signal),
    giveReason: (text: string) => {
      setReason(text)
      const changes = withoutReason.map((change) => ({ ...change, reason: text }))
      sendOver(store, desk, changes, levels)
      setWithoutReason([])
    },
    discardWithoutReason: () => setWithoutReason([]),
  }
}
