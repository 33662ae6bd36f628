import type { AllocRow } from '@bookrunner/contract/allocation'
import { orderCodeRows } from '@bookrunner/contract/deals'
import { areGapsAcknowledged, type SettlementGap } from '@bookrunner/domain/allocation'
import { Alert, Checkbox } from 'antd'
import { useState } from 'react'
import { count } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { tell } from '../../../platform/notify.ts'
import { useText } from '../../../platform/text.ts'
import { AboutDeal, MoveFrame, useMove } from '../../deals/moves/index.ts'
import { useReader } from '../../deals/parts/index.ts'
import { ordersOf } from '../policy/clashes.ts'
import { reloadVersion } from '../state/desks.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import type { AllocPlace } from '../use-place.ts'
import { useReload } from './use-reload.ts'
import { confirmText } from './confirm-text.ts'
import { becomeUnallocated } from './replaced.ts'
import { Replaced } from './Replaced.tsx'
import { useLaunch } from './use-launch.ts'
import { WhileWaiting } from './WhileWaiting.tsx'
import css from '../allocation.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly place: AllocPlace
  readonly rows: readonly AllocRow[]
  /** All orders the user may confirm, including later ones. */
  readonly all?: boolean
  readonly onClose: () => void
}

/** The most orders in one call. */
const PART = 500

/** Confirms allocations to their investors: some, or all that are left. */
export function ConfirmDialog({ alloc, place, rows, all = false, onClose }: Props) {
  const t = useText(confirmText)
  const { versionId, dealId } = alloc
  const reload = useReload(versionId)
  const { data } = useLaunch(alloc)
  const { lang } = useReader()
  const gaps = data?.settlementGaps ?? []
  const [acknowledged, setAcknowledged] = useState<SettlementGap[]>([])
  // A gap that appears later clears the tick.
  const areAcknowledged = areGapsAcknowledged(gaps, acknowledged)
  const waits = data?.version?.versionId === versionId ? data.waitsFor : []
  const nothing = becomeUnallocated(rows)
  const move = useMove({
    // The success message has the numbers.
    dealId,
    done: '',
    send: async (orderIds: readonly string[], { key = '' }) => {
      let [confirmed, already, left] = [0, 0, 0]
      const add = (reply: { confirmed: number; already: number; left: number }) => {
        confirmed += reply.confirmed
        already += reply.already
        left = reply.left
      }
      if (all) add(await api.allocation.allocConfirmAll({ versionId, acknowledged }, { key }))
      else
        for (let at = 0; at < orderIds.length; at += PART) {
          const part = orderIds.slice(at, at + PART)
          add(
            await api.allocation.allocConfirm(
              { versionId, orderIds: part, acknowledged },
              { key: `${key}-${at}` },
            ),
          )
        }
      const parts = [
        t('confirm.done', { count: confirmed, confirmed: count(confirmed) }),
        ...(already > 0 ? [t('confirm.already', { already: count(already) })] : []),
        t(left > 0 ? 'confirm.left' : 'confirm.allDone', { left: count(left) }),
      ]
      // The page shows the confirmed lines before the message does.
      await reloadVersion(versionId)
      tell(confirmed > 0 ? 'success' : 'info', parts.join(' · '))
    },
    onDone: () => {
      reload()
      onClose()
    },
  })
  return (
    <MoveFrame
      title={t('confirm.title', { count: rows.length, lines: count(rows.length) })}
      about={<AboutDeal dealId={dealId} />}
      verb={t('confirm.verb', { count: rows.length })}
      ready={gaps.length === 0}
      blocked={waits.length > 0 || !areAcknowledged}
      move={move}
      whose={(field) => ordersOf(field, alloc)}
      onSubmit={() => move.submit(rows.map(({ orderId }) => orderId))}
      onClose={onClose}
    >
      {waits.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={
            <ul className={css.clashes}>
              {waits.map((each) => (
                <li key={each}>{t(`waits.${each}`)}</li>
              ))}
            </ul>
          }
          action={<WhileWaiting alloc={alloc} place={place} waits={waits} onRecalled={onClose} />}
        />
      )}
      {gaps.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('gaps')}
          description={
            <>
              <ul className={css.clashes}>
                {gaps.map((gap) => (
                  <li key={gap}>{orderCodeRows.settlementGap[gap][lang]}</li>
                ))}
              </ul>
              <Checkbox
                checked={areAcknowledged}
                onChange={({ target }) => setAcknowledged(target.checked ? [...gaps] : [])}
              >
                {t('gaps.acknowledge')}
              </Checkbox>
            </>
          }
        />
      )}
      <ul className={css.effects}>
        <li>{t('confirm.effect')}</li>
        <Replaced alloc={alloc} rows={rows} />
        {nothing > 0 && <li>{t('confirm.nothing', { count: nothing, lines: count(nothing) })}</li>}
      </ul>
    </MoveFrame>
  )
}
