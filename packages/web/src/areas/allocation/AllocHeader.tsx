import type { DealDetail } from '@bookrunner/contract/deals'
import type { ReactNode } from 'react'
import { sized } from '../../kit/amounts.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useText } from '../../platform/text.ts'
import { DealFacts, DealWays } from '../deals/index.ts'
import { Flash, StatusTag } from '../deals/parts/index.ts'
import { allocText } from './text.ts'
import pageHeaderCss from '../../kit/PageHeader.module.css'

interface Props {
  readonly detail: DealDetail
  /** What of the issue is given to nobody, by the version that is shown. */
  readonly retained?: number | undefined
  /** Who is on it. */
  readonly here?: ReactNode
  readonly children?: ReactNode
}

/** Name, status, level, size: as on the deal's own page and its book's, with the ways to both. */
export function AllocHeader({ detail, retained = 0, here, children }: Props) {
  const t = useText(allocText)
  const { face } = detail
  const { status, bookClosed } = face
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
      facts={
        <>
          <DealFacts detail={detail} />
          {retained > 0 && <span className="br-figures">{t('retained', { size: sized(retained) })}</span>}
        </>
      }
      actions={
        <>
          {here}
          <DealWays detail={detail} at="alloc" />
          {children}
        </>
      }
    />
  )
}
