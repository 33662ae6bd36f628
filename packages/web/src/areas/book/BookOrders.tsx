import type { DealDetail } from '@bookrunner/contract/deals'
import { Suspense, useMemo, type ReactNode } from 'react'
import { withChosenHiding } from '../../kit/dense-page/layout.ts'
import { NoRows } from '../../kit/dense-page/NoRows.tsx'
import { useGridKeys } from '../../kit/dense-page/use-grid-keys.ts'
import { useSteady } from '../../kit/use-steady.ts'
import { api } from '../../platform/api.ts'
import { ahead, lazyScreen } from '../../platform/chunk.ts'
import { failed } from '../../platform/failed.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { BookBar } from './BookBar.tsx'
import { BookFoot } from './BookFoot.tsx'
import { EditNote } from './EditNote.tsx'
import type { GridDriver } from './grid/driver.ts'
import { planPaste } from './grid/paste.ts'
import { columnsShown } from './grid/phases.ts'
import { gridText } from './grid/text.ts'
import { GridSkeleton } from './GridSkeleton.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { noFilter } from './rows/filter.ts'
import type { GridRow } from './rows/grid-row.ts'
import type { BookStore } from './state/book-store.ts'
import { freshCount, type BrowserBook } from './state/browser-book.ts'
import { useLayouts } from './state/layout-store.ts'
import { selectedStore } from './state/select.ts'
import { bookText } from './text.ts'
import { useCellEdits } from './use-cell-edits.ts'
import { useGrid } from './use-grid.ts'
import { usePasting } from './use-pasting.tsx'
import { useTools } from './use-tools.ts'
import denseCss from '../../kit/dense/dense.module.css'

const loadGrid = () => import('./grid/BookGrid.tsx')
const BookGrid = lazyScreen(loadGrid)
// The grid's code loads while the list loads.
ahead(loadGrid)

interface Props {
  readonly book: BrowserBook
  readonly store: BookStore
  readonly detail: DealDetail
  /** Charts, beside the rows. */
  readonly panel: ReactNode
  readonly onOpen: (orderId: string) => void
}

const idsOf = (row: GridRow): string[] =>
  row.kind === 'order' ? [row.id] : row.kind === 'merge' ? [...row.merge.orderIds] : []

/** The rows of a book, their filter, and edits in their cells. */
export function BookOrders({ book, store, detail, panel, onOpen }: Props) {
  const t = useText(gridText)
  const bookT = useText(bookText)
  const layouts = useLayouts()
  const { current, change } = layouts
  const edits = useCellEdits(book, detail, store)
  const tools = useTools(book, detail.header.guidance?.level.over ?? null)
  const selection = selectedStore(book.dealId)
  const selected = useStore(selection)
  const markRead = async (orderIds?: readonly string[]) => {
    const upTo = orderIds ? book.readMarker.upTo : book.seq
    try {
      store.markRead(
        await api.book.removeNewOrderFlag({
          dealId: book.dealId,
          upTo,
          ...(orderIds && { orderIds: [...orderIds] }),
        }),
      )
    } catch (fault) {
      failed(fault)
    }
  }
  const { context, driver, unfold } = useGrid({
    book,
    layout: current,
    acts: {
      tools,
      may: ({ order }, field) => edits.may(field, order),
      edits: edits.edits,
      open: onOpen,
      acknowledge: (row) => void markRead(idsOf(row)),
      begun: edits.begun,
      typing: edits.typing,
      stopped: edits.stop,
    },
  })
  const pasting = usePasting(book, tools.over, edits)
  const { status, test, push } = book.levels
  const waits = book.summary.conditional !== '0'
  const places = useMemo(
    () => columnsShown(current.columns, current.phase, { status, test, push }, waits ? [] : ['conditional']),
    [current.columns, current.phase, status, test, push, waits],
  )
  const fresh = useMemo(() => freshCount(book), [book])
  const { onMarkRead, onUnfold } = useSteady({
    onMarkRead: () => {
      if (fresh > 0) void markRead()
    },
    onUnfold: unfold,
  })
  useGridKeys(t, bookT('place'))
  return (
    <>
      <BookBar
        levels={book.levels}
        classes={book.classes}
        banks={book.banks}
        layouts={layouts}
        fresh={fresh}
        onMarkRead={onMarkRead}
        onUnfold={onUnfold}
      />
      <div className={denseCss.body}>
        <div className={denseCss.main}>
          <div className={denseCss.book} role="region" aria-label={t('table')}>
            <Suspense fallback={<GridSkeleton />}>
              <BookGrid
                key={tools.lang}
                driver={driver}
                context={context}
                places={places}
                selected={selected}
                sort={current.sort}
                rowHeight={current.rowHeight}
                label={t('table')}
                onColumns={(next) =>
                  change({
                    columns: withChosenHiding(next, columnsShown(current.columns, 'all', book.levels)),
                  })
                }
                onSort={(sort) => change({ sort })}
                onSelect={(next) => selection.set(next)}
                onEdit={edits.typed}
                onPaste={({ cells, ...target }) =>
                  pasting.begin(planPaste(cells, { ...target, may: edits.may, quoted: edits.quoted }))
                }
              />
            </Suspense>
            <NoOrders book={book} driver={driver} onClear={() => change({ filter: noFilter })} />
          </div>
          <BookFoot book={book} driver={driver} selected={selected} onUndo={pasting.undo}>
            <EditNote
              book={book}
              over={tools.over}
              edits={edits.edits}
              advice={edits.advice}
              onAgain={edits.again}
              onDrop={edits.drop}
            />
          </BookFoot>
        </div>
        {panel}
      </div>
      {pasting.dialog}
      {edits.withoutReason.length > 0 && (
        <ReasonDialog
          count={edits.withoutReason.length}
          last={edits.reason}
          onSubmit={edits.giveReason}
          onClose={() => {
            pasting.dropped(edits.withoutReason)
            edits.discardWithoutReason()
          }}
        />
      )}
    </>
  )
}

interface NoOrdersProps {
  readonly book: BrowserBook
  readonly driver: GridDriver
  readonly onClear: () => void
}

function NoOrders({ book, driver, onClear }: NoOrdersProps) {
  const t = useText(bookText)
  const { rows } = useStore(driver.shown)
  const { size } = book.rows
  if (rows.length > 0) return null
  if (size > 0)
    return <NoRows title={t('none.title')} hint={t('none.hint', { count: size })} onClear={onClear} />
  const hint = t(book.sight === 'own' ? 'sightOwn' : 'empty.hint')
  return <NoRows title={t('empty.title')} hint={hint} onClear={undefined} />
}
