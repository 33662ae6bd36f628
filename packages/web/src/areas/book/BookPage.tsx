import { CallRefused } from '@bookrunner/contract'
import type { DealDetail } from '@bookrunner/contract/deals'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { EMPTY } from '../../kit/format.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { usePageTitle } from '../../kit/page-context.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import { wordsOf } from '../../platform/failed.ts'
import { useText } from '../../platform/text.ts'
import { useShortcut } from '../../shell/keys/shortcuts.ts'
import { useDeal } from '../deals/index.ts'
import { EntryDrawer, OrderDrawer } from '../orders/index.ts'
import { BookBar } from './BookBar.tsx'
import { BookHeader } from './BookHeader.tsx'
import { BookStrip } from './BookStrip.tsx'
import { BookTable } from './BookTable.tsx'
import { BulkButton } from './BulkButton.tsx'
import { filtered, noFilter } from './filter.ts'
import { bookText } from './text.ts'
import { useBook, type Book } from './use-book.ts'

/** §2, board/order-book and deal/order-book: the orders of one deal. */
export default function BookPage() {
  const [search] = useSearchParams()
  const dealId = search.get('dealId') ?? ''
  return <OneBook key={dealId} dealId={dealId} />
}

function OneBook({ dealId }: { readonly dealId: string }) {
  const t = useText(bookText)
  const deal = useDeal(dealId)
  const book = useBook(dealId)
  usePageTitle(deal.data ? t('title.of', { deal: deal.data.face.name }) : undefined)
  const error = deal.error ?? book.error
  if (deal.data && book.data) return <Loaded detail={deal.data} book={book.data} />
  if (error || !dealId) {
    const again = () => void Promise.all([deal.refetch(), book.refetch()])
    return <NoBook error={error} detail={deal.data} onAgain={again} />
  }
  return (
    <>
      <PageHeader title={<Skeleton.Input active size="small" />} />
      <RowsSkeleton rows={12} />
    </>
  )
}

function NoBook(props: { error: unknown; detail: DealDetail | undefined; onAgain: () => void }) {
  const { error, detail, onAgain } = props
  const t = useText(bookText)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const reason = error instanceof CallRefused ? error.reason : error ? '' : 'record.unknown'
  const known = reason === 'record.unknown' ? 'gone' : reason === 'deal.not-yours' ? 'shut' : undefined
  const list = pathname.startsWith('/board') ? '/board/deal-board' : '/deal/my-deals'
  return (
    <>
      {detail ? <BookHeader detail={detail} /> : <PageHeader />}
      <ErrorState
        title={t(known ?? 'failed')}
        hint={known ? t(`${known}.hint`) : wordsOf(error)}
        {...(!known && { action: t('failed.again'), onAction: onAgain })}
      >
        <Button onClick={() => void navigate(list)}>{t('list')}</Button>
      </ErrorState>
    </>
  )
}

function Loaded({ detail, book }: { readonly detail: DealDetail; readonly book: Book }) {
  const t = useText(bookText)
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const [filter, setFilter] = useState(noFilter)
  const [entering, setEntering] = useState(false)
  const rows = filtered(book.list, filter)
  const asked = search.get('order')
  const open = (orderId: string | undefined) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (orderId) next.set('order', orderId)
      else next.delete('order')
      return next
    })
  const placeOf = (orderId: string) => {
    const next = new URLSearchParams(search)
    next.set('order', orderId)
    return `${pathname}?${next}`
  }
  return (
    <div className="br-book-page">
      <BookHeader detail={detail}>
        {book.enter !== 'no' && <BulkButton dealId={book.dealId} />}
        {book.enter !== 'no' && <EnterButton onEnter={() => setEntering(true)} />}
      </BookHeader>
      <BookStrip book={book} face={detail.face} />
      {book.sight === 'totals' ? (
        <EmptyState title={t('totals.title')} hint={t('totals.hint')} />
      ) : book.list.length === 0 ? (
        <EmptyState title={t('empty.title')} hint={t(book.sight === 'own' ? 'sightOwn' : 'empty.hint')} />
      ) : (
        <>
          <BookBar filter={filter} shown={rows.length} all={book.list.length} onChange={setFilter} />
          {book.sight === 'own' && <p className="br-book-own">{t('sightOwn')}</p>}
          {rows.length === 0 ? (
            <EmptyState title={t('none.title')} hint={t('none.hint', { count: book.list.length })}>
              <Button onClick={() => setFilter(noFilter)}>{t('none.clear')}</Button>
            </EmptyState>
          ) : (
            <BookTable
              book={book}
              rows={rows}
              over={detail.face.guidance?.level.over ?? null}
              placeOf={placeOf}
              onOpen={open}
            />
          )}
        </>
      )}
      {asked && !entering && (
        <OrderDrawer
          orderId={asked}
          listed={book.list.find(({ order }) => order.id === asked)}
          detail={detail}
          groups={book.groups}
          typeOf={(classId) => book.classes.find((each) => each.classId === classId)?.name ?? EMPTY}
          onClose={() => open(undefined)}
        />
      )}
      {book.enter !== 'no' && (
        <EntryDrawer
          detail={detail}
          groups={book.groups}
          enter={book.enter}
          open={entering}
          onClose={() => setEntering(false)}
          onOrder={(orderId) => {
            setEntering(false)
            open(orderId)
          }}
        />
      )}
    </div>
  )
}

function EnterButton({ onEnter }: { readonly onEnter: () => void }) {
  const t = useText(bookText)
  useShortcut({ keys: 'n', title: t('enter'), place: t('place'), run: onEnter })
  return (
    <Button type="primary" onClick={onEnter}>
      {t('enter')}
    </Button>
  )
}
