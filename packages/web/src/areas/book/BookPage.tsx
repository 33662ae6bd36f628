import type { DealDetail } from '@bookrunner/contract/deals'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { memo, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageSkeleton } from '../../kit/dense-page/PageSkeleton.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { usePageTitle } from '../../kit/page-context.ts'
import { wholePage } from '../../kit/page-shape.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useOwnTask } from '../../kit/use-own-task.ts'
import { useSteady } from '../../kit/use-steady.ts'
import { endsReading } from '../../platform/answers.ts'
import { textIn, useText } from '../../platform/text.ts'
import { allocView, DealPageFault, useDeal } from '../deals/index.ts'
import { EntryDrawer } from '../orders/index.ts'
import { BookActions } from './BookActions.tsx'
import { BookHeader } from './BookHeader.tsx'
import { BookOrders } from './BookOrders.tsx'
import { BookStrip } from './BookStrip.tsx'
import { BookPanel } from './charts/index.ts'
import { DeskDialogs, mayMerge, useDesk } from './desk/index.ts'
import { BookOrder } from './detail/index.ts'
import { GridSkeleton } from './GridSkeleton.tsx'
import { LaunchedSlot } from './launched/index.ts'
import type { BookStore } from './state/book-store.ts'
import { stateOf, type BrowserBook } from './state/browser-book.ts'
import { WhoIsHere } from './here/index.ts'
import { GuideAt, RoundProgress } from './rounds/index.ts'
import { bookText } from './text.ts'
import { useBook } from './use-book.ts'
import denseCss from '../../kit/dense/dense.module.css'

/** §2, board/order-book and deal/order-book: the orders of one deal. */
export default function BookPage() {
  const [search] = useSearchParams()
  const dealId = search.get('dealId') ?? ''
  if (search.get('view') === allocView) return <LaunchedSlot.Place dealId={dealId} />
  return <OneBook key={dealId} dealId={dealId} />
}

function OneBook({ dealId }: { readonly dealId: string }) {
  const t = useText(bookText)
  const deal = useDeal(dealId)
  const { book, error: fault, store } = useBook(dealId)
  const name = deal.data?.header.name
  usePageTitle(name === undefined ? undefined : (lang) => textIn(bookText, lang)('title.of', { deal: name }))
  // A book that was read stays on the screen while a refresh fails, unless the reader lost the right to it.
  const end = [deal.error, fault].find(endsReading)
  const error = end ?? deal.error ?? fault
  if (deal.data && book && !end) return <Loaded detail={deal.data} book={book} store={store} />
  if (error || !dealId) {
    const again = () => void Promise.all([deal.refetch(), store.ask()])
    return (
      <DealPageFault
        error={error}
        t={t}
        header={deal.data ? <BookHeader detail={deal.data} /> : <PageHeader />}
        onAgain={again}
      />
    )
  }
  return (
    <PageSkeleton header={deal.data && <BookHeader detail={deal.data} />}>
      <GridSkeleton />
    </PageSkeleton>
  )
}

interface PanelProps {
  readonly book: BrowserBook
  readonly name: string
  /** The reader may set guidance. */
  readonly may: boolean
  readonly guide: (level: GuidanceLevel) => void
}

/** A chart takes as long to draw as all rows. Frequent changes reach it together at this interval, within two seconds. */
const CHART_MS = 1200

/**
 * Charts of the same state as strip and rows. They are drawn after both, so that a long task never delays scrolling.
 */
function Panel({ book, name, may, guide }: PanelProps) {
  const drawn = useOwnTask(book, CHART_MS)
  return (
    <BookPanel
      dealId={drawn.dealId}
      seq={drawn.seq}
      at={drawn.at}
      classes={drawn.classes}
      dealName={name}
      state={stateOf(drawn)}
      onGuidance={may ? guide : undefined}
    />
  )
}

interface LoadedProps {
  readonly detail: DealDetail
  readonly book: BrowserBook
  readonly store: BookStore
}

const Loaded = memo(function Loaded({ detail, book, store }: LoadedProps) {
  // The strip changes with the header.
  useEffect(() => store.hurry(), [store, detail])
  const t = useText(bookText)
  const [search, setSearch] = useSearchParams()
  const [entering, setEntering] = useState(false)
  const [unsent, setUnsent] = useState(false)
  const desk = useDesk()
  const [guiding, guide] = useState<GuidanceLevel>()
  const openOrderId = search.get('order')
  const open = (orderId: string | undefined) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (orderId) next.set('order', orderId)
      else next.delete('order')
      return next
    })
  const { onEnter, onLeave, onEntered } = useSteady({
    onEnter: () => setEntering(true),
    onLeave: () => setEntering(false),
    onEntered: (orderId: string) => {
      setEntering(false)
      open(orderId)
    },
  })
  const panel = (
    <Panel book={book} guide={guide} name={detail.header.name} may={detail.moves.includes('setGuidance')} />
  )
  return (
    <div ref={wholePage} className={denseCss.page}>
      <BookHeader detail={detail} levels={book.levels} people={<WhoIsHere book={book} />}>
        <BookActions
          book={book}
          store={store}
          detail={detail}
          desk={desk}
          unsent={unsent}
          onEnter={onEnter}
        />
      </BookHeader>
      <BookStrip book={book} header={detail.header} />
      <RoundProgress book={book} detail={detail} onOrder={open} />
      {book.sight === 'own' && <p className={denseCss.own}>{t('sightOwn')}</p>}
      {book.sight === 'totals' ? (
        <div className={denseCss.body}>
          <div className={denseCss.main}>
            <EmptyState title={t('totals.title')} hint={t('totals.hint')} />
          </div>
          {panel}
        </div>
      ) : (
        <BookOrders book={book} store={store} detail={detail} panel={panel} onOpen={open} />
      )}
      {openOrderId && !entering && (
        <BookOrder
          book={book}
          detail={detail}
          orderId={openOrderId}
          onOrder={open}
          onSplit={mayMerge(detail, book) ? desk.split : undefined}
          onClose={() => open(undefined)}
        />
      )}
      {guiding && <GuideAt book={book} detail={detail} level={guiding} onClose={() => guide(undefined)} />}
      <DeskDialogs desk={desk} book={book} detail={detail} onOrder={open} />
      {book.enter !== 'no' && (
        <EntryDrawer
          detail={detail}
          groups={book.parties}
          enter={book.enter}
          open={entering}
          onClose={onLeave}
          onOrder={onEntered}
          onUnsent={setUnsent}
        />
      )}
    </div>
  )
})
