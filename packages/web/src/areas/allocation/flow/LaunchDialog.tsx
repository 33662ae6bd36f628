import type { AllocRow, AllocVersionView } from '@bookrunner/contract/allocation'
import { Alert, Button } from 'antd'
import { useMemo, useState } from 'react'
import { sized } from '../../../kit/amounts.ts'
import { useListed } from '../../../kit/use-listed.ts'
import { count, mm, sentences } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { AboutDeal, MoveFrame, useMove } from '../../deals/moves/index.ts'
import type { Edits } from '../state/edits.ts'
import { ordersOf } from '../policy/clashes.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { useReload } from './use-reload.ts'
import { editorsOf, linesUnread, readAt } from '../state/since.ts'
import type { AllocInfo } from '../use-alloc.ts'
import { blocksOf, type Block } from './blocks.ts'
import { effectOf } from './effect.ts'
import { launchText } from './launch-text.ts'
import { OverCap, overCapOf } from './OverCap.tsx'
import { RebaseButton } from '../versions/RebaseButton.tsx'
import css from '../allocation.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly info: AllocInfo
  readonly version: AllocVersionView
  readonly edits: Edits
  /** The lines of the table from top to bottom. */
  readonly table: readonly string[]
  readonly onClose: () => void
}

/** The dialog to launch a version, or the figures that prevent it. */
export function LaunchDialog({ alloc, info, version, edits, table, onClose }: Props) {
  const t = useText(launchText)
  const { versionId, dealId } = alloc
  const reload = useReload(versionId)
  const blocks = blocksOf(alloc, version, edits, { launched: info.launched, table })
  // The user launches the state read: the one at which the dialog was opened or last reviewed.
  const [read, setRead] = useState(() => readAt(alloc, edits))
  const others = linesUnread(alloc, read)
  const overCap = overCapOf(alloc, info)
  // Figures that change while the dialog is open are acknowledged again.
  const caution = overCap.map(({ orderId, excess: { size, cap } }) => `${orderId} ${size} ${cap}`).join()
  const [acknowledged, setAcknowledged] = useState('')
  const move = useMove({
    dealId,
    send: api.allocation.launch,
    done: t('launch.done'),
    onDone: () => {
      reload()
      onClose()
    },
  })
  return (
    <MoveFrame
      title={t('launch.title', { name: version.name })}
      about={<AboutDeal dealId={dealId} />}
      verb={t('launch.verb')}
      ready={overCap.length === 0}
      blocked={blocks.length > 0 || others.length > 0 || acknowledged !== caution}
      move={move}
      whose={(field) => ordersOf(field, alloc)}
      onSubmit={() =>
        move.submit({
          versionId,
          expectedSeq: alloc.seq,
          overCap: overCap.map(({ orderId }) => orderId),
        })
      }
      onClose={onClose}
    >
      {blocks.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={
            <ul className={css.clashes}>
              {blocks.map((block) => (
                <li key={block.kind}>
                  <BlockText block={block} />
                </li>
              ))}
            </ul>
          }
          action={<RebaseButton version={version} type="primary" />}
        />
      )}
      {others.length > 0 && !move.busy && (
        <Others rows={others} onContinue={() => setRead(readAt(alloc, edits))} />
      )}
      <Unaccepted alloc={alloc} />
      {overCap.length > 0 && (
        <OverCap
          alloc={alloc}
          lines={overCap}
          read={acknowledged === caution}
          onRead={(isRead) => setAcknowledged(isRead ? caution : '')}
        />
      )}
      <Effects alloc={alloc} info={info} version={version} />
    </MoveFrame>
  )
}

/** What is in and no manager accepted: the launch gives it nothing. A merge may count the same size without it. */
function Unaccepted({ alloc: { rows, summary, currency, status } }: Pick<Props, 'alloc'>) {
  const t = useText(launchText)
  const lang = useStore(langStore)
  const orders = [...rows.values()].filter(({ inSize, acceptedIn }) => inSize > acceptedIn).length
  if (orders === 0 || BigInt(summary.conditional) === 0n) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={sentences(
        [
          t('launch.unaccepted', {
            count: orders,
            orders: count(orders),
            size: sized(BigInt(summary.conditional), currency),
          }),
          t(status === 'Priced' ? 'launch.tooLate' : 'launch.acceptFirst'),
        ],
        lang,
      )}
    />
  )
}

/** Lines that somebody else changed while the dialog was open. */
function Others({
  rows,
  onContinue,
}: {
  readonly rows: readonly AllocRow[]
  readonly onContinue: () => void
}) {
  const t = useText(launchText)
  const listed = useListed()
  const by = listed(editorsOf(rows)) || t('launch.somebody')
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('launch.moved', { count: rows.length, lines: count(rows.length), by })}
      action={
        <Button size="small" onClick={onContinue}>
          {t('launch.continue')}
        </Button>
      }
    />
  )
}

const signOffEffects = {
  needed: 'launch.effect.sign',
  nobody: 'launch.effect.nobody',
  waived: 'launch.effect.issuer',
} as const

function Effects({ alloc, info, version }: Pick<Props, 'alloc' | 'info' | 'version'>) {
  const t = useText(launchText)
  const own = useStore(sessionStore)?.user.entityId
  const { issue } = alloc.summary
  const { total, filled, nothing, banks, stillValid } = useMemo(() => effectOf(alloc, own), [alloc, own])
  return (
    <ul className={css.effects}>
      <li>{t('effect.give', { total: mm(total), count: filled, orders: count(filled) })}</li>
      {nothing > 0 && <li>{t('effect.nothing', { count: nothing, orders: count(nothing) })}</li>}
      {version.shortfall === 'cut' && issue !== null && info.issue !== null && issue < info.issue && (
        <li>{t('launch.effect.size', { size: mm(BigInt(issue)), before: mm(BigInt(info.issue)) })}</li>
      )}
      <li>{t('launch.effect.freeze')}</li>
      {banks > 0 && <li>{t('launch.effect.tell', { count: banks, banks: count(banks) })}</li>}
      <li>{t(signOffEffects[info.signOff])}</li>
      <li>
        {stillValid > 0
          ? t('stillValid', { count: stillValid, orders: count(stillValid) })
          : t('launch.effect.investors')}
      </li>
    </ul>
  )
}

function BlockText({ block }: { readonly block: Block }) {
  const t = useText(launchText)
  const listed = useListed()
  switch (block.kind) {
    case 'remainder':
      return t(block.remainder < 0n ? 'block.over' : 'block.remainder', {
        remainder: mm(block.remainder < 0n ? -block.remainder : block.remainder),
        allocated: mm(block.allocated),
        toAllocate: mm(block.toAllocate),
      })
    case 'faults': {
      const rest = block.count - block.orders.length
      const orders = listed([...block.orders, ...(rest > 0 ? [t('block.more', { count: count(rest) })] : [])])
      return t('block.faults', { count: block.count, lines: count(block.count), orders })
    }
    case 'edits':
      return t('block.edits', { count: block.count, lines: count(block.count) })
    case 'short':
      return t('block.short', { missing: mm(block.missing) })
    case 'launched':
      return t('block.launched', { name: block.name })
    case 'unknown':
    case 'stale':
    case 'terms':
      return t(`block.${block.kind}`)
  }
}
