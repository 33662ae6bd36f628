import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { count, mm } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { MoveFrame, ReasonLine, useMove, useReason } from '../../deals/moves/index.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { effectOf } from './effect.ts'
import { flowText } from './text.ts'
import css from '../allocation.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly version: AllocVersionView
  readonly onDone: (copyId: string) => void
  readonly onClose: () => void
}

/** A launch is taken back with a reason; whoever saw it is told. */
export function ReopenDialog({ alloc, version, onDone, onClose }: Props) {
  const t = useText(flowText)
  const client = useQueryClient()
  const reason = useReason()
  const { versionId } = version
  const { total, filled, banks, confirmed } = useMemo(() => effectOf(alloc), [alloc])
  const move = useMove({
    dealId: alloc.dealId,
    fields: { reason: 'reason' },
    done: t('reopen.done'),
    send: async (input: { versionId: string; reason: string }, options) => {
      const { copyId } = await api.allocation.reopenLaunch(input, options)
      onDone(copyId)
    },
    onDone: () => {
      void client.invalidateQueries({ queryKey: ['allocation'] })
      onClose()
    },
  })
  return (
    <MoveFrame
      title={t('reopen.title', { name: version.name })}
      verb={t('reopen.verb')}
      danger
      move={move}
      onSubmit={() => {
        const said = reason.ask()
        if (said !== undefined) move.submit({ versionId, reason: said })
      }}
      onClose={onClose}
    >
      <ul className={css.effects}>
        <li>{t('effect.give', { total: mm(total), count: filled, orders: count(filled) })}</li>
        <li>{t('reopen.effect.copy')}</li>
        <li>{t('reopen.effect.tell', { count: banks, banks: count(banks) })}</li>
        {confirmed > 0 && (
          <li>{t('reopen.effect.confirmed', { count: confirmed, orders: count(confirmed) })}</li>
        )}
      </ul>
      <ReasonLine reason={reason} said={move.said('reason')} autoFocus />
    </MoveFrame>
  )
}
