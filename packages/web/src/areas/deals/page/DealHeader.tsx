import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove } from '@bookrunner/domain/deals'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { useText } from '../../../platform/text.ts'
import { Flash, StatusTag } from '../parts/index.ts'
import { DealActions } from './DealActions.tsx'
import { DealFacts } from './DealFacts.tsx'
import { DealWays } from './DealWays.tsx'
import { pageText } from './text.ts'
import pageHeaderCss from '../../../kit/PageHeader.module.css'

interface Props {
  readonly detail: DealDetail | undefined
  readonly onMove: (move: DealMove) => void
}

/** Name, status, the few facts that matter, the countdown, and what can be done. */
export function DealHeader({ detail, onMove }: Props) {
  const t = useText(pageText)
  if (!detail) return <PageHeader title={t('new')} />
  const { face } = detail
  return (
    <PageHeader
      title={
        <span className={pageHeaderCss.dealName} title={face.name}>
          {face.name}
        </span>
      }
      status={
        <Flash of={`${face.status} ${face.bookClosed} ${face.subject}`}>
          <StatusTag status={face.status} bookClosed={face.bookClosed} subject={face.subject} />
        </Flash>
      }
      facts={<DealFacts detail={detail} />}
      actions={
        <>
          <DealWays detail={detail} at="detail" />
          <DealActions detail={detail} onMove={onMove} />
        </>
      }
    />
  )
}
