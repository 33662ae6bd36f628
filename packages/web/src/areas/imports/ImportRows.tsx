import { shownRows } from '@bookrunner/contract/imports'
import { count as figure } from '../../kit/format.ts'
import {
  ListAddress,
  ListSection,
  oneOf,
  SelectFilter,
  useList,
  useListQuery,
  type ListColumn,
} from '../../kit/list-page/index.ts'
import { useText } from '../../platform/text.ts'
import type { ImportConfig, ImportedRow, ImportView } from './config.ts'
import { importsText } from './text.ts'

const rowsAddress = new ListAddress({ prefix: 'i.', filters: { only: oneOf(shownRows) }, sorts: ['row'] })

const keyOf = ({ row }: ImportedRow) => String(row)

interface Props {
  readonly config: ImportConfig
  readonly view: ImportView
}

/** Every row of the file, or only those that need a look, with what is wrong in which column. */
export function ImportRows({ config, view: { importId, wrong, alike } }: Props) {
  const t = useText(importsText)
  const list = useList('imports', rowsAddress)
  const { state, filter } = list
  const loaded = useListQuery({
    key: ['imports', config.name, importId, 'rows'],
    query: { importId, ...rowsAddress.queryOf(state) },
    call: config.calls.rows,
  })
  const none = { title: t('rows.none'), hint: t('rows.none.hint') }
  const offered = shownRows.filter((only) => (only === 'wrong' ? wrong : alike) > 0 || state.only === only)
  return (
    <ListSection<ImportedRow>
      list={list}
      loaded={loaded}
      count={(count) => t('rows.count', { count: figure(count) })}
      texts={{ label: t('rows'), failed: t('rows.failed'), none, empty: none }}
      filters={
        offered.length > 0 && (
          <SelectFilter
            label={t('rows')}
            value={state.only}
            options={offered.map((value) => ({ value, label: t(`only.${value}`) }))}
            onChange={(only) => filter({ only })}
          />
        )
      }
      table={{ columns: useColumns(config), keyOf }}
    />
  )
}

function useColumns({ columnName }: ImportConfig): ListColumn<ImportedRow>[] {
  const t = useText(importsText)
  const likeness = (alike: NonNullable<ImportedRow['alike']>) =>
    alike.row === null ? t('alike.other', { name: alike.name }) : t('alike.row', { row: alike.row })
  return [
    {
      id: 'row',
      title: t('row'),
      width: 70,
      align: 'right',
      sort: 'row',
      fixed: true,
      cell: ({ row }) => <span className="br-figures">{row}</span>,
    },
    { id: 'name', title: t('name'), width: 240, cell: ({ name }) => <span translate="no">{name}</span> },
    {
      id: 'problem',
      title: t('problem'),
      width: 460,
      cell: ({ faults, alike }) => (
        <>
          {faults.map(({ column, message }) => (
            <div key={column + message}>
              <b>{columnName(column)}</b> {message}
            </div>
          ))}
          {alike && <div>{likeness(alike)}</div>}
        </>
      ),
    },
  ]
}
