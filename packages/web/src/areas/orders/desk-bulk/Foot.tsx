import { CheckCircleFilled, LoadingOutlined, WarningFilled } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { Button, Input } from 'antd'
import { useId } from 'react'
import { mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { includedRows, type BulkRow } from './rows.ts'
import { bulkText } from './text.ts'
import type { CheckResult } from './check-result.ts'
import type { Bulk } from './use-bulk.ts'
import css from './desk-bulk.module.css'

interface Props {
  readonly detail: DealDetail | undefined
  readonly bulk: Bulk
  /** The result for the current list; undefined while it is checked. */
  readonly check: CheckResult | undefined
  readonly bad: readonly BulkRow[]
  readonly entering: { readonly busy: boolean; readonly unknown: boolean }
  readonly onEnter: () => void
}

/** The state of the list, its reason if the book is closed, and the button that enters it. */
export function Foot({ detail, bulk, check, bad, entering, onEnter }: Props) {
  const t = useText(bulkText)
  const { list } = bulk
  const count = includedRows(list.rows).length
  const left = list.rows.length - count
  const closed = detail?.header.bookClosed ?? false
  const ready = check?.kind === 'good' && (!closed || list.reason.trim() !== '')
  if (entering.unknown && !entering.busy)
    return (
      <div className={css.foot} role="alert">
        <span className={css.status}>{t('unknown')}</span>
        <Button type="primary" onClick={onEnter}>
          {t('ask')}
        </Button>
      </div>
    )
  return (
    <>
      {closed && <Reason bulk={bulk} />}
      <div className={css.foot}>
        <span className={css.status} role="status">
          <CheckStatus check={check} bad={bad.length} count={count} />
          {check?.kind === 'good' && (
            <strong>{t('total', { currency: detail?.header.currency ?? '', total: mm(check.total) })}</strong>
          )}
          {left > 0 && <span>{t('left', { count: left })}</span>}
        </span>
        {bad.length > 0 && (
          <Button
            disabled={entering.busy}
            onClick={() =>
              bulk.leaveOut(
                bad.map(({ id }) => id),
                true,
              )
            }
          >
            {t('outAll', { count: bad.length })}
          </Button>
        )}
        <Button type="primary" disabled={!ready} loading={entering.busy} onClick={onEnter}>
          {t('enter', { count: count - bad.length })}
        </Button>
      </div>
    </>
  )
}

function CheckStatus({ check, bad, count }: { check: CheckResult | undefined; bad: number; count: number }) {
  const t = useText(bulkText)
  if (count === 0) return <>{t('checked.none')}</>
  if (!check)
    return (
      <>
        <LoadingOutlined aria-hidden /> {t('checking')}
      </>
    )
  if (check.kind === 'good')
    return (
      <span data-good>
        <CheckCircleFilled aria-hidden /> {t('checked.good')}
      </span>
    )
  if (check.kind === 'list') return null
  return (
    <span data-bad>
      <WarningFilled aria-hidden /> {t('checked.bad', { count: bad })}
    </span>
  )
}

function Reason({ bulk }: { readonly bulk: Bulk }) {
  const t = useText(bulkText)
  const [label, hint] = [useId(), useId()]
  return (
    <div className={css.reason}>
      <label htmlFor={label}>{t('reason')}</label>
      <Input
        id={label}
        maxLength={300}
        aria-describedby={hint}
        value={bulk.list.reason}
        onChange={({ target }) => bulk.setReason(target.value)}
      />
      <span id={hint}>{t('reason.hint')}</span>
    </div>
  )
}
