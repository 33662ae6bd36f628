import { DownloadOutlined } from '@ant-design/icons'
import type { ReceivedFile } from '@bookrunner/contract'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useDownload } from '../../platform/download.ts'
import { useText } from '../../platform/text.ts'
import { PageHeader } from '../PageHeader.tsx'
import { useNarrow } from '../use-narrow.ts'
import { ListColumns } from './ListColumns.tsx'
import { ClearFilters, ListFilters, type SearchTexts } from './ListFilters.tsx'
import { ListRows, type RowsProps } from './ListRows.tsx'
import { listText } from './text.ts'
import css from './list-page.module.css'
import textCss from '../text.module.css'

interface Props<Row> extends Omit<RowsProps<Row>, 'view'> {
  /** Undefined if rows can only be filtered. */
  readonly search?: SearchTexts
  /** Between the head and the filters, whether there are rows or not. */
  readonly above?: ReactNode
  /** Filters beside the search. */
  readonly filters?: ReactNode
  /** "12 deals". */
  readonly count: (total: number) => string
  /** How the list is looked at: before the choice of columns. */
  readonly tools?: ReactNode
  /** Buttons at the end of the head; one primary at most. */
  readonly actions?: ReactNode
  /** Cards or table as the reader chose; else cards on a phone. */
  readonly view?: RowsProps<Row>['view']
  /** A file of all rows the filters leave. */
  readonly download?: () => Promise<ReceivedFile>
}

function useParts<Row>({ list, table, view, ...props }: Props<Row>) {
  const narrow = useNarrow()
  const shown = view ?? (table === undefined || narrow ? 'cards' : 'table')
  const { total } = props.loaded.data ?? {}
  return {
    view: shown,
    total,
    columns: table && shown === 'table' && (
      <ListColumns columns={table.columns} preferences={list.preferences} prefer={list.prefer} />
    ),
    // Before the first row there is nothing to look through.
    searchable: total !== 0 || list.isFiltered,
    download: props.download && total !== undefined && total > 0 && <Download ask={props.download} />,
  }
}

/** A page that is one list. */
export function ListPage<Row>(props: Props<Row>) {
  const { list, search, above, filters, count, tools, actions, ...rows } = props
  const { view, total, columns, download } = useParts(props)
  return (
    <>
      <PageHeader
        facts={total !== undefined && <span className="br-figures">{count(total)}</span>}
        actions={
          <>
            {download}
            {tools}
            {columns}
            {actions}
          </>
        }
      />
      {above}
      <ListFilters list={list} search={search} clearable>
        {filters}
      </ListFilters>
      <ListRows {...rows} list={list} view={view} />
    </>
  )
}

/** A list that is one part of a page. */
export function ListSection<Row>(props: Props<Row>) {
  const { list, search, filters, count, tools, actions, ...rows } = props
  const { view, total, columns, download, searchable } = useParts(props)
  return (
    <section aria-label={props.texts.label}>
      <div className={textCss.sectionHead}>
        <h2>{props.texts.label}</h2>
        {total !== undefined && total > 0 && <span className="br-figures">{count(total)}</span>}
        {list.isFiltered && <ClearFilters list={list} />}
        {download}
        {tools}
        {searchable && columns}
        {actions}
      </div>
      {searchable && (
        <ListFilters list={list} search={search} clearable={false}>
          {filters}
        </ListFilters>
      )}
      <ListRows {...rows} list={list} view={view} />
    </section>
  )
}

function Download({ ask }: { readonly ask: () => Promise<ReceivedFile> }) {
  const t = useText(listText)
  const narrow = useNarrow()
  const { busy, start } = useDownload()
  return (
    <Button
      className={css.excel}
      aria-label={t('download')}
      icon={<DownloadOutlined aria-hidden />}
      loading={busy}
      onClick={() => start(ask)}
    >
      {!narrow && t('download')}
    </Button>
  )
}
