import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDraft } from '../../../kit/form/index.ts'
import { count, mm } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { AboutDeal, MoveFrame, ReasonLine, useMoveForm } from '../../deals/moves/index.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import type { AllocPlace } from '../use-place.ts'
import { effectOf } from './effect.ts'
import { launchText } from './launch-text.ts'
import css from '../allocation.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly version: AllocVersionView
  readonly place: AllocPlace
  readonly onDone?: (() => void) | undefined
  readonly onClose: () => void
}

/** The dialog to withdraw a launch, with a reason; everybody who saw it is notified. */
export function ReopenDialog({ alloc, version, place, onDone, onClose }: Props) {
  const t = useText(launchText)
  const client = useQueryClient()
  const draft = useDraft({ base: { reason: '' } })
  const { versionId } = version
  const own = useStore(sessionStore)?.user.entityId
  const { total, filled, banks, stillValid } = useMemo(() => effectOf(alloc, own), [alloc, own])
  const move = useMoveForm({
    draft,
    dealId: alloc.dealId,
    fields: { reason: 'reason' },
    done: t('reopen.done'),
    send: async (input: { versionId: string; reason: string }, options) => {
      const { copyId } = await api.allocation.reopenLaunch(input, options)
      place.say({ version: copyId, tab: undefined })
      onDone?.()
    },
    onDone: () => {
      void client.invalidateQueries({ queryKey: ['allocation'] })
      onClose()
    },
  })
  return (
    <MoveFrame
      title={t('reopen.title', { name: version.name })}
      about={<AboutDeal dealId={alloc.dealId} />}
      verb={t('reopen.verb')}
      danger
      move={move}
      onSubmit={() => move.submit({ versionId, reason: draft.get('reason').trim() })}
      onClose={onClose}
    >
      <ul className={css.effects}>
        <li>{t('effect.give', { total: mm(total), count: filled, orders: count(filled) })}</li>
        <li>{t('reopen.effect.copy')}</li>
        {banks > 0 && <li>{t('reopen.effect.tell', { count: banks, banks: count(banks) })}</li>}
        {stillValid > 0 && (
          <li>{t('reopen.effect.confirmed', { count: stillValid, orders: count(stillValid) })}</li>
        )}
      </ul>
      <ReasonLine {...move.field('reason')} readIn="notice" autoFocus />
    </MoveFrame>
  )
}
