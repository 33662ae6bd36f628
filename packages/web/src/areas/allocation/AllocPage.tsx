import { CallRefused } from '@bookrunner/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { PageSkeleton } from '../../kit/dense-page/PageSkeleton.tsx'
import { usePageTitle } from '../../kit/page-context.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import { endsReading } from '../../platform/answers.ts'
import { textIn, useText } from '../../platform/text.ts'
import { DealPageFault, useDeal } from '../deals/index.ts'
import { AllocHeader } from './AllocHeader.tsx'
import { AllocShown } from './AllocShown.tsx'
import type { Gone } from './state/alloc-store.ts'
import { versionOf } from './state/browser-alloc.ts'
import { allocText } from './text.ts'
import { useAlloc, useAllocInfo } from './use-alloc.ts'
import { useAllocPlace, type AllocPlace } from './use-place.ts'
import { NoVersion } from './versions/NoVersion.tsx'

/** §2, board/alloc and deal/alloc: the allocation of a closed book. */
export default function AllocPage() {
  const place = useAllocPlace()
  return <OneDeal key={place.dealId} place={place} />
}

const reasonOf = (error: unknown): string | undefined =>
  error instanceof CallRefused ? error.reason : undefined

/** The version shown before, which is gone. */
function useGone({ versionId, say }: AllocPlace, { alloc, error, gone, store }: ReturnType<typeof useAlloc>) {
  const [left, leave] = useState<Gone>()
  const lost = reasonOf(error) === 'record.unknown' && versionId !== undefined
  // A link to a version that is gone, or not for this reader, leads to the one shown by default.
  const lose = useEffectEvent(() => {
    leave((alloc && versionOf(alloc)) ?? { versionId: versionId ?? '', name: '' })
    say({ version: undefined }, true)
  })
  useEffect(() => {
    if (lost) lose()
  }, [lost])
  return {
    gone: gone ?? (versionId === undefined ? left : undefined),
    dismissGone: () => {
      store.dismissGone()
      leave(undefined)
    },
  }
}

function OneDeal({ place }: { readonly place: AllocPlace }) {
  const t = useText(allocText)
  const { dealId, versionId } = place
  const deal = useDeal(dealId)
  const loaded = useAlloc(dealId, versionId)
  const { alloc, none, error: fault, store } = loaded
  const info = useAllocInfo(dealId, deal.data)
  const name = deal.data?.header.name
  usePageTitle(name === undefined ? undefined : (lang) => textIn(allocText, lang)('title.of', { deal: name }))
  // Loaded data stays while a refresh fails; data the reader may no longer see does not.
  const end = [deal.error, info.error, fault].find(endsReading)
  const error = end ?? deal.error ?? info.error ?? fault
  const again = () => void Promise.all([deal.refetch(), info.refetch(), store.ask()])
  const { gone, dismissGone } = useGone(place, loaded)
  if (deal.data && info.data && alloc && !end)
    return (
      <AllocShown
        place={place}
        alloc={alloc}
        store={store}
        gone={gone}
        detail={deal.data}
        info={info.data}
        onGoneRead={dismissGone}
      />
    )
  if (deal.data && info.data && none && !end)
    return <NoVersion detail={deal.data} info={info.data} gone={gone} onMade={() => void store.ask()} />
  if (error || !dealId)
    return (
      <DealPageFault
        error={error}
        t={t}
        header={deal.data ? <AllocHeader detail={deal.data} /> : <PageHeader />}
        onAgain={again}
      />
    )
  return (
    <PageSkeleton header={deal.data && <AllocHeader detail={deal.data} />}>
      <RowsSkeleton rows={16} />
    </PageSkeleton>
  )
}
