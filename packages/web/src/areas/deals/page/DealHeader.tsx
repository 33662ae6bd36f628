import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove } from '@bookrunner/domain/deals'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { useText } from '../../../platform/text.ts'
import { DealAllocationSlot } from '../parts/allocation-slot.ts'
import { DealActions } from './DealActions.tsx'
import { DealPageHeader } from './DealPageHeader.tsx'
import { pageText } from './text.ts'

interface Props {
  readonly detail: DealDetail | undefined
  readonly onMove: (move: DealMove) => void
}

/** Name, status, the few facts that matter, the countdown, and what can be done. */
export function DealHeader({ detail, onMove }: Props) {
  const t = useText(pageText)
  if (!detail) return <PageHeader title={t('new')} />
  return (
    <DealPageHeader
      detail={detail}
      title={detail.header.name}
      at="detail"
      facts={
        detail.header.status === 'Priced' && <DealAllocationSlot.Place dealId={detail.header.dealId} live />
      }
    >
      <DealActions detail={detail} onMove={onMove} />
    </DealPageHeader>
  )
}
