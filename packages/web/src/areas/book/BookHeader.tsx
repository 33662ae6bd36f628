import type { DealDetail } from '@bookrunner/contract/deals'
import type { BookLevels } from '@bookrunner/contract/book'
import type { ReactNode } from 'react'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useText } from '../../platform/text.ts'
import { DealFacts, DealWays } from '../deals/index.ts'
import { Flash, StatusTag } from '../deals/parts/index.ts'
import { bookText } from './text.ts'
import pageHeaderCss from '../../kit/PageHeader.module.css'

interface Props {
  readonly detail: DealDetail
  /** Of the state that the book below is of. */
  readonly levels?: BookLevels | undefined
  /** Who is on it. */
  readonly here?: ReactNode
  readonly children?: ReactNode
}

/** Name, status, guidance, countdown: as on the deal's own page, with the ways to it and to its allocation. */
export function BookHeader({ detail, levels, here, children }: Props) {
  const t = useText(bookText)
  const { face } = detail
  const { status, bookClosed } = levels ?? face
  return (
    <PageHeader
      title={
        <span className={pageHeaderCss.dealName} title={face.name}>
          {t('title.of', { deal: face.name })}
        </span>
      }
      status={
        <Flash of={`${status} ${bookClosed} ${face.subject}`}>
          <StatusTag status={status} bookClosed={bookClosed} subject={face.subject} />
        </Flash>
      }
      // The strip counts down.
      facts={<DealFacts detail={detail} countdown={!levels} />}
      actions={
        <>
          {here}
          <DealWays detail={detail} at="order-book" />
          {children}
        </>
      }
    />
  )
}
