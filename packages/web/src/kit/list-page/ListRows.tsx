import { Button, Flex } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { faultMessage } from '../../platform/failed.ts'
import { useText } from '../../platform/text.ts'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { RowsSkeleton } from '../Skeletons.tsx'
import { ListTable, type TableOptions } from './ListTable.tsx'
import { Pages } from './Pages.tsx'
import { RowCard } from './RowCard.tsx'
import { BulkBar, useSelection, type BulkAction } from './selection.tsx'
import { listText } from './text.ts'
import type { AnyList, ListRows as Loaded } from './use-list.ts'
import css from './list-page.module.css'

export interface ListTexts {
  /** What the list is called. */
  readonly label: string
  readonly failed: string
  /** Nothing matches the filters. */
  readonly none: { readonly title: string; readonly hint: string }
  /** There is nothing at all: what the list is for, and the first step. */
  readonly empty: {
    readonly title: string
    readonly hint: string
    readonly step?: ReactNode
    readonly drawing?: ReactNode
  }
}

export interface RowsProps<Row> {
  readonly list: AnyList
  readonly loaded: Loaded<Row>
  readonly texts: ListTexts
  /** Those of the page, where the screen changes or orders what was loaded. */
  readonly rows?: readonly Row[]
  readonly table?: TableOptions<Row>
  /** One row as a card, or all of them where cards are grouped; else a card lists the columns. */
  readonly renderCard?: (row: Row) => ReactNode
  readonly renderCards?: (rows: readonly Row[]) => ReactNode
  readonly view: 'cards' | 'table'
  readonly skeleton?: ReactNode
  readonly bulk?: readonly BulkAction<Row>[]
}

/** A page of rows, or what there is to say while there are none, and the pages under it. */
export function ListRows<Row>(props: RowsProps<Row>) {
  const { list, loaded } = props
  const { data, isPlaceholderData } = loaded
  const { state, change } = list
  const back = data && !isPlaceholderData ? list.address.stepBack(state, data.total) : undefined
  useEffect(() => {
    if (back) change(back, { replace: true })
  }, [back, change])
  return (
    <>
      <Content {...props} />
      {data && (
        <Pages
          page={state.page}
          size={state.size}
          total={data.total}
          onChange={(next) => change({ ...state, ...next })}
        />
      )}
    </>
  )
}

function Content<Row>(props: RowsProps<Row>) {
  const t = useText(listText)
  const { list, loaded, texts, skeleton = <RowsSkeleton rows={10} /> } = props
  const { data, error, refetch } = loaded
  if (!data && error)
    return (
      <ErrorState
        title={texts.failed}
        hint={faultMessage(error)}
        action={t('again')}
        onAction={() => void refetch()}
      />
    )
  if (!data) return skeleton
  if (data.total === 0 && list.isFiltered)
    return (
      <EmptyState title={texts.none.title} hint={texts.none.hint}>
        <Button onClick={list.clear}>{t('clear')}</Button>
      </EmptyState>
    )
  if (data.total === 0) {
    const { title, hint, step, drawing } = texts.empty
    return (
      <EmptyState title={title} hint={hint} {...(drawing !== undefined && { drawing })}>
        {step}
      </EmptyState>
    )
  }
  return <Filled {...props} rows={props.rows ?? data.list} />
}

function Filled<Row>({ rows, ...props }: RowsProps<Row> & { readonly rows: readonly Row[] }) {
  const { list, texts, table, view, renderCard, renderCards, bulk } = props
  const selection = useSelection(rows, table?.keyOf ?? String)
  if (table && view === 'table')
    return (
      <>
        {bulk && <BulkBar selection={selection} actions={bulk} />}
        <ListTable {...table} list={list} rows={rows} {...(bulk && { selection: selection.ofTable })} />
      </>
    )
  if (renderCards) return renderCards(rows)
  return (
    <Flex component="ul" vertical gap={8} aria-label={texts.label}>
      {rows.map((row) => (
        <li key={table?.keyOf(row)} className={css.card}>
          {renderCard ? renderCard(row) : table && <RowCard {...table} list={list} row={row} />}
        </li>
      ))}
    </Flex>
  )
}
