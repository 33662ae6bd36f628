import type { ReactNode } from 'react'
import { ColumnChooser } from '../../../kit/list-page/ColumnChooser.tsx'
import { useText } from '../../../platform/text.ts'
import { Facts } from './Facts.tsx'
import { asUsual, useKept } from './kept.ts'
import type { AfterList } from './opens.ts'
import { SortTable, type Table } from './SortTable.tsx'
import { afterText } from './text.ts'
import css from './after.module.css'

/** What stands around every list of a launch. */
export interface Frame {
  readonly list: AfterList
  /** Which version it is of. */
  readonly version: ReactNode
  /** How it is taken out. */
  readonly files: ReactNode
}

interface Props<Row> extends Table<Row> {
  readonly frame: Frame
  readonly facts?: readonly (readonly [name: string, text: string])[]
  readonly children?: ReactNode
}

/** A list of a launch: what it is of and how it leaves, what holds for all lines, and its lines as one likes to see them. */
export function ListFrame<Row>({ frame, facts = [], children, columns, ...table }: Props<Row>) {
  const t = useText(afterText)
  const { list, version, files } = frame
  const { kept, keep } = useKept(list)
  const shown = columns.filter(({ id }, at) => at === 0 || !kept.hidden.includes(id))
  return (
    <>
      <div className={css.bar}>
        {version}
        <span className={css.acts}>
          {files}
          <ColumnChooser
            label={t('columns')}
            reset={t('columns.reset')}
            columns={columns.slice(1).map(({ id, head }) => ({ id, title: head }))}
            hidden={kept.hidden}
            onHidden={(hidden) => keep({ hidden })}
            onReset={() => keep({ ...asUsual, sort: undefined })}
          />
        </span>
      </div>
      {children}
      {facts.length > 0 && <Facts facts={facts} />}
      <SortTable<Row>
        {...table}
        columns={shown}
        sorted={{ sort: kept.sort, onSort: (sort) => keep({ sort }) }}
        sized={{
          widths: kept.widths,
          onWidth: (id, width) => keep({ widths: { ...kept.widths, [id]: width } }),
        }}
      />
    </>
  )
}
