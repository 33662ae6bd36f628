import type { DealDetail, DealHeader } from '@bookrunner/contract/deals'
import type { ReactNode } from 'react'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { HeaderStatus } from '../parts/index.ts'
import { DealFacts } from './DealFacts.tsx'
import { DealWays } from './DealWays.tsx'
import { StageLine } from './StageLine.tsx'
import type { DealPage } from './page-urls.ts'
import pageHeaderCss from '../../../kit/PageHeader.module.css'

interface Props {
  readonly detail: DealDetail
  readonly title: string
  /** The page that has this header. */
  readonly at: DealPage
  /** The phase of the state that the page shows, where that is not the deal's own. */
  readonly phase?: Pick<DealHeader, 'status' | 'bookClosed'> | undefined
  /** False where the page counts down elsewhere. */
  readonly countdown?: boolean
  readonly facts?: ReactNode
  readonly people?: ReactNode
  readonly children?: ReactNode
}

/** Name, status, the few facts that matter, the countdown, the ways to the deal's other pages, and what can be done. */
export function DealPageHeader(props: Props) {
  const { detail, title, at, phase, countdown = true, facts, people, children } = props
  const { name } = detail.header
  const { status } = phase ?? detail.header
  const { allocatedAt, confirmedAt } = detail.lifecycle
  const allocation = confirmedAt ? 'confirmed' : allocatedAt ? 'launched' : undefined
  return (
    <PageHeader
      title={
        <span className={pageHeaderCss.dealName} title={name}>
          {title}
        </span>
      }
      status={<HeaderStatus header={{ ...detail.header, ...phase }} allocation={allocation} />}
      facts={
        <>
          <DealFacts detail={detail} countdown={countdown} />
          {facts}
        </>
      }
      below={status !== 'Draft' && <StageLine detail={detail} />}
      actions={
        <>
          {people}
          <DealWays detail={detail} at={at} />
          {children}
        </>
      }
    />
  )
}
