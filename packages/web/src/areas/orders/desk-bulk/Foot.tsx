import { CheckCircleFilled, LoadingOutlined, WarningFilled } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { Button, Input } from 'antd'
import { useId } from 'react'
import { mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { sent, type BulkRow } from './rows.ts'
import { bulkText } from './text.ts'
import type { Tried } from './tried.ts'
import type { Bulk } from './use-bulk.ts'
import css from './desk-bulk.module.css'

interface Props {
  readonly detail: DealDetail | undefined
  readonly bulk: Bulk
  /** Of the list as it stands now; nothing while it is being checked. */
  readonly check: Tried | undefined
  readonly bad: readonly BulkRow[]
  readonly entering: { readonly busy: boolean; readonly unknown: boolean }
  readonly onEnter: () => void
}

/** Where the list stands, what can be done about it, and the one button that enters it. */
export function Foot({ detail, bulk, check, bad, entering, onEnter }: Props) {
  const t = useText(bulkText)
  const { held } = bulk
  const count = sent(held.rows).length
  const left = held.rows.length - count
  const closed = detail?.header.bookClosed ?? false
  const ready = check?.kind === 'good' && (!closed || held.reason.trim() !== '')
  if (entering.unknown && !entering.busy)
    return (
      <div className={css.foot} role="alert">
        <span className={css.said}>{t('unknown')}</span>
        <Button type="primary" onClick={onEnter}>
          {t('ask')}
        </Button>
      </div>
    )
  return (
    <>
      {closed && <Reason bulk={bulk} />}
      <div className={css.foot}>
        <span className={css.said} role="status">
          <Said check={check} bad={bad.length} count={count} />
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
          {t('enter', { count })}
        </Button>
      </div>
    </>
  )
}

function Said({ check, bad, count }: { check: Tried | undefined; bad: number; count: number }) {
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
  if (check.kind === 'whole') return null
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
        value={bulk.held.reason}
        onChange={({ target }) => bulk.sayReason(target.value)}
      />
      <span id={hint}>{t('reason.hint')}</span>
    </div>
  )
}
