import { CloseCircleFilled, WarningFilled } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { rowColumnTexts } from '@bookrunner/contract/orders'
import { allNames } from '@bookrunner/domain/kernel'
import {
  limitKindsOf,
  orderNumber,
  rowColumns,
  throughBanks,
  type RowColumn,
} from '@bookrunner/domain/orders'
import { Alert, Button, Checkbox, Flex, Segmented, Select } from 'antd'
import { useMemo, useState } from 'react'
import { useListed } from '../../../kit/use-listed.ts'
import { within } from '../../../kit/within.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { useInvestors, useReader } from '../../deals/parts/index.ts'
import { limitText, orderText, overOf } from '../parts/index.ts'
import { Foot } from './Foot.tsx'
import { Grid } from './Grid.tsx'
import { columnsShown, includedRows, type BulkRow } from './rows.ts'
import { bulkText } from './text.ts'
import { nearestIn, warningsIn, type Faults, type CheckResult } from './check-result.ts'
import type { Bulk } from './use-bulk.ts'
import { useEnter } from './use-enter.ts'
import { useCheck } from './use-check.ts'
import css from './desk-bulk.module.css'

interface Props {
  readonly dealId: string
  readonly detail: DealDetail | undefined
  readonly bulk: Bulk
  readonly onDone: (answer: Extract<CheckResult, { kind: 'good' }>) => void
}

const none: Faults = new Map()
const noWarnings: ReadonlyMap<number, readonly string[]> = new Map()

/** The list with the server's check of each row, until all can be entered. */
export function LookOver({ dealId, detail, bulk, onDone }: Props) {
  const t = useText(bulkText)
  const { list } = bulk
  const closed = detail?.header.bookClosed ?? false
  const [added, setAdded] = useState<readonly RowColumn[]>([])
  const [only, setOnly] = useState(false)
  const check = useCheck({ dealId, rows: list.rows, state: list.state, closed })
  const entering = useEnter((answer) => {
    if (answer.kind === 'good') return onDone(answer)
    bulk.renew()
    return undefined
  })
  const faults = check.last?.kind === 'rows' ? check.last.faults : none
  const warnings = useWarnings(detail, check.current, list.rows)
  const nearest = useNearest(detail, faults, list.rows)
  const always: RowColumn[] = [
    'investor',
    'account',
    'size',
    ...(detail ? limitKindsOf(detail.terms) : []),
    ...added,
  ]
  const columns = columnsShown(list.rows, always)
  const bad = includedRows(list.rows).filter(({ id }) => faults.has(id))
  const rows = only && bad.length > 0 ? bad : list.rows
  const problem =
    check.current?.kind === 'list' ? check.current.message : check.error && faultMessage(check.error)
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
        <ListSizes bulk={bulk} disabled={entering.busy || entering.unknown} />
        <AddColumn shown={columns} onAdd={(column) => setAdded([...added, column])} />
        <span className={css.hint}>{t('rows.keys')}</span>
        <Button type="text" disabled={entering.busy || entering.unknown} onClick={bulk.clear}>
          {t('rows.again')}
        </Button>
      </div>
      {list.restored && <p className={css.hint}>{t('restored')}</p>}
      <UnreadColumns columns={list.unread} />
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
        warnings={warnings}
        nearest={nearest}
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
        onEnter={() => entering.enter({ dealId, list, closed })}
      />
    </Flex>
  )
}

/** For unknown names: the nearest name of an investor, or of a bank of the deal, that the reader may know. */
function useNearest(detail: DealDetail | undefined, faults: Faults, rows: readonly BulkRow[]) {
  const { data: investors } = useInvestors(true, 'ignored')
  return useMemo(() => {
    const investor = (investors?.list ?? []).flatMap(allNames)
    const banks: readonly string[] = detail ? throughBanks(detail) : []
    const bank = (detail?.entities ?? []).filter(({ entityId }) => banks.includes(entityId)).flatMap(allNames)
    return nearestIn(faults, rows, { investor, through: bank, leads: bank })
  }, [faults, rows, investors, detail])
}

/** Warnings once every row can be entered: limits far off the market, and earlier orders of the house. */
function useWarnings(
  detail: DealDetail | undefined,
  check: CheckResult | undefined,
  rows: readonly BulkRow[],
): ReadonlyMap<number, readonly string[]> {
  const t = useText(bulkText)
  const orderT = useText(orderText)
  const over = overOf(detail?.header.guidance?.level)
  return useMemo(
    () =>
      check?.kind === 'good'
        ? warningsIn(check.entered, includedRows(rows), ({ offMarket, earlier, sameAs }) => {
            const line = sameAs === null ? undefined : includedRows(rows)[sameAs]?.line
            const same = earlier.filter(({ isSame }) => isSame)
            const orders = numbersOf(same.length > 0 ? same : earlier)
            return [
              ...(line === undefined ? [] : [t('rows.twice', { line })]),
              ...(earlier.length > 0 ? [t(same.length > 0 ? 'rows.same' : 'rows.earlier', { orders })] : []),
              ...offMarket.map(({ kind, limit, level }) =>
                orderT('far', { limit: limitText(kind, limit, over), level: limitText(kind, level, over) }),
              ),
            ]
          })
        : noWarnings,
    [t, orderT, check, rows, over],
  )
}

const mostNumbers = 3
const numbersOf = (orders: readonly { readonly orderId: string }[]): string =>
  orders
    .slice(0, mostNumbers)
    .map(({ orderId }) => orderNumber(orderId))
    .join(', ') + (orders.length > mostNumbers ? ' …' : '')

function UnreadColumns({ columns }: { readonly columns: readonly string[] }) {
  const t = useText(bulkText)
  const listed = useListed()
  if (columns.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      icon={<WarningFilled aria-hidden />}
      title={t('unread', { columns: listed(columns) })}
    />
  )
}

/** How the sizes without a unit are read, if the list has any. */
function ListSizes({ bulk, disabled }: { readonly bulk: Bulk; readonly disabled: boolean }) {
  const t = useText(bulkText)
  const { sizes } = bulk.list
  if (!sizes) return null
  return (
    <Segmented
      aria-label={t('sizes.label')}
      value={sizes}
      disabled={disabled}
      options={(['mm', 'full'] as const).map((value) => ({ value, label: t(`sizes.${value}`) }))}
      onChange={bulk.readSizes}
    />
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
