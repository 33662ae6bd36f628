import { CloseCircleFilled, WarningFilled } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { rowColumnTexts } from '@bookrunner/contract/orders'
import { limitKindsOf, rowColumns, type RowColumn } from '@bookrunner/domain/orders'
import { Alert, Button, Checkbox, Flex, Select } from 'antd'
import { useMemo, useState } from 'react'
import { within } from '../../../kit/within.ts'
import { wordsOf } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { limitText, orderText, overOf } from '../parts/index.ts'
import { Foot } from './Foot.tsx'
import { Grid } from './Grid.tsx'
import { columnsShown, sent, type BulkRow } from './rows.ts'
import { bulkText } from './text.ts'
import { farIn, type Faults, type Tried } from './tried.ts'
import type { Bulk } from './use-bulk.ts'
import { useEnter } from './use-enter.ts'
import { useTried } from './use-tried.ts'
import css from './desk-bulk.module.css'

interface Props {
  readonly dealId: string
  readonly detail: DealDetail | undefined
  readonly bulk: Bulk
  readonly onDone: (answer: Extract<Tried, { kind: 'good' }>) => void
}

const none: Faults = new Map()
const nothingFar: ReadonlyMap<number, readonly string[]> = new Map()

/** The list with what the server says of each row, until all of it can be entered. */
export function LookOver({ dealId, detail, bulk, onDone }: Props) {
  const t = useText(bulkText)
  const { held } = bulk
  const closed = detail?.header.bookClosed ?? false
  const [added, setAdded] = useState<readonly RowColumn[]>([])
  const [only, setOnly] = useState(false)
  const check = useTried({ dealId, rows: held.rows, state: held.state, closed })
  const entering = useEnter((answer) => {
    if (answer.kind === 'good') return onDone(answer)
    bulk.renew()
    return undefined
  })
  const faults = check.last?.kind === 'rows' ? check.last.faults : none
  const far = useFar(detail, check.current, held.rows)
  const always: RowColumn[] = [
    'investor',
    'account',
    'size',
    ...(detail ? limitKindsOf(detail.terms) : []),
    ...added,
  ]
  const columns = columnsShown(held.rows, always)
  const bad = sent(held.rows).filter(({ id }) => faults.has(id))
  const rows = only && bad.length > 0 ? bad : held.rows
  const problem = check.current?.kind === 'whole' ? check.current.words : check.error && wordsOf(check.error)
  return (
    <Flex vertical gap={12}>
      <div className={css.bar}>
        <Checkbox
          checked={only && bad.length > 0}
          disabled={bad.length === 0}
          onChange={({ target }) => setOnly(target.checked)}
        >
          {t('rows.only')}
        </Checkbox>
        <AddColumn shown={columns} onAdd={(column) => setAdded([...added, column])} />
        <span className={css.hint}>{t('rows.keys')}</span>
        <Button type="text" disabled={entering.busy || entering.unknown} onClick={bulk.clear}>
          {t('rows.again')}
        </Button>
      </div>
      {held.kept && <p className={css.hint}>{t('kept')}</p>}
      {held.unread.length > 0 && (
        <Alert
          type="warning"
          showIcon
          icon={<WarningFilled aria-hidden />}
          title={t('unread', { columns: held.unread.join(', ') })}
        />
      )}
      {problem && (
        <Alert
          type="error"
          showIcon
          icon={<CloseCircleFilled aria-hidden />}
          role="alert"
          title={problem}
          action={check.error && <Button onClick={() => void check.again()}>{t('ask')}</Button>}
        />
      )}
      <Grid
        rows={rows}
        columns={columns}
        faults={faults}
        far={far}
        frozen={entering.busy || entering.unknown}
        onEdit={bulk.edit}
        onLeaveOut={bulk.leaveOut}
      />
      <Foot
        detail={detail}
        bulk={bulk}
        check={check.current}
        bad={bad}
        entering={entering}
        onEnter={() => entering.enter({ dealId, held, closed })}
      />
    </Flex>
  )
}

/** What looks like a slip, in words, once every row can be entered. */
function useFar(
  detail: DealDetail | undefined,
  check: Tried | undefined,
  rows: readonly BulkRow[],
): ReadonlyMap<number, readonly string[]> {
  const t = useText(orderText)
  const over = overOf(detail?.header.guidance?.level)
  return useMemo(
    () =>
      check?.kind === 'good'
        ? farIn(check.entered, sent(rows), ({ kind, limit, level }) =>
            t('far', { limit: limitText(kind, limit, over), level: limitText(kind, level, over) }),
          )
        : nothingFar,
    [t, check, rows, over],
  )
}

function AddColumn(props: { shown: readonly RowColumn[]; onAdd: (column: RowColumn) => void }) {
  const t = useText(bulkText)
  const { lang } = useReader()
  const options = rowColumns
    .filter((column) => !props.shown.includes(column))
    .map((column) => ({ value: column, label: rowColumnTexts[column][lang] }))
  if (options.length === 0) return null
  return (
    <Select
      className={css.add}
      aria-label={t('rows.add')}
      placeholder={t('rows.add')}
      value={null}
      options={options}
      popupMatchSelectWidth={false}
      getPopupContainer={within}
      onChange={(column: RowColumn | null) => column && props.onAdd(column)}
    />
  )
}
