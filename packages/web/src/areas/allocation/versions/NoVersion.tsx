import type { DealDetail } from '@bookrunner/contract/deals'
import { Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { instant } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { AllocHeader } from '../AllocHeader.tsx'
import { useLaunch } from '../flow/use-launch.ts'
import { useVersions, type AllocInfo } from '../use-alloc.ts'
import { useAct } from '../use-act.ts'
import { versionsText } from './text.ts'

interface Props {
  readonly detail: DealDetail
  readonly info: AllocInfo
  readonly onMade: () => void
}

/** Nothing is allocated yet: what it is for, and its first step for who may take it. */
export function NoVersion({ detail, info, onMade }: Props) {
  const t = useText(versionsText)
  const versions = useVersions(info.dealId, { watch: true })
  const made = useEffectEvent(onMade)
  const some = (versions.data?.list.length ?? 0) > 0
  useEffect(() => {
    if (some) made()
  }, [some, versions.dataUpdatedAt])
  const { busy, act } = useAct({ send: api.allocation.saveVersion, done: t('done.made'), onDone: onMade })
  const mine = info.may.allocate
  const open = info.bookClosed || info.priced
  const { lang, zone } = useReader()
  // Asked again with every look at the versions. Who allocates always has one to look at after a launch.
  const launch = useLaunch({ dealId: info.dealId, seq: versions.data?.seq ?? 0 }, open && !mine)
  const back = launch.data?.reopened[0]
  const hint = back
    ? t('none.reopened.hint', {
        ...{ by: back.by ?? '–', time: instant(back.at, lang, zone), reason: back.reason },
      })
    : t(!open ? 'none.open' : mine ? 'none.make' : 'none.wait')
  return (
    <>
      <AllocHeader detail={detail} info={info} />
      <EmptyState title={t(back ? 'none.reopened' : 'none.title')} hint={hint}>
        {mine && open && (
          <Button
            type="primary"
            loading={busy}
            onClick={() => act({ dealId: info.dealId, name: t('none.first') })}
          >
            {t('new.verb')}
          </Button>
        )}
      </EmptyState>
    </>
  )
}
