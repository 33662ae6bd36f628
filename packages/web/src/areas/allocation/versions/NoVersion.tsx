import type { DealDetail } from '@bookrunner/contract/deals'
import { Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { instant } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { AllocHeader } from '../AllocHeader.tsx'
import { useLaunch, type Launch } from '../flow/use-launch.ts'
import type { Gone } from '../state/alloc-store.ts'
import { useVersions, type AllocInfo } from '../use-alloc.ts'
import { useAct } from '../use-act.ts'
import { versionsText } from './text.ts'

interface Props {
  readonly detail: DealDetail
  readonly info: AllocInfo
  /** The version shown before, which is gone. */
  readonly gone: Gone | undefined
  readonly onMade: () => void
}

/** The page without a version: its purpose, and the first step for allocators. */
export function NoVersion({ detail, info, gone, onMade }: Props) {
  const t = useText(versionsText)
  const versions = useVersions(info.dealId, { watch: true })
  const made = useEffectEvent(onMade)
  const some = (versions.data?.list.length ?? 0) > 0
  useEffect(() => {
    if (some) made()
  }, [some, versions.dataUpdatedAt])
  const { busy, act } = useAct({ send: api.allocation.saveVersion, onDone: onMade })
  const mine = info.may.allocate
  const open = info.bookClosed || info.priced
  // Reloaded with the list of versions. Allocators always have a version after a launch.
  const launch = useLaunch({ dealId: info.dealId, seq: versions.data?.seq ?? 0 }, open && !mine)
  const back = launch.data?.reopened[0]
  const hint = useHint({ info, back, gone })
  const fault = versions.error ?? launch.error
  const again = () => void Promise.all([versions.refetch(), launch.refetch()])
  if (fault) return <Unknown detail={detail} info={info} fault={fault} again={again} />
  return (
    <>
      <AllocHeader detail={detail} retained={info?.retained} />
      <EmptyState title={t(back ? 'none.reopened' : 'none.title')} hint={hint}>
        {mine && open && (
          <Button
            type="primary"
            loading={busy}
            onClick={() => act({ dealId: info.dealId, name: t('none.first') })}
          >
            {t('none.start')}
          </Button>
        )}
      </EmptyState>
    </>
  )
}

interface Why extends Pick<Props, 'info' | 'gone'> {
  /** The withdrawn launch, if there is one. */
  readonly back: Launch['reopened'][number] | undefined
}

/** The reason why there is no version, if known. */
function useHint({ info: { may, bookClosed, priced }, back, gone }: Why): string {
  const t = useText(versionsText)
  const { lang, zone } = useReader()
  if (back) {
    const { by, at, reason } = back
    return t('none.reopened.hint', { by: by ?? '–', time: instant(at, lang, zone), reason })
  }
  if (gone?.name) return t('gone.none', { name: gone.name })
  if (!bookClosed && !priced) return t('none.open')
  return t(may.allocate ? 'none.make' : 'none.wait')
}

interface UnknownProps extends Pick<Props, 'detail' | 'info'> {
  readonly fault: unknown
  readonly again: () => void
}

/** Says that there is none only once that is loaded. */
function Unknown({ detail, info, fault, again }: UnknownProps) {
  const t = useText(versionsText)
  return (
    <>
      <AllocHeader detail={detail} retained={info?.retained} />
      <ErrorState
        title={t('none.failed', { why: faultMessage(fault) })}
        action={t('none.again')}
        onAction={again}
      />
    </>
  )
}
