import { rowColumnTexts } from '@bookrunner/contract/orders'
import { rowColumns, type RowColumn } from '@bookrunner/domain/orders'
import { Button, Checkbox, Flex, Select } from 'antd'
import { useState } from 'react'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { guessColumns, isComplete, isHeaded, rowsOf, type BulkRow } from './rows.ts'
import type { PastedLine } from './table.ts'
import { bulkText } from './text.ts'
import css from './desk-bulk.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly lines: readonly PastedLine[]
  readonly onRows: (rows: readonly BulkRow[]) => void
  readonly onBack: () => void
}

const shown = 8

/** Maps the columns of a list without known headings, starting from a guess. */
export function Columns({ lines, onRows, onBack }: Props) {
  const t = useText(bulkText)
  const { lang } = useReader()
  const [headed, setHeaded] = useState(() => isHeaded(lines))
  const body = headed ? lines.slice(1) : lines
  const [columns, setColumns] = useState(() => guessColumns(lines))
  const choose = (at: number, column: RowColumn | '') =>
    setColumns((before) =>
      // Each meaning belongs to one column.
      before.map((each, index) => (index === at ? column || undefined : each === column ? undefined : each)),
    )
  const options = [
    { value: '', label: t('columns.none') },
    ...rowColumns.map((column) => ({ value: column, label: rowColumnTexts[column][lang] })),
  ]
  const complete = isComplete(columns) && body.length > 0
  return (
    <Flex vertical gap={12}>
      <p>{t(headed && columns.every((column) => column) ? 'columns.check' : 'columns.title')}</p>
      <div className={css.scroll}>
        <table>
          <thead>
            <tr>
              {columns.map((column, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have nothing but their place
                <th key={at} scope="col">
                  <Select
                    aria-label={t('columns.of', { number: at + 1 })}
                    value={column ?? ''}
                    options={options}
                    popupMatchSelectWidth={false}
                    getPopupContainer={within}
                    onChange={(next) => choose(at, next as RowColumn | '')}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.slice(0, shown).map(({ line, cells }) => (
              <tr key={line} translate="no">
                {columns.map((_, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- columns have nothing but their place
                  <td key={at}>{cells[at] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {body.length > shown && (
        <p className={textCss.note}>{t('columns.more', { count: body.length - shown })}</p>
      )}
      <Checkbox checked={headed} onChange={({ target }) => setHeaded(target.checked)}>
        {t('columns.first')}
      </Checkbox>
      <div className={css.foot}>
        <span className={css.status}>{!complete && t('columns.lacking')}</span>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button type="primary" disabled={!complete} onClick={() => onRows(rowsOf(body, columns))}>
          {t('columns.use')}
        </Button>
      </div>
    </Flex>
  )
}
